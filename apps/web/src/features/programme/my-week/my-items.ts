import { minutesOf } from '@kongres/content/format/minutes';
import { asSession, type WeekRow } from '../../../components/week/week-row.ts';
import type { MyWeekData } from './my-week.server.ts';

/** Something that can be starred: `from` and `until` are moments, `starts` and `ends` minutes of its day. */
export type MyItem = ReturnType<typeof itemsOf>[number];

/** The sessions as far as they are known, and the evenings. */
export function itemsOf({ evenings }: MyWeekData, rows: readonly WeekRow[] | null) {
  const sessions = (rows ?? []).map(asSession).map((session) => ({ ...session, isGala: false }));
  const galas = evenings.map((evening) => ({
    ...evening,
    isGala: true,
    type: 'gala',
    room: '',
    lang: undefined,
    change: '' as const,
  }));
  return [...sessions, ...galas].map(({ starts, ends, ...item }) => ({
    ...item,
    from: starts,
    until: ends,
    starts: minuteOfDay(starts),
    ends: minuteOfDay(ends),
  }));
}

/** As the congress counts them: the moments are written with its own offset. */
function minuteOfDay(moment: string): number {
  return minutesOf(moment.slice(11, 16));
}
