import { colours } from '../mail/look.ts';
import { axisDays } from './calendar-days.ts';
import { columnChart } from './charts/column-chart.ts';
import { foldedTable } from './data-table.ts';
import { markup, type Markup } from './charts/markup.ts';
import { isKept, sumOf, validTickets, type Report } from './read-report.ts';
import { section } from './report-frame.ts';
import type { OrderGroup } from './report-queries.ts';
import { scaleTo, type Scale } from './charts/scale.ts';

interface Lane {
  name: string;
  colour: string;
  values: number[];
  scale: Scale;
  height: number;
}

/** A lane for all tickets, then one for each kind: told apart by place and name, not by colour. */
export function salesSection(report: Report): Markup {
  const { groups, days, kinds, format } = report;
  const kept = groups.filter(isKept);
  const byDay = Map.groupBy(kept, ({ paidDay }) => paidDay ?? '');
  const sold = (of: (group: OrderGroup) => boolean) =>
    days.map((day) => validTickets((byDay.get(day) ?? []).filter(of)));
  const all = sold(() => true);
  const byKind = kinds.map((kind) => ({
    ...kind,
    values: sold(({ ticket }) => ticket === kind.id),
  }));
  const scale = scaleTo(Math.max(...byKind.flatMap(({ values }) => values)));
  const lanes: Lane[] = [
    {
      name: 'All tickets',
      colour: colours.ink,
      values: all,
      scale: scaleTo(Math.max(...all)),
      height: 168,
    },
    ...byKind.map((kind) => ({ ...kind, scale, height: 96 })),
  ];
  const rows = days.map((day, at) => {
    const paid = byDay.get(day) ?? [];
    return [
      format.day(day),
      ...byKind.map(({ values }) => format.number(values[at] ?? 0)),
      format.number(all[at] ?? 0),
      format.money(sumOf(paid, 'grossMinor')),
      format.money(sumOf(paid, 'netMinor')),
    ];
  });
  const drawn = lanes.map((lane, at) => drawLane(report, lane, at === lanes.length - 1));
  const table = foldedTable({
    id: 'sales-by-day',
    caption: 'Tickets and revenue by day',
    columns: ['Day', ...kinds.map(({ name }) => name), 'All', 'Gross', 'Net'],
    rows,
    totals: [
      'Total',
      ...byKind.map(({ values }) => format.number(add(values))),
      format.number(add(all)),
      format.money(sumOf(kept, 'grossMinor')),
      format.money(sumOf(kept, 'netMinor')),
    ],
  });
  return section(
    'Sales',
    'Tickets by day',
    'Valid tickets on the day they were paid, in Warsaw time. What was refunded later is left out. The lanes of the kinds share one scale.',
    markup`<div>${drawn}${table}</div>`,
  );
}

function drawLane({ days, format }: Report, lane: Lane, isLowest: boolean): Markup {
  const { name, colour, values, scale, height } = lane;
  const total = format.number(add(values));
  const most = Math.max(...values);
  const peak =
    most > 0
      ? `peak: ${format.number(most)} on ${format.dayShort(days[values.indexOf(most)] ?? '')}`
      : 'none yet';
  const chart = columnChart({
    label: `${name} by day, ${format.day(days[0] ?? '')} to ${format.day(days.at(-1) ?? '')}: ${total} in all, ${peak}`,
    values,
    scale,
    colour,
    height,
    marks: axisDays(days).map((day) => ({ at: days.indexOf(day), text: format.dayShort(day) })),
    hasNames: isLowest,
    writeLine: format.level,
    tell: (value, at) => `${format.day(days[at] ?? '')}: ${format.number(value)}`,
  });
  return markup`<div class="lane"><p><i style="background:${colour}"></i><b>${name}</b><span class="total">${total}</span><span>${peak}</span></p>${chart}</div>`;
}

function add(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
