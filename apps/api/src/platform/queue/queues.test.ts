import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { queueOptions } from './queues.ts';

test.each(Object.entries(queueOptions))('%s is retried for more than a day', (name, options) => {
  const report = reportCheck('job-retries');
  const { retryLimit, retryDelay, retryDelayMax } = options;
  // The shortest gaps with the jitter of pg-boss.
  const gaps = Array.from({ length: retryLimit }, (_, n) =>
    Math.min(retryDelayMax, (retryDelay * 2 ** Math.min(16, n)) / 2),
  );
  const seconds = gaps.reduce((sum, gap) => sum + gap, 0);
  report(`${name} at least ${Math.floor(seconds / 3600)} h`);
  expect(seconds).toBeGreaterThan(24 * 3600);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15 * 60);
});
