import { createElement as el } from 'react';
import { toLocalDay, formatDay } from '@kongres/content/format/date';
import {
  renderHeading,
  renderEmailDocument,
  renderPlainParagraph,
  renderRemark,
  renderSection,
} from '../../platform/email/email-document.ts';
import { hairline } from '../../platform/email/email-styles.ts';
import { getEmailTexts } from '../../platform/email/email-texts.ts';
import type { PendingReply } from './reply.queries.ts';
import { brand } from '@kongres/content/facts/brand';
import { organiser } from '@kongres/content/facts/organiser';
import { renderEmail } from '../../platform/email/render-email.ts';
import type { OutgoingEmail } from '../../platform/email/email-sender.ts';

const quoteStyle = {
  margin: '8px 0 0',
  padding: '0 0 0 16px',
  borderLeft: `2px solid ${hairline}`,
};

function replyEmail({ text: reply, message, createdAt, language }: PendingReply) {
  const text = getEmailTexts(language);
  const day = formatDay(toLocalDay(createdAt), language, 'long');
  return renderEmailDocument(
    { language, title: text('answer.heading'), preview: reply.slice(0, 120) },
    renderHeading(text('answer.heading')),
    ...toParagraphs(reply),
    renderSection(
      { paddingTop: 24 },
      renderRemark(text('answer.quoted', { day })),
      el('blockquote', { style: quoteStyle }, ...toParagraphs(message)),
    ),
  );
}

function toParagraphs(text: string) {
  return text.split(/\n{2,}/).map((paragraph) => renderPlainParagraph(paragraph));
}

/** Quotes the original message below the reply; further replies go to the organiser. */
export function composeReplyEmail(reply: PendingReply): OutgoingEmail {
  return {
    subject: /^re:/i.test(reply.subject) ? reply.subject : `Re: ${reply.subject}`,
    ...renderEmail(replyEmail(reply)),
    replyTo: { name: brand.full, address: organiser.email },
    headers: { 'Auto-Submitted': 'no' },
  };
}
