import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { protectCalls, ProviderUnavailable } from './protect-calls.ts';

// The clock is the test's: how soon a buyer hears from us must not depend on the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch(call: Promise<unknown>) {
  const seen: { error?: unknown; isOver: boolean } = { isOver: false };
  void call.catch((error: unknown) => (seen.error = error)).finally(() => (seen.isOver = true));
  return seen;
}

test('while Stripe hangs everyone hears within five seconds, whether in a call or in line for one', async () => {
  const { call, state } = protectCalls();
  const buyers = Array.from({ length: 130 }, () => watch(call(() => new Promise(() => {}))));
  await vi.advanceTimersByTimeAsync(3000);
  expect(buyers.filter(({ isOver }) => !isOver)).toHaveLength(120);
  expect(state()).toEqual({ isGivenUp: false, running: 20, waiting: 100 });
  await vi.advanceTimersByTimeAsync(2000);
  for (const { error } of buyers) expect(error).toBeInstanceOf(ProviderUnavailable);
});

test('after five failures nobody asks Stripe for five seconds, then one does', async () => {
  const { call, state } = protectCalls();
  const fail = vi.fn(() => Promise.reject(new Error('down')));
  for (let n = 0; n < 12; n += 1) {
    await expect(call(fail)).rejects.toThrow();
  }
  expect(fail).toHaveBeenCalledTimes(5);
  expect(state().isGivenUp).toBe(true);
  await vi.advanceTimersByTimeAsync(5001);
  await expect(call(() => Promise.resolve('back'))).resolves.toBe('back');
  expect(state()).toEqual({ isGivenUp: false, running: 0, waiting: 0 });
});
