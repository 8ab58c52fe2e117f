import { expect, test } from 'vitest';
import { clockOf, minutesOf } from '@kongres/content/format/minutes';
import { makeAxis } from './axis.ts';

const at = (starts: string, ends: string) => ({ starts: minutesOf(starts), ends: minutesOf(ends) });

test('five minutes are a row, and an hour in which nobody speaks is half as high', () => {
  const axis = makeAxis([at('10:00', '12:00'), at('13:00', '14:00')], [at('12:00', '13:00')]);
  const lineAt = (clock: string) => axis.lineAt(minutesOf(clock));
  expect(lineAt('10:00')).toBe(1);
  expect(lineAt('10:05')).toBe(2);
  expect(lineAt('11:00')).toBe(13);
  expect(lineAt('12:00')).toBe(25);
  expect(lineAt('13:00')).toBe(31);
  expect(lineAt('14:00')).toBe(43);
  expect(axis.hours.map(clockOf)).toEqual(['10:00', '11:00', '12:00', '13:00']);
});

test('a day that begins at half past has the hour before for its first label, and ends with its evening', () => {
  const axis = makeAxis([at('09:30', '10:10')], [at('19:00', '21:00')]);
  expect(clockOf(axis.hours[0] ?? 0)).toBe('09:00');
  expect(clockOf(axis.hours.at(-1) ?? 0)).toBe('20:00');
  const lines = ['09:30', '10:10', '19:00', '21:00'].map((clock) => axis.lineAt(minutesOf(clock)));
  expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  expect(new Set(lines).size).toBe(4);
});

test('what lies outside of the day is held at its ends', () => {
  const axis = makeAxis([at('10:00', '11:00')], []);
  expect(axis.lineAt(0)).toBe(1);
  expect(axis.lineAt(24 * 60)).toBe(axis.lineAt(minutesOf('11:00')));
});
