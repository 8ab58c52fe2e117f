import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderAnswer, OrderState } from '@kongres/contract/order';
import type { OrderReply } from './ask-order.ts';
import { watchOrder } from './watch-order.ts';

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

const lost: OrderReply = { ok: false, reason: 'failed' };

function inState(state: OrderState): OrderReply {
  return { ok: true, order: { state } as OrderAnswer };
}

/** Watches an order whose answers come in turn, the last one for ever; notes when each was asked. */
function watch(...replies: readonly OrderReply[]) {
  const start = Date.now();
  const seconds: number[] = [];
  const rests: boolean[] = [];
  const watching = watchOrder(
    () => {
      seconds.push((Date.now() - start) / 1000);
      return Promise.resolve(replies[Math.min(seconds.length, replies.length) - 1] ?? lost);
    },
    (_, isResting) => rests.push(isResting),
  );
  return { ...watching, seconds, rests };
}

function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

test('an awaited payment is asked about after growing gaps, for some ten minutes', async () => {
  const { seconds, rests } = watch(inState('awaiting'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const gaps = seconds.slice(1).map((at, index) => at - (seconds[index] ?? 0));
  expect(gaps.slice(0, 9)).toEqual([1, 2, 3, 5, 8, 13, 21, 30, 30]);
  expect(Math.max(...gaps)).toBe(30);
  expect(seconds.at(-1)).toBeGreaterThanOrEqual(600);
  expect(seconds.at(-1)).toBeLessThanOrEqual(630);
  expect(rests.slice(0, -1)).not.toContain(true);
  expect(rests.at(-1)).toBe(true);
});

test('a slow method is asked about slowly', async () => {
  const { seconds } = watch(inState('processing'));
  await vi.advanceTimersByTimeAsync(70_000);
  expect(seconds).toEqual([0, 30, 60]);
});

test.each(['paid', 'expired', 'refunding', 'cancelled', 'refunded'] as const)(
  'an order that is %s is not asked about again, even when it is looked at again',
  async (state) => {
    const { seconds, rests } = watch(inState('awaiting'), inState(state));
    await vi.advanceTimersByTimeAsync(60_000);
    show(false);
    show(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seconds).toEqual([0, 1]);
    expect(rests).toEqual([false, false]);
  },
);

test('a lost answer is asked for again, a token nobody knows is not', async () => {
  const failing = watch(lost, lost, { ok: false, reason: 'unknown' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failing.seconds).toEqual([0, 1, 3]);
});

test('nobody asks while the page is hidden, and at once when it is seen', async () => {
  const { seconds } = watch(inState('awaiting'));
  await vi.advanceTimersByTimeAsync(500);
  show(false);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(seconds).toEqual([0]);
  show(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(seconds).toEqual([0, 60]);
});

test('after it has rested, a look asks once and a wish starts over', async () => {
  const { seconds, rests, again } = watch(inState('awaiting'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  const before = seconds.length;
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds.length).toBe(before + 1);
  expect(rests.at(-1)).toBe(true);
  again();
  await vi.advanceTimersByTimeAsync(3_500);
  expect(seconds.length).toBe(before + 4);
  expect(rests.at(-1)).toBe(false);
});

test('two looks in a row ask once, and nothing is told after the end', async () => {
  const { seconds, rests, stop } = watch(inState('awaiting'));
  show(true);
  show(true);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toEqual([0]);
  expect(rests).toEqual([]);
});

test('asked again, a settled order is asked about once more and told', async () => {
  const { again, seconds, rests } = watch(inState('paid'));
  await vi.advanceTimersByTimeAsync(60_000);
  again();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seconds).toEqual([0, 60]);
  expect(rests).toEqual([false, false]);
});
