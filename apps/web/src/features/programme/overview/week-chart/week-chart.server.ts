import { edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatHours } from '@kongres/content/format/date';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { listCongressDays } from '../../../../components/congress-days.server.ts';
import { buildDayTabs } from '../../timetable/day.server.ts';
import { drawSessions } from './draw-sessions.server.ts';
import { getEndHour, arrangeEveningLanes, parseHours } from './evening-lanes.ts';

export type WeekChartData = ReturnType<typeof buildWeekChart>;

export function buildWeekChart(code: LanguageCode) {
  const opens = parseHours(edition.opens);
  const closes = parseHours(edition.closes);
  const first = Math.floor(Math.min(opens, ...galas.map(({ starts }) => parseHours(starts))));
  const last = Math.ceil(Math.max(closes, ...galas.map(getEndHour)));
  const tabs = isPublished('sessions') ? buildDayTabs(listEntries('sessions'), code) : [];
  return {
    hours: last - first,
    open: { gap: opens - first, length: closes - opens },
    days: listCongressDays(code).map(({ n, day, weekday, tiny, number }) => ({
      n,
      day,
      weekday,
      tiny,
      number,
      sessions: tabs
        .filter((tab) => tab.n === n)
        .map((tab) => drawSessions(tab, { starts: first * 60, ends: last * 60 }))[0],
      lanes: arrangeEveningLanes(
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
