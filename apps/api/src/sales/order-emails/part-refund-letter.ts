import { formatMoney } from '@kongres/content/format/number';
import {
  factBox,
  heading,
  letter,
  paragraph,
  quietButton,
  section,
} from '../../platform/mail/letter.ts';
import { mailTexts, ticketName } from '../../platform/mail/mail-texts.ts';
import type { MailOrder } from '../tickets/mail-order.ts';

/** Some of the money goes back, and the ticket stays what it is. */
export function partRefundLetter(order: MailOrder) {
  const { language, orderUrl } = order;
  const text = mailTexts(language);
  const name = ticketName(order.ticket);
  const amount = formatMoney(order.refundedMinor + order.returningMinor, language);
  return letter(
    {
      language,
      title: text('part_refunded.subject', { name }),
      preview: text('part_refunded.preview'),
    },
    heading(text('part_refunded.heading')),
    paragraph(text('part_refunded.lead', { name })),
    factBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      { label: text('labels.refund'), value: amount, strong: true },
    ]),
    section(
      { paddingTop: 24 },
      paragraph(text('part_refunded.money', { amount })),
      paragraph(text('part_refunded.closing')),
    ),
    section({ paddingTop: 12 }, quietButton(text('part_refunded.button'), orderUrl)),
  );
}
