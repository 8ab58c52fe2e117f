import { edition } from '@kongres/content/facts/edition';
import { minutesOf } from '@kongres/content/format/minutes';

/** The hours that the demos of a week are drawn over: those of the hall, and earlier or later ones where there are demos. */
export function demoSpan(demos: readonly { starts: string; ends: string }[]) {
  const all = [{ starts: edition.opens, ends: edition.closes }, ...demos];
  const first = Math.min(...all.map(({ starts }) => minutesOf(starts)));
  const last = Math.max(...all.map(({ ends }) => minutesOf(ends)));
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 };
}

/** Where a time stands between the first hour and the last, in percent. */
export function placeOf(clock: string, { first, last }: ReturnType<typeof demoSpan>): number {
  return Math.round((10_000 * (minutesOf(clock) - first)) / (last - first)) / 100;
}
