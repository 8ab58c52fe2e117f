import { expect, test } from 'vitest';
import { topOf } from './day-chart.tsx';

test.each([0, 1, 2, 9, 10, 47, 61, 100, 999, 20_453, 1_412_288])(
  'the axis of %i ends above it, and three steps divide it',
  (most) => {
    const top = topOf(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(top % 3).toBe(0);
    expect(top).toBeLessThanOrEqual(Math.max(3, most * 3));
  },
);
