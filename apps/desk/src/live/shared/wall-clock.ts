import { getCongressDay, edition } from '@kongres/content/facts/edition';

export const congressDays = Array.from({ length: edition.dayCount }, (_, index) =>
  getCongressDay(index + 1),
);

/** Local time of the congress, such as `2026-02-18T14:30`. */
export function formatWallClock(moment: string): string {
  const parts = new Intl.DateTimeFormat('sv', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: edition.timeZone,
  }).format(new Date(moment));
  return parts.replace(' ', 'T');
}
