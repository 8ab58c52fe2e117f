import { colours } from '../mail/look.ts';
import { mailKinds } from '../order-mails/mail-kinds.ts';
import { orderName } from '../orders/order.ts';
import { barChart } from './charts/bar-chart.ts';
import { axisDays } from './calendar-days.ts';
import { columnChart, lettersBeside } from './charts/column-chart.ts';
import { dataTable, foldedTable } from './data-table.ts';
import { markup, type Markup } from './charts/markup.ts';
import { isOpen, sumOf, type Report } from './read-report.ts';
import { block, remark, section } from './report-frame.ts';
import { holdAges, holdEnds, mailDelays, patience } from './report-queries.ts';
import { scaleTo } from './charts/scale.ts';

/** Behind the counter: what lies aside, what went back, what was sent. */
export function counterSection(report: Report): Markup {
  const { text, format } = report;
  return section(
    text('counter.label'),
    text('counter.title'),
    text('counter.lead', { time: format.time(patience) }),
    block(2, text('counter.holds.title'), ...holds(report)),
    block(2, text('counter.delays.title'), ...delays(report)),
    block(3, text('counter.refunds.title'), ...refunds(report)),
    block(7, text('counter.late.title'), lateMails(report)),
  );
}

/** "under 5 sec", "5–15 sec", "over 15 sec": the spaces between the limits. */
function spans(limits: readonly number[], { text, format }: Report): string[] {
  const { duration, span } = format;
  return [
    text('counter.under', { time: duration(limits[0] ?? 0) }),
    ...limits.slice(1).map((limit, index) => span(limits[index] ?? 0, limit)),
    text('counter.over', { time: duration(limits.at(-1) ?? 0) }),
  ];
}

function holds(report: Report) {
  const { groups, format, text } = report;
  const open = groups.filter(isOpen);
  const bars = spans(holdAges, report).map((name, age) => {
    const value = sumOf(
      open.filter(({ holdAge }) => holdAge === age),
      'orders',
    );
    return { name, value, note: format.number(value) };
  });
  return [
    barChart(text('counter.holds.chart'), bars),
    remark(
      text('counter.holds.remark', {
        n: format.number(sumOf(open, 'orders')),
        time: format.time(holdEnds),
      }),
    ),
  ];
}

function delays(report: Report) {
  const { mailDelayCounts, format, text } = report;
  const { sent } = report.mailDelays;
  const bars = spans(mailDelays, report).map((name, at) => {
    const value = mailDelayCounts[at] ?? 0;
    return { name, value, note: format.withShare(value, sent) };
  });
  return [barChart(text('counter.delays.chart'), bars)];
}

function refunds({ groups, days, format, text }: Report) {
  const given = groups.filter(({ hasRefund }) => hasRefund);
  const total = sumOf(given, 'refundedMinor');
  if (total === 0) return [remark(text('counter.refunds.none'))];
  const byDay = Map.groupBy(given, ({ refundDay }) => refundDay);
  const values = days.map((day) => sumOf(byDay.get(day) ?? [], 'refundedMinor'));
  const undated = byDay.get(null) ?? [];
  // The scale counts in whole units of money, so that its lines are round.
  const scale = scaleTo(Math.max(...values) / 100);
  const chart = columnChart({
    label: text('counter.refunds.chart', { amount: format.money(total) }),
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
    markup`<div class="gutter" style="--level:${lettersBeside(scale, format.level)}">${chart}</div>`,
    undated.length > 0 &&
      remark(
        text('counter.refunds.undated', {
          amount: format.money(sumOf(undated, 'refundedMinor')),
        }),
      ),
    foldedTable(text('table'), {
      id: 'refunds-by-day',
      caption: text('counter.refunds.title'),
      columns: [text('columns.day'), text('columns.orders'), text('columns.refunded')],
      rows: [
        ...dated.map((day) => row(format.day(day), byDay.get(day) ?? [])),
        ...(undated.length > 0 ? [row(text('counter.refunds.part'), undated)] : []),
      ],
      totals: row(text('total'), given),
    }),
  ];
}

function lateMails({ lateMails: late, now, format, text }: Report): Markup {
  const all = late[0]?.all ?? 0;
  if (all === 0) return remark(text('counter.late.none'));
  const hidden = all - late.length;
  const table = dataTable({
    id: 'late-mails',
    caption: text('counter.late.caption', { n: format.number(all) }),
    columns: [
      text('columns.order'),
      text('columns.waiting'),
      text('columns.mail'),
      text('columns.queued'),
    ],
    hasWords: true,
    rows: late.map(({ order, kind, queuedAt }) => [
      orderName(order),
      format.duration((now.getTime() - queuedAt.getTime()) / 1000),
      kindOf(kind),
      format.moment(queuedAt),
    ]),
  });
  return markup`${table}${hidden > 0 && remark(text('counter.late.more', { n: format.number(hidden) }))}`;

  function kindOf(kind: string): string {
    const known = mailKinds.find((name) => name === kind);
    return known ? text(`counter.kinds.${known}`) : kind;
  }
}
