import { edition } from '../facts/edition.ts';

/**
 * What calendars know a session or an evening by. Without its day, so that what is moved takes its entry along, and the
 * same in every file, so that nobody has it twice.
 */
export function calendarId(id: string, host: string): string {
  return `${id}-${edition.firstDay.slice(0, 4)}@${host}`;
}
