import { expect, test } from 'vitest';
import { edition } from '@kongres/content/facts/edition';
import { minutesOf } from '@kongres/content/format/minutes';
import { demoSpan, placeOf } from './demo-hours.ts';

test('the hours of the hall are always there, and full', () => {
  const { first, last } = demoSpan([]);
  expect(first).toBeLessThanOrEqual(minutesOf(edition.opens));
  expect(last).toBeGreaterThanOrEqual(minutesOf(edition.closes));
  expect([first % 60, last % 60]).toEqual([0, 0]);
});

test('a demo before or after them makes the day longer', () => {
  const span = demoSpan([
    { starts: '06:45', ends: '07:15' },
    { starts: '22:30', ends: '23:10' },
  ]);
  expect(span).toEqual({ first: 6 * 60, last: 24 * 60 });
  expect(placeOf('06:00', span)).toBe(0);
  expect(placeOf('15:00', span)).toBe(50);
});
