import { expect, test } from 'vitest';
import { getNowLine } from './now-line.ts';

const toTimestamp = (clock: string) => `2026-02-18T${clock}:00+01:00`;
const day = {
  hours: [
    { at: toTimestamp('10:00'), line: 1, label: '10:00' },
    { at: toTimestamp('11:00'), line: 13, label: '11:00' },
  ],
  sessions: [],
  evenings: [],
};
const session = {
  starts: toTimestamp('11:00'),
  ends: toTimestamp('12:00'),
  lines: [13, 25] as const,
};
const withSession = { ...day, sessions: [session] as never[] };

test.each([
  ['2026-02-18T10:30:00+01:00', 7],
  ['2026-02-18T10:00:00+01:00', 1],
  ['2026-02-18T11:55:00+01:00', 24],
])('at %s returns line %i', (now, line) => {
  expect(getNowLine(withSession, new Date(now))).toBe(line);
});

test.each(['2026-02-18T09:59:00+01:00', '2026-02-18T12:00:00+01:00', '2026-02-19T10:30:00+01:00'])(
  'returns no line at %s, outside of the day',
  (now) => expect(getNowLine(withSession, new Date(now))).toBeNull(),
);

test('returns no line while the current time is unknown', () => {
  expect(getNowLine(withSession, null)).toBeNull();
});
