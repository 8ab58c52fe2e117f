import { expect, test } from 'vitest';
import { toClockTime, toMinutes } from '@kongres/content/format/minutes';
import { createAxis } from './axis.ts';

const toSpan = (starts: string, ends: string) => ({
  starts: toMinutes(starts),
  ends: toMinutes(ends),
});

test('uses one row per five minutes and half of that without sessions', () => {
  const axis = createAxis(
    [toSpan('10:00', '12:00'), toSpan('13:00', '14:00')],
    [toSpan('12:00', '13:00')],
  );
  const lineAt = (clock: string) => axis.getLine(toMinutes(clock));
  expect(lineAt('10:00')).toBe(1);
  expect(lineAt('10:05')).toBe(2);
  expect(lineAt('11:00')).toBe(13);
  expect(lineAt('12:00')).toBe(25);
  expect(lineAt('13:00')).toBe(31);
  expect(lineAt('14:00')).toBe(43);
  expect(axis.hours.map(toClockTime)).toEqual(['10:00', '11:00', '12:00', '13:00']);
});

test('starts at the full hour before the first session and ends with the evening', () => {
  const axis = createAxis([toSpan('09:30', '10:10')], [toSpan('19:00', '21:00')]);
  expect(toClockTime(axis.hours[0] ?? 0)).toBe('09:00');
  expect(toClockTime(axis.hours.at(-1) ?? 0)).toBe('20:00');
  const lines = ['09:30', '10:10', '19:00', '21:00'].map((clock) => axis.getLine(toMinutes(clock)));
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(new Set(lines).size).toBe(4);
});

test('clamps times outside of the day', () => {
  const axis = createAxis([toSpan('10:00', '11:00')], []);
  expect(axis.getLine(0)).toBe(1);
  expect(axis.getLine(24 * 60)).toBe(axis.getLine(toMinutes('11:00')));
});
