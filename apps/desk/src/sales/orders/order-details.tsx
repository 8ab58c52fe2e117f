import { fillText } from '@kongres/content/format/marked-text';
import type { DeskOrder } from '@kongres/contract/desk/sales/orders';
import { languages } from '@kongres/content/facts/languages';
import { useTexts } from '../../i18n/texts.tsx';
import { DescriptionList } from '../../components/description-list.tsx';
import { formatAmount, formatTime } from '../../components/format.ts';
import { OrderStatus } from './order-status.tsx';
import { formatTicketName } from '../../components/format-ticket-name.ts';

export function OrderDetails({ order }: { order: DeskOrder }) {
  const { texts, language } = useTexts();
  const time = (moment: string | null) => moment && formatTime(moment, language);
  const amount = (minor: number) => formatAmount(minor, order.currency, language);
  const { orders } = texts;
  const facts = [
    [orders.status, <OrderStatus key="state" order={order} />],
    [
      orders.ticket,
      [
        formatTicketName(order.ticket, texts),
        texts.origins[order.origin],
        !order.countsTowardsQuota && orders.outsideLimit,
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [orders.placed, time(order.createdAt)],
    [orders.paid, time(order.paidAt)],
    [
      orders.gross,
      order.grossMinor > 0 &&
        `${amount(order.grossMinor)} (${amount(order.netMinor)} + VAT ${amount(order.vatMinor)})`,
    ],
    [orders.refunded, order.refundedMinor > 0 && amount(order.refundedMinor)],
    [orders.email, order.email],
    [orders.company, [order.company, order.taxId].filter(Boolean).join(', ')],
    [orders.address, order.address?.join(', ')],
    [orders.language, languages.find(({ id }) => id === order.language)?.label],
    [orders.code, order.ticketCode],
    [orders.downloaded, time(order.downloadedAt)],
    [orders.checkedIn, time(order.checkedInAt)],
    [orders.transferred, time(order.transferredAt)],
    [
      orders.earlyStartConsent,
      order.consentedAt &&
        fillText(orders.earlyStartConsentedAt, {
          time: formatTime(order.consentedAt, language),
          version: String(order.consentVersion),
        }),
    ],
  ] as const;
  return <DescriptionList facts={facts} />;
}
