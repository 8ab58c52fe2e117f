import { formatMoney } from '@kongres/content/format/number';
import {
  factBox,
  heading,
  letter,
  paragraph,
  quietButton,
  remark,
  section,
} from '../../platform/mail/letter.ts';
import type { MailOrder } from '../tickets/mail-order.ts';
import { mailTexts, ticketName } from '../../platform/mail/mail-texts.ts';

/** The bank takes its time: what we wait for, and the link, which only the browser has had so far. */
export function pendingLetter(order: MailOrder) {
  const { language, orderUrl } = order;
  const text = mailTexts(language);
  const name = ticketName(order.ticket);
  return letter(
    {
      language,
      title: text('payment_pending.subject', { name }),
      preview: text('payment_pending.preview'),
    },
    heading(text('payment_pending.heading')),
    paragraph(text('payment_pending.lead', { name })),
    factBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      {
        label: text('labels.amount'),
        value: formatMoney(order.grossMinor, language),
        strong: true,
      },
    ]),
    section(
      { paddingTop: 24 },
      paragraph(text('payment_pending.place')),
      paragraph(text('payment_pending.watch'), { order: orderUrl }),
    ),
    section({ paddingTop: 12 }, quietButton(text('payment_pending.button'), orderUrl)),
    section({ paddingTop: 24 }, remark(text('payment_pending.remark'))),
  );
}
