import { edition } from '../facts/edition.ts';

/** UID for iCalendar. It contains no date, so that rescheduled sessions update the same calendar entry. */
export function buildCalendarId(id: string, host: string): string {
  return `${id}-${edition.firstDay.slice(0, 4)}@${host}`;
}
