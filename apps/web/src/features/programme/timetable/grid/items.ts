import type { DayData } from '../day.server.ts';
import { nowLine } from './now-line.ts';
import { eveningsOf } from './words.ts';

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

/** Everything in the timetable in the order in which it is read: hours, what begins in each, and where the time has come to. */
export function itemsOf(day: DayData, now: Date | null): Item[] {
  const items = day.hours.flatMap((hour, index): Item[] => {
    const until = Date.parse(day.hours[index + 1]?.at ?? '') || Infinity;
    const begins = ({ starts }: { starts: string }) =>
      Date.parse(starts) >= Date.parse(hour.at) && Date.parse(starts) < until;
    const sessions = day.sessions.filter(begins);
    const evenings = eveningsOf(day.evenings.filter(begins));
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
  const line = nowLine(day, now);
  if (line === null || !now) return items;
  const begun = items.filter(({ at }) => Date.parse(at) <= now.getTime()).length;
  return items.toSpliced(begun, 0, { kind: 'now', at: now.toISOString(), line });
}
