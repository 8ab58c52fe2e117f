import { formatMoney } from '@kongres/content/format/number';
import {
  renderFactBox,
  renderHeading,
  renderEmailDocument,
  renderParagraph,
  renderSecondaryButton,
  renderRemark,
  renderSection,
} from '../../platform/email/email-document.ts';
import type { OrderEmailData } from '../tickets/order-email-data.ts';
import { getEmailTexts, getTicketName } from '../../platform/email/email-texts.ts';

export function renderPaymentPendingEmail(order: OrderEmailData) {
  const { language, orderUrl } = order;
  const text = getEmailTexts(language);
  const name = getTicketName(order.ticket);
  return renderEmailDocument(
    {
      language,
      title: text('payment_pending.subject', { name }),
      preview: text('payment_pending.preview'),
    },
    renderHeading(text('payment_pending.heading')),
    renderParagraph(text('payment_pending.lead', { name })),
    renderFactBox([
      { label: text('labels.number'), value: order.number, mono: true },
      { label: text('labels.ticket'), value: name },
      {
        label: text('labels.amount'),
        value: formatMoney(order.grossMinor, language),
        strong: true,
      },
    ]),
    renderSection(
      { paddingTop: 24 },
      renderParagraph(text('payment_pending.place')),
      renderParagraph(text('payment_pending.watch'), { order: orderUrl }),
    ),
    renderSection(
      { paddingTop: 12 },
      renderSecondaryButton(text('payment_pending.button'), orderUrl),
    ),
    renderSection({ paddingTop: 24 }, renderRemark(text('payment_pending.remark'))),
  );
}
