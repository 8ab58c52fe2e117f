import { buildCalendarId } from '@kongres/content/format/calendar-id';

/** Selects events of an existing calendar file, so that only the server serialises calendars. */
export function filterCalendar(calendar: string, ids: ReadonlySet<string>, host: string): string {
  const uids = new Set([...ids].map((id) => buildCalendarId(id, host)));
  const [head = '', ...events] = calendar.split(/(?=BEGIN:VEVENT\r\n)/);
  const selected = events
    .map((event) => event.slice(0, event.indexOf(eventEnd) + eventEnd.length))
    .filter((event) => uids.has(parseUid(event)));
  return `${head}${selected.join('')}END:VCALENDAR\r\n`;
}

const eventEnd = 'END:VEVENT\r\n';

/** iCalendar folds long lines: a line that starts with a space continues the previous one. */
function parseUid(event: string): string {
  return /^UID:(.*)$/m.exec(event.replace(/\r\n[ \t]/g, ''))?.[1]?.trim() ?? '';
}
