import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countMinutes } from './count-minutes.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function count() {
  const told: string[] = [];
  const answer = { now: Date.parse('2031-05-01T10:00:20.000Z'), at: performance.now() };
  const stop = countMinutes(answer, (moment) => told.push(moment.toISOString()));
  return { told, stop };
}

test('the minutes are the server’s, however wrong the browser’s clock is or becomes', async () => {
  const { told } = count();
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(told).toEqual([
    '2031-05-01T10:00:20.000Z',
    '2031-05-01T10:01:00.000Z',
    '2031-05-01T10:02:00.000Z',
  ]);
});

test('whoever leaves is told nothing more', async () => {
  const { told, stop } = count();
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(told).toHaveLength(1);
});
