import type { Texts } from '@kongres/content/texts/namespaces';
import { barChart } from './charts/bar-chart.ts';
import { foldedTable } from './data-table.ts';
import type { Markup } from './charts/markup.ts';
import { isKept, isOpen, sumOf, wasPaid, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import { holdEnds, type OrderGroup } from './report-queries.ts';
import { shareStrip, type Share } from './charts/share-strip.ts';

type Words = Texts['report']['conversion']['outcomes'];

export function conversionSection(report: Report): Markup {
  const { text, format } = report;
  return section(
    text('conversion.label'),
    text('conversion.title'),
    text('conversion.lead', { time: format.time(holdEnds) }),
    block(4, text('conversion.steps.title'), ...steps(report)),
    block(3, text('conversion.outcomes.title'), ...outcomes(report)),
  );
}

function steps({ groups, format, text }: Report) {
  const created = sumOf(groups, 'orders');
  const orders = (of: (group: OrderGroup) => boolean) => sumOf(groups.filter(of), 'orders');
  const bars = [
    { name: text('conversion.steps.created'), value: created },
    {
      name: text('conversion.steps.opened'),
      value: orders(({ hasCheckout }) => hasCheckout),
    },
    { name: text('conversion.steps.paid'), value: orders(wasPaid) },
  ].map(({ name, value }) => ({
    name,
    value,
    full: Math.max(created, 1),
    note: format.withShare(value, created),
  }));
  const expired = orders(({ state }) => state === 'expired');
  const paid = orders(wasPaid);
  return [
    barChart(text('conversion.steps.chart'), bars),
    paid + expired > 0 &&
      remark(text('conversion.steps.decided', { share: format.share(paid, paid + expired) })),
  ];
}

function outcomes({ groups, format, text }: Report) {
  const created = sumOf(groups, 'orders');
  const parts: [keyof Words, Share['fill'], (group: OrderGroup) => boolean][] = [
    ['paid', 'solid', isKept],
    ['refunded', 'dense', ({ state }) => state === 'refunded'],
    ['owed', 'hatch', ({ state }) => state === 'needs_refund'],
    ['expired', 'ticks', ({ state }) => state === 'expired'],
    ['open', 'plain', isOpen],
  ];
  const shares = parts.map(([part, fill, belongs]): Share => {
    const value = sumOf(groups.filter(belongs), 'orders');
    const note = format.withShare(value, created);
    return { name: text(`conversion.outcomes.${part}`), fill, value, note };
  });
  return [
    shareStrip(text('conversion.outcomes.chart'), shares),
    foldedTable(text('table'), {
      id: 'outcomes',
      caption: text('conversion.outcomes.chart'),
      columns: [text('columns.outcome'), text('columns.orders'), text('columns.share')],
      rows: shares.map(({ name, value }) => [
        name,
        format.number(value),
        format.share(value, created),
      ]),
      totals: [
        text('conversion.outcomes.created'),
        format.number(created),
        format.share(created, created),
      ],
    }),
  ];
}
