import type { DayData } from '../day.server.ts';

/** Grid line of the current time; null outside of the day and while the time is unknown. */
export function getNowLine(
  { hours, sessions, evenings }: Pick<DayData, 'hours' | 'sessions' | 'evenings'>,
  now: Date | null,
): number | null {
  const points = [
    ...hours.map(({ at, line }) => ({ at: Date.parse(at), line })),
    ...[...sessions, ...evenings].flatMap(({ starts, ends, lines }) => [
      { at: Date.parse(starts), line: lines[0] },
      { at: Date.parse(ends), line: lines[1] },
    ]),
  ].toSorted((one, other) => one.at - other.at);
  const time = now?.getTime() ?? Number.NaN;
  const before = points.findLast(({ at }) => at <= time);
  const after = points.find(({ at }) => at > time);
  if (!before || !after) return null;
  const share = (time - before.at) / (after.at - before.at);
  return Math.round(before.line + (after.line - before.line) * share);
}
