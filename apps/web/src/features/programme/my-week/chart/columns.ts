export type Columns = ReturnType<typeof createColumns>;

/** Minutes per grid column. */
const step = 5;

export function createColumns(opens: number, hours: number) {
  const toLine = (minute: number) => Math.round((minute - opens) / step) + 1;
  const last = (hours * 60) / step + 1;
  const clampLine = (line: number) => Math.min(last, Math.max(1, line));
  return {
    /** The minute at which the chart ends. */
    closes: opens + hours * 60,
    /** Grid lines of a span, clamped to the chart and at least one column wide. */
    getLines({ starts, ends }: { starts: number; ends: number }): [start: number, end: number] {
      const start = Math.min(clampLine(toLine(starts)), last - 1);
      return [start, Math.max(start + 1, clampLine(toLine(ends)))];
    },
  };
}
