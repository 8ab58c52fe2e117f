import { expect, test } from 'vitest';
import { roundUpAxisMaximum } from './day-chart.tsx';

test.each([0, 1, 2, 9, 10, 47, 61, 100, 999, 20_453, 1_412_288])(
  'rounds the axis maximum of %i up to a number divisible by three',
  (most) => {
    const top = roundUpAxisMaximum(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top % 3).toBe(0);
    expect(top).toBeLessThanOrEqual(Math.max(3, most * 3));
  },
);
