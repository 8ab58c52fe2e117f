import { edition } from '@kongres/content/facts/edition';

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: edition.timeZone,
});

/** Local time as 2026-02-16 10:00: sortable as text and recognised by spreadsheets. */
export function formatWallClock(at: Date): string {
  return format.format(at);
}
