import { expect, test } from 'vitest';
import { calendarId } from '@kongres/content/format/calendar-id';
import { cutCalendar } from './cut-calendar.ts';

const host = 'example.org';
const event = (uid: string) => `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\r\nEND:VEVENT\r\n`;
const long = 'a-very-long-name-of-a-session-that-no-line-of-a-calendar-has-room-for';
const folded = calendarId(long, host).replace(/^(.{71})/, '$1\r\n ');
const whole = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${event(calendarId('one', host))}${event(folded)}${event(calendarId('one-more', host))}END:VCALENDAR\r\n`;

test.each([
  ['nothing', [], 0],
  ['one and not what begins alike', ['one'], 1],
  ['a name that is folded over two lines', [long], 1],
  ['everything, and no more than there is', ['one', 'one-more', long, 'gone'], 3],
])('%s', (_, ids, count) => {
  const cut = cutCalendar(whole, new Set(ids), host);
  expect(cut.split('BEGIN:VEVENT')).toHaveLength(count + 1);
  expect(cut.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
  expect(cut.match(/END:VCALENDAR\r\n$/g)).toHaveLength(1);
  for (const id of ids.filter((each) => each === 'one'))
    expect(cut).toContain(calendarId(id, host));
});
