import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { createPeriodicTasks } from './periodic-tasks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const log = createLogger('silent', 'test');
/** Fake timers do not affect node:timers/promises. */
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms, value);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
}));

test('repeats a task at its interval, also after a failure', async () => {
  const rounds = createPeriodicTasks(log, () => new Date());
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error('once'));
  rounds.addTask(30, 'sweep', work);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(work).toHaveBeenCalledTimes(4);
  await rounds.stop();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('reports tasks that keep failing or hang as late', async () => {
  const rounds = createPeriodicTasks(log, () => new Date());
  rounds.addTask(30, 'well', async () => {});
  rounds.addTask(30, 'failing', () => Promise.reject(new Error('again')));
  rounds.addTask(30, 'hanging', () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(380_000);
  expect(rounds.listLateTasks()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rounds.listLateTasks()).toEqual(['failing', 'hanging']);
});
