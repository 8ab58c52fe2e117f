import { markup, type Markup, type Part } from './charts/markup.ts';
import { isKept, isOpen, sumOf, validTickets, wasPaid, type Report } from './read-report.ts';

/** What an organiser asks first. */
export function headlineFigures(report: Report): Markup {
  const { groups, format, mailDelays, stock } = report;
  const kept = groups.filter(isKept);
  const paidOrders = sumOf(groups.filter(wasPaid), 'orders');
  const allOrders = sumOf(groups, 'orders');
  const givenBackInPart = sumOf(kept, 'refundedMinor');
  const refundedOrders = groups.filter(({ hasRefund }) => hasRefund);
  const underWay = groups.filter(({ state }) => state === 'processing');
  const cells = [
    figure(
      'tickets',
      'Tickets sold',
      format.number(validTickets(groups)),
      `valid today, ${format.number(stock.reduce((sum, { held }) => sum + held, 0))} more held`,
    ),
    figure(
      'gross',
      'Revenue, gross',
      written(format.moneyParts(sumOf(kept, 'grossMinor'))),
      givenBackInPart > 0
        ? `paid orders; ${format.money(givenBackInPart)} of it given back in part`
        : 'paid orders',
    ),
    figure(
      'net',
      'Revenue, net',
      written(format.moneyParts(sumOf(kept, 'netMinor'))),
      'paid orders, without VAT',
    ),
    figure(
      'refunded',
      'Refunded',
      written(format.moneyParts(sumOf(groups, 'refundedMinor'))),
      `${format.number(sumOf(refundedOrders, 'orders'))} orders, whole or in part`,
    ),
    figure(
      'conversion',
      'Order to paid',
      format.share(paidOrders, allOrders),
      `${format.number(paidOrders)} of ${format.number(allOrders)} orders`,
    ),
    figure(
      'holds',
      'Open holds now',
      format.number(sumOf(groups.filter(isOpen), 'orders')),
      `${format.number(sumOf(underWay, 'orders'))} with a payment under way`,
    ),
    figure(
      'mail-median',
      'Ticket mail, median',
      written(format.durationParts(mailDelays.median)),
      `from queued to sent, ${format.number(mailDelays.sent)} mails`,
    ),
    figure(
      'mail-95',
      'Ticket mail, 95th percentile',
      written(format.durationParts(mailDelays.percentile95)),
      'one mail in twenty took longer',
    ),
  ];
  return markup`<dl class="figures">${cells}</dl>`;
}

/** Currencies, units and small change step back behind the number. */
function written(parts: { value: string; isSmall: boolean }[]): Part[] {
  return parts.map(({ value, isSmall }) => (isSmall ? markup`<small>${value}</small>` : value));
}

function figure(id: string, label: string, value: Part, note: string): Markup {
  return markup`<div><dt>${label}</dt><dd id="${id}">${value}</dd><dd class="note">${note}</dd></div>`;
}
