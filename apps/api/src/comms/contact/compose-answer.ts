import { brand } from '@kongres/content/facts/brand';
import { organiser } from '@kongres/content/facts/organiser';
import { renderLetter } from '../../platform/mail/render-letter.ts';
import type { OutgoingMail } from '../../platform/mail/sender.ts';
import { answerLetter } from './answer-letter.ts';
import type { OwedAnswer } from './answer-queries.ts';

/** A person's answer to a message, with the message below it; whoever answers it writes to us. */
export function composeAnswer(owed: OwedAnswer): OutgoingMail {
  return {
    subject: /^re:/i.test(owed.subject) ? owed.subject : `Re: ${owed.subject}`,
    ...renderLetter(answerLetter(owed)),
    replyTo: { name: brand.full, address: organiser.email },
    // A person wrote it.
    headers: { 'Auto-Submitted': 'no' },
  };
}
