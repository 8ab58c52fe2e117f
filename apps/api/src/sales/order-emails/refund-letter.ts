import type { Phase } from '@kongres/content/facts/phases';
import { formatMoment } from '@kongres/content/format/date';
import { formatMoney } from '@kongres/content/format/number';
import {
  factBox,
  heading,
  letter,
  paragraph,
  quietButton,
  section,
} from '../../platform/mail/letter.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, pageUrl, ticketName } from '../../platform/mail/mail-texts.ts';

/** Money goes back: nothing was left to sell, the buyer cancelled, or the order was refunded. */
export function refundLetter(
  kind: 'paid_too_late' | 'cancelled' | 'refunded',
  order: MailOrder,
  phase: Phase,
) {
  const { language, orderUrl } = order;
  const text = mailTexts(language);
  const name = ticketName(order.ticket);
  const amount = formatMoney(order.grossMinor, language);
  return letter(
    {
      language,
      title: text(`${kind}.subject`, { name, amount }),
      preview: text(`${kind}.preview`, { amount }),
    },
    heading(text(`${kind}.heading`)),
    paragraph(text(`${kind}.lead`, { name })),
    factBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      ...(kind === 'cancelled' && order.cancelledAt
        ? [
            {
              label: text('labels.declared'),
              value: formatMoment(order.cancelledAt, language),
            },
          ]
        : []),
      { label: text('labels.refund'), value: amount, strong: true },
    ]),
    section(
      { paddingTop: 24 },
      paragraph(text(`${kind}.money`, { amount })),
      paragraph(text(phase === 'after' ? 'closingAfter' : `${kind}.closing`), {
        tickets: pageUrl('kup-bilet', language, orderUrl),
      }),
    ),
    section({ paddingTop: 12 }, quietButton(text(`${kind}.button`), orderUrl)),
  );
}

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
