/** In minutes since midnight. */
export interface Span {
  starts: number;
  ends: number;
}

const quarter = 15;
/** Grid rows per quarter of an hour: five minutes per row, ten where there are only breaks or evenings. */
const [busyRows, quietRows] = [3, 1.5];

export interface Axis {
  /** CSS grid line of a minute of the day; the first is 1. */
  getLine(minute: number): number;
  hours: number[];
}

/** Vertical time axis; quarters of an hour without sessions take half the height. */
export function createAxis(busy: readonly Span[], quiet: readonly Span[]): Axis {
  const all = [...busy, ...quiet];
  const first = Math.floor(Math.min(...all.map(({ starts }) => starts)) / 60) * 60;
  const last = Math.max(...all.map(({ ends }) => ends));
  const lines = [1];
  for (let minute = first; minute < last; minute += quarter) {
    const isBusy = busy.some(({ starts, ends }) => starts < minute + quarter && minute < ends);
    lines.push((lines.at(-1) ?? 1) + (isBusy ? busyRows : quietRows));
  }
  return {
    getLine(minute) {
      const position = (Math.min(Math.max(minute, first), last) - first) / quarter;
      const below = lines[Math.floor(position)] ?? 1;
      const above = lines[Math.ceil(position)] ?? below;
      return Math.round(below + (above - below) * (position - Math.floor(position)));
    },
    hours: Array.from({ length: Math.ceil((last - first) / 60) }, (_, index) => first + index * 60),
  };
}
