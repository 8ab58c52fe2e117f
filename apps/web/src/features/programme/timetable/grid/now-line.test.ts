import { expect, test } from 'vitest';
import { nowLine } from './now-line.ts';

const at = (clock: string) => `2026-02-18T${clock}:00+01:00`;
const day = {
  hours: [
    { at: at('10:00'), line: 1, label: '10:00' },
    { at: at('11:00'), line: 13, label: '11:00' },
  ],
  sessions: [],
  evenings: [],
};
const session = { starts: at('11:00'), ends: at('12:00'), lines: [13, 25] as const };
const withSession = { ...day, sessions: [session] as never[] };

test.each([
  ['2026-02-18T10:30:00+01:00', 7],
  ['2026-02-18T10:00:00+01:00', 1],
  ['2026-02-18T11:55:00+01:00', 24],
])('at %s the time has come to line %i', (now, line) => {
  expect(nowLine(withSession, new Date(now))).toBe(line);
});

test.each(['2026-02-18T09:59:00+01:00', '2026-02-18T12:00:00+01:00', '2026-02-19T10:30:00+01:00'])(
  'there is no line at %s, outside of the day',
  (now) => expect(nowLine(withSession, new Date(now))).toBeNull(),
);

test('there is none while nobody has told the time', () => {
  expect(nowLine(withSession, null)).toBeNull();
});
