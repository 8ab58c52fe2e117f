import { markup, type Markup, type Part } from './charts/markup.ts';
import { isKept, isOpen, sumOf, validTickets, wasPaid, type Report } from './read-report.ts';
import type { OrderGroup } from './report-queries.ts';

/** What an organiser asks first. */
export function headlineFigures(report: Report): Markup {
  const { groups, format, mailDelays, stock, text } = report;
  const kept = groups.filter(isKept);
  const orders = (counted: OrderGroup[]) => format.number(sumOf(counted, 'orders'));
  const paidOrders = sumOf(groups.filter(wasPaid), 'orders');
  const allOrders = sumOf(groups, 'orders');
  const givenBackInPart = sumOf(kept, 'refundedMinor');
  const refundedOrders = groups.filter(({ hasRefund }) => hasRefund);
  const underWay = groups.filter(({ state }) => state === 'processing');
  const held = stock.reduce((sum, row) => sum + row.held, 0);
  const cells = [
    figure(
      'tickets',
      text('figures.tickets.label'),
      format.number(validTickets(groups)),
      text('figures.tickets.note', { n: format.number(held) }),
    ),
    figure(
      'gross',
      text('figures.gross.label'),
      written(format.moneyParts(sumOf(kept, 'grossMinor'))),
      givenBackInPart > 0
        ? text('figures.gross.partly', { amount: format.money(givenBackInPart) })
        : text('figures.gross.note'),
    ),
    figure(
      'net',
      text('figures.net.label'),
      written(format.moneyParts(sumOf(kept, 'netMinor'))),
      text('figures.net.note'),
    ),
    figure(
      'refunded',
      text('figures.refunded.label'),
      written(format.moneyParts(sumOf(groups, 'refundedMinor'))),
      text('figures.refunded.note', { n: orders(refundedOrders) }),
    ),
    figure(
      'conversion',
      text('figures.conversion.label'),
      format.share(paidOrders, allOrders),
      text('figures.conversion.note', {
        n: format.number(paidOrders),
        number: format.number(allOrders),
      }),
    ),
    figure(
      'holds',
      text('figures.holds.label'),
      orders(groups.filter(isOpen)),
      text('figures.holds.note', { n: orders(underWay) }),
    ),
    figure(
      'mail-median',
      text('figures.mailMedian.label'),
      written(format.durationParts(mailDelays.median)),
      text('figures.mailMedian.note', { n: format.number(mailDelays.sent) }),
    ),
    figure(
      'mail-95',
      text('figures.mailMost.label', { share: format.share(95, 100) }),
      written(format.durationParts(mailDelays.percentile95)),
      text('figures.mailMost.note'),
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
