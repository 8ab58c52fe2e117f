import { calendarId } from '@kongres/content/format/calendar-id';

/**
 * A calendar with some of the events of another, which stay as they are: a filter and one's own week are cut out of
 * the whole programme, so that there is one place that writes calendars.
 */
export function cutCalendar(whole: string, ids: ReadonlySet<string>, host: string): string {
  const wanted = new Set([...ids].map((id) => calendarId(id, host)));
  const [head = '', ...events] = whole.split(/(?=BEGIN:VEVENT\r\n)/);
  const kept = events
    .map((event) => event.slice(0, event.indexOf(end) + end.length))
    .filter((event) => wanted.has(uidOf(event)));
  return `${head}${kept.join('')}END:VCALENDAR\r\n`;
}

const end = 'END:VEVENT\r\n';

/** Long lines are folded: a line that begins with a space goes on with the one before. */
function uidOf(event: string): string {
  return /^UID:(.*)$/m.exec(event.replace(/\r\n[ \t]/g, ''))?.[1]?.trim() ?? '';
}
