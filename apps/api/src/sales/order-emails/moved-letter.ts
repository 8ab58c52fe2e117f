import { heading, letter, paragraph } from '../../platform/mail/letter.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, pageUrl, ticketName } from '../../platform/mail/mail-texts.ts';

/**
 * Tells the old address that its order has gone. It names neither the new one nor the link: whoever
 * reads this may be a stranger by now.
 */
export function movedLetter(
  kind: 'address_changed' | 'passed_on',
  { number, ticket, language, orderUrl }: MailOrder,
) {
  const text = mailTexts(language);
  const values = { number, name: ticketName(ticket) };
  return letter(
    { language, title: text(`${kind}.subject`, values), preview: text(`${kind}.preview`) },
    heading(text(`${kind}.heading`)),
    paragraph(text(`${kind}.lead`, values)),
    paragraph(text(`${kind}.yours`)),
    paragraph(text(`${kind}.stranger`), { contact: pageUrl('kontakt', language, orderUrl) }),
  );
}
