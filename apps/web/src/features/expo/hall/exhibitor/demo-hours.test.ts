import { expect, test } from 'vitest';
import { edition } from '@kongres/content/facts/edition';
import { toMinutes } from '@kongres/content/format/minutes';
import { getDemoSpan, getAxisPercent } from './demo-hours.ts';

test('covers the opening hours of the hall in full hours', () => {
  const { first, last } = getDemoSpan([]);
  expect(first).toBeLessThanOrEqual(toMinutes(edition.opens));
  expect(last).toBeGreaterThanOrEqual(toMinutes(edition.closes));
  expect([first % 60, last % 60]).toEqual([0, 0]);
});

test('extends the span to demos outside the opening hours', () => {
  const span = getDemoSpan([
    { starts: '06:45', ends: '07:15' },
    { starts: '22:30', ends: '23:10' },
  ]);
  expect(span).toEqual({ first: 6 * 60, last: 24 * 60 });
  expect(getAxisPercent('06:00', span)).toBe(0);
  expect(getAxisPercent('15:00', span)).toBe(50);
});
