import { expect, test } from 'vitest';
import { lastMonth } from './last-month.ts';

test.each([
  ['2026-03-15T12:00:00Z', '2026-02-01', '2026-02-28'],
  ['2026-01-01T12:00:00Z', '2025-12-01', '2025-12-31'],
  // In Warsaw it is April already, and summer time.
  ['2026-03-31T22:30:00Z', '2026-03-01', '2026-03-31'],
  ['2028-03-01T00:00:00Z', '2028-02-01', '2028-02-29'],
])('at %s the last month is from %s to %s', (now, since, until) => {
  expect(lastMonth(new Date(now))).toEqual({ since, until });
});
