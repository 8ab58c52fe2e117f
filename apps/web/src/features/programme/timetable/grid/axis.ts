/** Something in the timetable, in minutes of its day. */
export interface Span {
  starts: number;
  ends: number;
}

const quarter = 15;
/** Rows that a quarter of an hour takes: five minutes each, or ten where nothing but a pause or an evening goes on. */
const [busyRows, quietRows] = [3, 1.5];

export interface Axis {
  /** The line of the grid at which a minute of the day begins; the first is 1. */
  lineAt(minute: number): number;
  /** Every full hour from the first to the last. */
  hours: number[];
}

/** The hours of a day from top to bottom; those in which no room has anything take half the height. */
export function makeAxis(busy: readonly Span[], quiet: readonly Span[]): Axis {
  const all = [...busy, ...quiet];
  const first = Math.floor(Math.min(...all.map(({ starts }) => starts)) / 60) * 60;
  const last = Math.max(...all.map(({ ends }) => ends));
  const lines = [1];
  for (let minute = first; minute < last; minute += quarter) {
    const isBusy = busy.some(({ starts, ends }) => starts < minute + quarter && minute < ends);
    lines.push((lines.at(-1) ?? 1) + (isBusy ? busyRows : quietRows));
  }
  return {
    lineAt(minute) {
      const place = (Math.min(Math.max(minute, first), last) - first) / quarter;
      const below = lines[Math.floor(place)] ?? 1;
      const above = lines[Math.ceil(place)] ?? below;
      return Math.round(below + (above - below) * (place - Math.floor(place)));
    },
    hours: Array.from({ length: Math.ceil((last - first) / 60) }, (_, index) => first + index * 60),
  };
}
