import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderResponse, OrderState } from '@kongres/contract/order';
import type { OrderResult } from './fetch-order.ts';
import { pollOrder } from './poll-order.ts';

const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lost: OrderResult = { ok: false, reason: 'failed' };

function createOrderResult(state: OrderState): OrderResult {
  return { ok: true, order: { state } as OrderResponse };
}

/** Answers in turn, the last one repeats; records when each request was sent. */
function startPolling(...replies: readonly OrderResult[]) {
  const start = Date.now();
  const seconds: number[] = [];
  const rests: boolean[] = [];
  const watching = pollOrder(
    () => {
      seconds.push((Date.now() - start) / 1000);
      return Promise.resolve(replies[Math.min(seconds.length, replies.length) - 1] ?? lost);
    },
    (_, isResting) => rests.push(isResting),
  );
  return { ...watching, seconds, rests };
}

function setVisible(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('polls a pending payment with growing delays for about ten minutes', async () => {
  const { seconds, rests } = startPolling(createOrderResult('awaiting'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const gaps = seconds.slice(1).map((at, index) => at - (seconds[index] ?? 0));
  expect(gaps.slice(0, 9)).toEqual([1, 2, 3, 5, 8, 13, 21, 30, 30]);
  expect(Math.max(...gaps)).toBe(30);
  expect(seconds.at(-1)).toBeGreaterThanOrEqual(600);
  expect(seconds.at(-1)).toBeLessThanOrEqual(630);
  expect(rests.slice(0, -1)).not.toContain(true);
  expect(rests.at(-1)).toBe(true);
});

test('polls a processing payment slowly', async () => {
  const { seconds } = startPolling(createOrderResult('processing'));
  await vi.advanceTimersByTimeAsync(70_000);
  expect(seconds).toEqual([0, 30, 60]);
});

test.each(['paid', 'expired', 'refunding', 'cancelled', 'refunded'] as const)(
  'an order that is %s is not polled restart, also when the page becomes visible',
  async (state) => {
    const { seconds, rests } = startPolling(
      createOrderResult('awaiting'),
      createOrderResult(state),
    );
    await vi.advanceTimersByTimeAsync(60_000);
    setVisible(false);
    setVisible(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds).toEqual([0, 1]);
    expect(rests).toEqual([false, false]);
  },
);

test('retries a lost response but not an unknown token', async () => {
  const failing = startPolling(lost, lost, { ok: false, reason: 'unknown' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing.seconds).toEqual([0, 1, 3]);
});

test('does not poll while hidden and polls at once when visible', async () => {
  const { seconds } = startPolling(createOrderResult('awaiting'));
  await vi.advanceTimersByTimeAsync(500);
  setVisible(false);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(seconds).toEqual([0]);
  setVisible(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(seconds).toEqual([0, 60]);
});

test('after pausing, visibility polls once and a restart starts over', async () => {
  const { seconds, rests, restart } = startPolling(createOrderResult('awaiting'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const before = seconds.length;
  setVisible(false);
  setVisible(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds.length).toBe(before + 1);
  expect(rests.at(-1)).toBe(true);
  restart();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(seconds.length).toBe(before + 4);
  expect(rests.at(-1)).toBe(false);
});

test('polls once for repeated visibility changes and reports nothing after stop', async () => {
  const { seconds, rests, stop } = startPolling(createOrderResult('awaiting'));
  setVisible(true);
  setVisible(true);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toEqual([0]);
  expect(rests).toEqual([]);
});

test('restart polls a settled order once more', async () => {
  const { restart, seconds, rests } = startPolling(createOrderResult('paid'));
  await vi.advanceTimersByTimeAsync(60_000);
  restart();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toEqual([0, 60]);
  expect(rests).toEqual([false, false]);
});
