export type Columns = ReturnType<typeof makeColumns>;

/** The chart is ruled in steps of so many minutes. */
const step = 5;

/** Where minutes of the day lie. */
export function makeColumns(opens: number, hours: number) {
  const lineAt = (minute: number) => Math.round((minute - opens) / step) + 1;
  const last = (hours * 60) / step + 1;
  const within = (line: number) => Math.min(last, Math.max(1, line));
  return {
    /** The minute at which the chart ends. */
    closes: opens + hours * 60,
    /** The lines between which a span lies; it never has no width. */
    lines({ starts, ends }: { starts: number; ends: number }): [start: number, end: number] {
      const start = Math.min(within(lineAt(starts)), last - 1);
      return [start, Math.max(start + 1, within(lineAt(ends)))];
    },
  };
}
