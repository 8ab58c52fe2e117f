import { colours } from '../mail/look.ts';
import { orderName } from '../orders/order.ts';
import { barChart } from './charts/bar-chart.ts';
import { axisDays } from './calendar-days.ts';
import { columnChart } from './charts/column-chart.ts';
import { dataTable, foldedTable } from './data-table.ts';
import { markup, type Markup } from './charts/markup.ts';
import { isOpen, sumOf, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import { holdAges, mailDelays } from './report-queries.ts';
import { scaleTo } from './charts/scale.ts';

/** Behind the counter: what lies aside, what went back, what was sent. */
export function counterSection(report: Report): Markup {
  return section(
    'Behind the counter',
    'Holds, refunds and mails',
    'A hold keeps a ticket for a buyer who is paying. A mail is late when it has waited over 5 minutes.',
    block(2, 'Holds now, by age', ...holds(report)),
    block(2, 'Ticket mails, by delay', ...delays(report)),
    block(3, 'Refunds by day', ...refunds(report)),
    block(7, 'Late mails', lateMails(report)),
  );
}

/** "under 5 sec", "5–15 sec", "over 15 sec": the spaces between the limits. */
function spans(limits: readonly number[], { duration, span }: Report['format']): string[] {
  return [
    `under ${duration(limits[0] ?? 0)}`,
    ...limits.slice(1).map((limit, index) => span(limits[index] ?? 0, limit)),
    `over ${duration(limits.at(-1) ?? 0)}`,
  ];
}

function holds({ groups, format }: Report) {
  const open = groups.filter(isOpen);
  const bars = spans(holdAges, format).map((name, age) => {
    const value = sumOf(
      open.filter(({ holdAge }) => holdAge === age),
      'orders',
    );
    return { name, value, note: format.number(value) };
  });
  return [
    barChart('Open holds by age', bars),
    remark(
      `${format.number(sumOf(open, 'orders'))} in all. Past 35 minutes only a payment under way keeps a hold.`,
    ),
  ];
}

function delays({ mailDelays: { sent }, mailDelayCounts, format }: Report) {
  const bars = spans(mailDelays, format).map((name, at) => {
    const value = mailDelayCounts[at] ?? 0;
    return { name, value, note: format.withShare(value, sent) };
  });
  return [barChart('Ticket mails by delay from queued to sent', bars)];
}

function refunds({ groups, days, format }: Report) {
  const given = groups.filter(({ hasRefund }) => hasRefund);
  const total = sumOf(given, 'refundedMinor');
  if (total === 0) return [remark('Nothing was refunded so far.')];
  const byDay = Map.groupBy(given, ({ refundDay }) => refundDay);
  const values = days.map((day) => sumOf(byDay.get(day) ?? [], 'refundedMinor'));
  const undated = byDay.get(null) ?? [];
  // The scale counts in whole units of money, so that its lines are round.
  const scale = scaleTo(Math.max(...values) / 100);
  const chart = columnChart({
    label: `Refunds by day: ${format.money(total)} in all`,
    values: values.map((minor) => minor / 100),
    scale,
    colour: colours.ink,
    height: 168,
    marks: axisDays(days).map((day) => ({ at: days.indexOf(day), text: format.dayShort(day) })),
    hasNames: true,
    writeLine: format.level,
    tell: (_, at) => `${format.day(days[at] ?? '')}: ${format.money(values[at] ?? 0)}`,
  });
  const dated = days.filter((day) => byDay.has(day));
  const row = (name: string, refunded: typeof given) => [
    name,
    format.number(sumOf(refunded, 'orders')),
    format.money(sumOf(refunded, 'refundedMinor')),
  ];
  return [
    markup`<div class="gutter">${chart}</div>`,
    undated.length > 0 &&
      remark(
        `${format.money(sumOf(undated, 'refundedMinor'))} was given back in part; of such refunds no day is kept, so they are not drawn.`,
      ),
    foldedTable({
      id: 'refunds-by-day',
      caption: 'Refunds by day',
      columns: ['Day', 'Orders', 'Refunded'],
      rows: [
        ...dated.map((day) => row(format.day(day), byDay.get(day) ?? [])),
        ...(undated.length > 0 ? [row('In part, day not kept', undated)] : []),
      ],
      totals: row('Total', given),
    }),
  ];
}

function lateMails({ lateMails: late, now, format }: Report): Markup {
  const all = late[0]?.all ?? 0;
  if (all === 0) return remark('None: every mail has gone out in time or is not yet due.');
  const hidden = all - late.length;
  const table = dataTable({
    id: 'late-mails',
    caption: `${format.number(all)} mails, the longest waiting first`,
    columns: ['Order', 'Waiting', 'Mail', 'Queued'],
    hasWords: true,
    rows: late.map(({ order, kind, queuedAt }) => [
      orderName(order),
      format.duration((now.getTime() - queuedAt.getTime()) / 1000),
      kind,
      format.moment(queuedAt),
    ]),
  });
  return markup`${table}${hidden > 0 && remark(`and ${format.number(hidden)} more`)}`;
}
