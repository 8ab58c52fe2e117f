import { barChart } from './charts/bar-chart.ts';
import { foldedTable } from './data-table.ts';
import type { Markup } from './charts/markup.ts';
import { isKept, isOpen, sumOf, wasPaid, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import type { OrderGroup } from './report-queries.ts';
import { shareStrip, type Share } from './charts/share-strip.ts';

export function conversionSection(report: Report): Markup {
  return section(
    'Conversion',
    'From order to payment',
    'An order is made when a buyer asks for a ticket; it ends paid or, unpaid, after 35 minutes.',
    block(4, 'How far orders came', ...steps(report)),
    block(3, 'What became of them', ...outcomes(report)),
  );
}

function steps({ groups, format }: Report) {
  const created = sumOf(groups, 'orders');
  const orders = (of: (group: OrderGroup) => boolean) => sumOf(groups.filter(of), 'orders');
  const bars = [
    { name: 'Created', value: created },
    { name: 'Checkout opened', value: orders(({ hasCheckout }) => hasCheckout) },
    { name: 'Paid', value: orders(wasPaid) },
  ].map(({ name, value }) => ({
    name,
    value,
    full: Math.max(created, 1),
    note: format.withShare(value, created),
  }));
  const expired = orders(({ state }) => state === 'expired');
  const paid = orders(wasPaid);
  return [
    barChart('Orders by how far they came', bars),
    paid + expired > 0 &&
      remark(`Of the orders that are decided, ${format.share(paid, paid + expired)} were paid.`),
  ];
}

function outcomes({ groups, format }: Report) {
  const created = sumOf(groups, 'orders');
  const parts: [string, Share['fill'], (group: OrderGroup) => boolean][] = [
    ['Paid', 'solid', isKept],
    ['Refunded', 'dense', ({ state }) => state === 'refunded'],
    ['Waiting for refund', 'hatch', ({ state }) => state === 'needs_refund'],
    ['Expired', 'ticks', ({ state }) => state === 'expired'],
    ['Still open', 'plain', isOpen],
  ];
  const shares = parts.map(([name, fill, belongs]): Share => {
    const value = sumOf(groups.filter(belongs), 'orders');
    const note = format.withShare(value, created);
    return { name, fill, value, note };
  });
  return [
    shareStrip('Orders by what became of them', shares),
    foldedTable({
      id: 'outcomes',
      caption: 'Orders by what became of them',
      columns: ['Outcome', 'Orders', 'Share'],
      rows: shares.map(({ name, value }) => [
        name,
        format.number(value),
        format.share(value, created),
      ]),
      totals: ['Created', format.number(created), format.share(created, created)],
    }),
  ];
}
