import { heading, letter, paragraph } from '../mail/letter.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, pageUrl, ticketName } from '../mail/mail-texts.ts';

/**
 * Tells the old address that its order has gone. It names neither the new one nor the link: whoever
 * reads this may be a stranger by now.
 */
export function movedLetter({ number, ticket, language, orderUrl }: MailOrder) {
  const text = mailTexts(language);
  const values = { number, name: ticketName(ticket) };
  return letter(
    {
      language,
      title: text('address_changed.subject', values),
      preview: text('address_changed.preview'),
    },
    heading(text('address_changed.heading')),
    paragraph(text('address_changed.lead', values)),
    paragraph(text('address_changed.yours')),
    paragraph(text('address_changed.stranger'), {
      contact: pageUrl('kontakt', language, orderUrl),
    }),
  );
}
