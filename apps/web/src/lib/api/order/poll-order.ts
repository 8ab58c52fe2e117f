import type { OrderResponse } from '@kongres/contract/order';
import type { OrderResult } from './fetch-order.ts';

/** Frequent while a payment is being confirmed. */
const delaysSeconds = [1, 2, 3, 5, 8, 13, 21];
const maxDelaySeconds = 30;
const maxPollingSeconds = 600;

/**
 * Polls until the order is final: at once, then with growing delays, and when the page becomes visible; never while
 * hidden. `restart` starts over, also for a final order.
 */
export function pollOrder(
  load: () => Promise<OrderResult>,
  onResult: (reply: OrderResult, isPaused: boolean) => void,
): { stop: () => void; restart: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLoading = false;
  let isStopped = false;
  let requestCount = 0;
  let waitedSeconds = 0;

  restart();
  return { stop, restart };

  async function poll() {
    if (isLoading) return;
    isLoading = true;
    const reply = await load();
    isLoading = false;
    if (isStopped) return;
    const isPollingNeeded = shouldPoll(reply);
    if (!isPollingNeeded) stop();
    onResult(reply, isPollingNeeded && waitedSeconds >= maxPollingSeconds);
    if (isPollingNeeded && waitedSeconds < maxPollingSeconds && !document.hidden)
      schedulePoll(getNextDelay(reply));
  }

  function getNextDelay(reply: OrderResult): number {
    const gap = delaysSeconds[requestCount] ?? maxDelaySeconds;
    requestCount += 1;
    return reply.ok && reply.order.state === 'processing' ? maxDelaySeconds : gap;
  }

  function schedulePoll(seconds: number) {
    waitedSeconds += seconds;
    timer = setTimeout(() => void poll(), seconds * 1000);
  }

  function handleVisibilityChange() {
    clearTimeout(timer);
    if (!document.hidden) void poll();
  }

  function restart() {
    clearTimeout(timer);
    document.addEventListener('visibilitychange', handleVisibilityChange);
    isStopped = false;
    requestCount = 0;
    waitedSeconds = 0;
    void poll();
  }

  function stop() {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibilityChange);
  }
}

function shouldPoll(reply: OrderResult): boolean {
  if (!reply.ok) return reply.reason === 'failed';
  return isPending(reply.order);
}

export function isPending(order: OrderResponse | null): boolean {
  return (
    order?.state === 'awaiting' || order?.state === 'processing' || order?.state === 'checking'
  );
}
