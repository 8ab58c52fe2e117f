import { edition } from '@kongres/content/facts/edition';

const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: edition.timeZone,
});

/** 2026-02-16 10:00, on the organiser's clock: sorts as text, and spreadsheets know it for a date. */
export function wallClock(at: Date): string {
  return format.format(at);
}
