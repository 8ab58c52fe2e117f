import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  [30, 'in 1 minute'],
  [7141, 'in 2 hours'],
  [7140, 'in 119 minutes'],
  [80_000, 'in 23 hours'],
])('%i seconds are "%s", rounded up', (seconds, text) => {
  expect(formatWait(seconds, 'en-GB')).toBe(text);
});
