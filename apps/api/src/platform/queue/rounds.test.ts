import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const log = createLog('silent', 'test');
/** Node's own sleep does not hear of the test's clock. */
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number, value: unknown, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms, value);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    }),
}));

test('a round comes again in its time, also after one that failed', async () => {
  const rounds = createRounds(log, () => new Date());
  const work = vi.fn(async () => {});
  work.mockRejectedValueOnce(new Error('once'));
  rounds.every(30, 'sweep', work);
  await vi.advanceTimersByTimeAsync(95_000);
  expect(work).toHaveBeenCalledTimes(4);
  await rounds.stop();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a round that fails again and again is late, and so is one that hangs', async () => {
  const rounds = createRounds(log, () => new Date());
  rounds.every(30, 'well', async () => {});
  rounds.every(30, 'failing', () => Promise.reject(new Error('again')));
  rounds.every(30, 'hanging', () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(380_000);
  expect(rounds.late()).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(rounds.late()).toEqual(['failing', 'hanging']);
});
