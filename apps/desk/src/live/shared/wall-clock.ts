import { congressDay, edition } from '@kongres/content/facts/edition';

/** The days of the congress, from the first on. */
export const congressDays = Array.from({ length: edition.dayCount }, (_, index) =>
  congressDay(index + 1),
);

/** A moment as the clocks where the congress is show it: `2026-02-18T14:30`. */
export function wallClock(moment: string): string {
  const parts = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: edition.timeZone,
  }).format(new Date(moment));
  return parts.replace(' ', 'T');
}
