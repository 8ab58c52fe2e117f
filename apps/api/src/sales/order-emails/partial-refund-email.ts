import { formatMoney } from '@kongres/content/format/number';
import {
  renderFactBox,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderSecondaryButton,
  renderSection,
} from '../../platform/email/email-document.ts';
import { getEmailTexts, getTicketName } from '../../platform/email/email-texts.ts';
import type { OrderEmailData } from '../tickets/order-email-data.ts';

export function renderPartialRefundEmail(order: OrderEmailData) {
  const { language, orderUrl } = order;
  const text = getEmailTexts(language);
  const name = getTicketName(order.ticket);
  const amount = formatMoney(order.refundedMinor + order.pendingRefundMinor, language);
  return renderEmailDocument(
    {
      language,
      title: text('part_refunded.subject', { name }),
      preview: text('part_refunded.preview'),
    },
    renderHeading(text('part_refunded.heading')),
    renderParagraph(text('part_refunded.lead', { name })),
    renderFactBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      { label: text('labels.refund'), value: amount, strong: true },
    ]),
    renderSection(
      { paddingTop: 24 },
      renderParagraph(text('part_refunded.money', { amount })),
      renderParagraph(text('part_refunded.closing')),
    ),
    renderSection(
      { paddingTop: 12 },
      renderSecondaryButton(text('part_refunded.button'), orderUrl),
    ),
  );
}
