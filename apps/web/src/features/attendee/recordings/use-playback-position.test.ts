import { expect, test, vi } from 'vitest';
import { createPositionReporter } from './use-playback-position.ts';

test('saves the position every 30 seconds and on leaving, and never twice', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const saved: number[] = [];
  const reporter = createPositionReporter((seconds) => saved.push(seconds));
  reporter.report();
  reporter.update(1.2);
  vi.advanceTimersByTime(29_000);
  reporter.update(29.9);
  expect(saved).toEqual([]);
  vi.advanceTimersByTime(1000);
  reporter.update(31.4);
  expect(saved).toEqual([31]);
  reporter.update(31.9);
  reporter.report();
  reporter.update(40.1);
  reporter.report();
  reporter.report();
  expect(saved).toEqual([31, 40]);
  vi.useRealTimers();
});
