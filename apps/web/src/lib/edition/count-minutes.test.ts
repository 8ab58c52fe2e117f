import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countMinutes } from './count-minutes.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2001-01-01T00:00:00Z') }));
afterEach(() => void vi.useRealTimers());

function startCounting() {
  const minutes: string[] = [];
  const answer = { now: Date.parse('2031-05-01T10:00:20.000Z'), receivedAt: performance.now() };
  const stop = countMinutes(answer, (moment) => minutes.push(moment.toISOString()));
  return { minutes, stop };
}

test("minutes follow the server's clock, not the browser's", async () => {
  const { minutes } = startCounting();
  vi.setSystemTime(new Date('1999-01-01T00:00:00Z'));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(minutes).toEqual([
    '2031-05-01T10:00:20.000Z',
    '2031-05-01T10:01:00.000Z',
    '2031-05-01T10:02:00.000Z',
  ]);
});

test('stops after unsubscribing', async () => {
  const { minutes, stop } = startCounting();
  stop();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(minutes).toHaveLength(1);
});
