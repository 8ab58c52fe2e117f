import { colours } from '../mail/look.ts';
import { axisDays } from './calendar-days.ts';
import { columnChart, lettersBeside } from './charts/column-chart.ts';
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
  const { groups, days, kinds, format, text } = report;
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
      name: text('sales.all'),
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
  const level = Math.max(...lanes.map((lane) => lettersBeside(lane.scale, format.level)));
  const drawn = lanes.map((lane, at) => drawLane(report, lane, at === lanes.length - 1));
  const table = foldedTable(text('table'), {
    id: 'sales-by-day',
    caption: text('sales.caption'),
    columns: [
      text('columns.day'),
      ...kinds.map(({ name }) => name),
      text('columns.all'),
      text('columns.gross'),
      text('columns.net'),
    ],
    rows,
    totals: [
      text('total'),
      ...byKind.map(({ values }) => format.number(add(values))),
      format.number(add(all)),
      format.money(sumOf(kept, 'grossMinor')),
      format.money(sumOf(kept, 'netMinor')),
    ],
  });
  return section(
    text('sales.label'),
    text('sales.title'),
    text('sales.lead'),
    markup`<div style="--level:${level}">${drawn}${table}</div>`,
  );
}

function drawLane({ days, format, text }: Report, lane: Lane, isLowest: boolean): Markup {
  const { name, colour, values, scale, height } = lane;
  const total = format.number(add(values));
  const most = Math.max(...values);
  const peak =
    most > 0
      ? text('sales.peak', {
          n: format.number(most),
          moment: format.dayShort(days[values.indexOf(most)] ?? ''),
        })
      : text('sales.none');
  const from = format.day(days[0] ?? '');
  const to = format.day(days.at(-1) ?? '');
  const chart = columnChart({
    label: `${text('sales.chart', { name, from, to, n: total })}; ${peak}`,
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
