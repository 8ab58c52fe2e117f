import type { Span } from '../grid/axis.ts';

/** A session as its day's tab draws it: the line of its room, where it begins, how long it is, how thick. */
export type Mark = readonly [line: number, starts: number, minutes: number, thickness: number];

/** A line is time; its thickness is what happens. A keynote goes through all of them. */
const thickness: Readonly<Record<string, number>> = { workshop: 2, networking: 2, panel: 6 };
export const keynoteThickness = 9;

export function markOf(type: string, line: number, { starts, ends }: Span): Mark {
  const thick = type === 'keynote' ? keynoteThickness : (thickness[type] ?? 4);
  return [line, starts, ends - starts, thick];
}
