import { expect, test } from 'vitest';
import { getLastMonth } from './last-month.ts';

test.each([
  ['2026-03-15T12:00:00Z', '2026-02-01', '2026-02-28'],
  ['2026-01-01T12:00:00Z', '2025-12-01', '2025-12-31'],
  // Already April in Warsaw, in summer time.
  ['2026-03-31T22:30:00Z', '2026-03-01', '2026-03-31'],
  ['2028-03-01T00:00:00Z', '2028-02-01', '2028-02-29'],
])('on %s returns the month from %s to %s', (now, since, until) => {
  expect(getLastMonth(new Date(now))).toEqual({ since, until });
});
