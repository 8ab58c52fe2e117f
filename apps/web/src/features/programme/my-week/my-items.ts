import { toMinutes } from '@kongres/content/format/minutes';
import {
  toIndexSession,
  type ProgrammeIndexRow,
} from '../../../components/programme-index/programme-index-row.ts';
import type { MyWeekData } from './my-week.server.ts';

/** A session or evening that can be starred; `from` and `until` are ISO times, `starts` and `ends` minutes of its day. */
export type MyItem = ReturnType<typeof listMyItems>[number];

/** Sessions are missing until the programme is loaded. */
export function listMyItems({ evenings }: MyWeekData, rows: readonly ProgrammeIndexRow[] | null) {
  const sessions = (rows ?? [])
    .map(toIndexSession)
    .map((session) => ({ ...session, isGala: false }));
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
    starts: getMinuteOfDay(starts),
    ends: getMinuteOfDay(ends),
  }));
}

/** In congress time, because the times carry its UTC offset. */
function getMinuteOfDay(moment: string): number {
  return toMinutes(moment.slice(11, 16));
}
