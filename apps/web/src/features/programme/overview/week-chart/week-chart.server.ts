import { edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatHours } from '@kongres/content/format/date';
import { congressDays } from '../../../../components/congress-days.server.ts';
import { endOf, eveningLanes, hoursOf } from './evening-lanes.ts';

export type WeekChartData = ReturnType<typeof weekChart>;

/** The whole hours between which everything lies, and where on them the days and the evenings are. */
export function weekChart(code: LanguageCode) {
  const opens = hoursOf(edition.opens);
  const closes = hoursOf(edition.closes);
  const first = Math.floor(Math.min(opens, ...galas.map(({ starts }) => hoursOf(starts))));
  const last = Math.ceil(Math.max(closes, ...galas.map(endOf)));
  return {
    hours: last - first,
    open: { gap: opens - first, length: closes - opens },
    days: congressDays(code).map(({ n, day, weekday, tiny, number }) => ({
      n,
      day,
      weekday,
      tiny,
      number,
      lanes: eveningLanes(
        galas.filter((gala) => gala.day === n),
        first,
      ).map((blocks) =>
        blocks.map(({ gap, length, rows }) => ({
          gap,
          length,
          hours: formatHours(rows[0].starts, rows[0].ends, code),
          galas: rows.map(({ id, name }) => ({ id, name })),
        })),
      ),
    })),
  };
}
