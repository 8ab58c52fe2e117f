import { edition } from '@kongres/content/facts/edition';
import { toMinutes } from '@kongres/content/format/minutes';

/** Time axis in minutes: the opening hours of the hall, extended to full hours around earlier or later demos. */
export function getDemoSpan(demos: readonly { starts: string; ends: string }[]) {
  const all = [{ starts: edition.opens, ends: edition.closes }, ...demos];
  const first = Math.min(...all.map(({ starts }) => toMinutes(starts)));
  const last = Math.max(...all.map(({ ends }) => toMinutes(ends)));
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 };
}

/** Position of a time on the axis in percent. */
export function getAxisPercent(
  clock: string,
  { first, last }: ReturnType<typeof getDemoSpan>,
): number {
  return Math.round((10_000 * (toMinutes(clock) - first)) / (last - first)) / 100;
}
