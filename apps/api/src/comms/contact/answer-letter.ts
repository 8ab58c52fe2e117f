import { createElement as el } from 'react';
import { dayAt, formatDay } from '@kongres/content/format/date';
import { heading, letter, plainParagraph, remark, section } from '../../platform/mail/letter.ts';
import { hairline } from '../../platform/mail/look.ts';
import { mailTexts } from '../../platform/mail/mail-texts.ts';
import type { OwedAnswer } from './answer-queries.ts';
import { brand } from '@kongres/content/facts/brand';
import { organiser } from '@kongres/content/facts/organiser';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import type { OutgoingMail } from '../../platform/mail/sender.ts';

const quoted = { margin: '8px 0 0', padding: '0 0 0 16px', borderLeft: `2px solid ${hairline}` };

/** The answer, and below it what it answers; in the plain text `>` stands before that. */
function answerLetter({ text: words, message, createdAt, language }: OwedAnswer) {
  const text = mailTexts(language);
  const day = formatDay(dayAt(createdAt), language, 'long');
  return letter(
    { language, title: text('answer.heading'), preview: words.slice(0, 120) },
    heading(text('answer.heading')),
    ...typed(words),
    section(
      { paddingTop: 24 },
      remark(text('answer.quoted', { day })),
      el('blockquote', { style: quoted }, ...typed(message)),
    ),
  );
}

function typed(words: string) {
  return words.split(/\n{2,}/).map((paragraph) => plainParagraph(paragraph));
}

/** An organiser's answer with the original message below it; replies go to the organiser. */
export function composeAnswer(owed: OwedAnswer): OutgoingMail {
  return {
    subject: /^re:/i.test(owed.subject) ? owed.subject : `Re: ${owed.subject}`,
    ...renderLetter(answerLetter(owed)),
    replyTo: { name: brand.full, address: organiser.email },
    // A person wrote it.
    headers: { 'Auto-Submitted': 'no' },
  };
}
