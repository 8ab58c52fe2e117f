import { heading, letter, paragraph } from '../../platform/mail/letter.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, pageUrl, ticketName } from '../../platform/mail/mail-texts.ts';

/** The organiser took back what the organiser had given. */
export function revokedLetter({ number, ticket, language, orderUrl }: MailOrder) {
  const text = mailTexts(language);
  const values = { number, name: ticketName(ticket) };
  return letter(
    { language, title: text('revoked.subject', values), preview: text('revoked.preview') },
    heading(text('revoked.heading')),
    paragraph(text('revoked.lead', values)),
    paragraph(text('revoked.ask'), { contact: pageUrl('kontakt', language, orderUrl) }),
  );
}
