import { expect, test } from 'vitest';
import { queues } from './queues.ts';

test.each(Object.entries(queues))('a %s is tried again for more than a day', (_, options) => {
  const { retryLimit, retryDelay, retryDelayMax } = options;
  // The shortest gaps that the queue's jitter allows.
  const gaps = Array.from({ length: retryLimit }, (__, n) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, n)) / 2),
  );
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0);
  expect(seconds).toBeGreaterThan(24 * 3600);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15 * 60);
});
