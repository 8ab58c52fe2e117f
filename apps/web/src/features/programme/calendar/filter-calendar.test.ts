import { expect, test } from 'vitest';
import { buildCalendarId } from '@kongres/content/format/calendar-id';
import { filterCalendar } from './filter-calendar.ts';

const host = 'example.org';
const buildEvent = (uid: string) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\r\nEND:VEVENT\r\n`;
const longId = 'a-very-long-name-of-a-session-that-does-not-fit-into-one-calendar-line';
const foldedUid = buildCalendarId(longId, host).replace(/^(.{71})/, '$1\r\n ');
const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${buildEvent(buildCalendarId('one', host))}${buildEvent(foldedUid)}${buildEvent(buildCalendarId('one-more', host))}END:VCALENDAR\r\n`;

test.each([
  ['keeps no event without ids', [], 0],
  ['keeps one event and not another with the same prefix', ['one'], 1],
  ['keeps an event whose UID is folded over two lines', [longId], 1],
  ['ignores unknown ids', ['one', 'one-more', longId, 'gone'], 3],
])('%s', (_, ids, count) => {
  const filtered = filterCalendar(calendar, new Set(ids), host);
  expect(filtered.split('BEGIN:VEVENT')).toHaveLength(count + 1);
  expect(filtered.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(filtered.match(/END:VCALENDAR\r\n$/g)).toHaveLength(1);
  for (const id of ids.filter((each) => each === 'one'))
    expect(filtered).toContain(buildCalendarId(id, host));
});
