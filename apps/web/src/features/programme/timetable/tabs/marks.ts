import type { Span } from '../grid/axis.ts';

/** A session in a mini chart; `line` is the index of its room. */
export type Mark = readonly [line: number, starts: number, minutes: number, thickness: number];

/** Line width by session type. A keynote spans the lines of all rooms. */
const thickness: Readonly<Record<string, number>> = { workshop: 2, networking: 2, panel: 6 };
export const keynoteThickness = 9;

export function createMark(type: string, line: number, { starts, ends }: Span): Mark {
  const thick = type === 'keynote' ? keynoteThickness : (thickness[type] ?? 4);
  return [line, starts, ends - starts, thick];
}
