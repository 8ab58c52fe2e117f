import type { DayData } from '../day.server.ts';
import { getNowLine } from './now-line.ts';
import { groupEvenings } from './timetable-labels.ts';

type Session = DayData['sessions'][number];

type Item =
  | {
      kind: 'hour';
      at: string;
      hour: DayData['hours'][number];
      sessions: Session[];
      hasEvening: boolean;
    }
  | { kind: 'session'; at: string; session: Session }
  | { kind: 'evening'; at: string; galas: DayData['evenings'] }
  | { kind: 'now'; at: string; line: number };

/** Hours, the sessions and evenings that start in each, and the current time, in reading order. */
export function listTimetableItems(day: DayData, now: Date | null): Item[] {
  const items = day.hours.flatMap((hour, index): Item[] => {
    const until = Date.parse(day.hours[index + 1]?.at ?? '') || Infinity;
    const startsInHour = ({ starts }: { starts: string }) =>
      Date.parse(starts) >= Date.parse(hour.at) && Date.parse(starts) < until;
    const sessions = day.sessions.filter(startsInHour);
    const evenings = groupEvenings(day.evenings.filter(startsInHour));
    return [
      { kind: 'hour', at: hour.at, hour, sessions, hasEvening: evenings.length > 0 },
      ...sessions.map((session): Item => ({ kind: 'session', at: session.starts, session })),
      ...evenings.map((galas): Item => ({
        kind: 'evening',
        at: galas[0]?.starts ?? hour.at,
        galas,
      })),
    ];
  });
  const line = getNowLine(day, now);
  if (line === null || !now) return items;
  const startedCount = items.filter(({ at }) => Date.parse(at) <= now.getTime()).length;
  return items.toSpliced(startedCount, 0, { kind: 'now', at: now.toISOString(), line });
}
