import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type CallState,
  createCircuitBreaker,
  ProviderUnavailableError,
} from './circuit-breaker.ts';

// Fake timers: the timeouts must not depend on the speed of the machine.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function observeCall(call: Promise<unknown>) {
  const seen: { error?: unknown; isOver: boolean } = { isOver: false };
  void call.catch((error: unknown) => (seen.error = error)).finally(() => (seen.isOver = true));
  return seen;
}

test('rejects running and queued calls within five seconds while Stripe hangs', async () => {
  const { call, state } = createCircuitBreaker();
  const buyers = Array.from({ length: 130 }, () => observeCall(call(() => new Promise(() => {}))));
  await vi.advanceTimersByTimeAsync(3000);
  expect(buyers.filter(({ isOver }) => !isOver)).toHaveLength(120);
  expect(state()).toEqual({
    isCircuitOpen: false,
    running: 20,
    queued: 100,
  } satisfies CallState);
  await vi.advanceTimersByTimeAsync(2000);
  for (const { error } of buyers) expect(error).toBeInstanceOf(ProviderUnavailableError);
});

test('opens the circuit after five failures and tries one call after five seconds', async () => {
  const { call, state } = createCircuitBreaker();
  const fail = vi.fn(() => Promise.reject(new Error('down')));
  for (let n = 0; n < 12; n += 1) {
    await expect(call(fail)).rejects.toThrow();
  }
  expect(fail).toHaveBeenCalledTimes(5);
  expect(state().isCircuitOpen).toBe(true);
  await vi.advanceTimersByTimeAsync(5001);
  await expect(call(() => Promise.resolve('back'))).resolves.toBe('back');
  expect(state()).toEqual({ isCircuitOpen: false, running: 0, queued: 0 } satisfies CallState);
});
