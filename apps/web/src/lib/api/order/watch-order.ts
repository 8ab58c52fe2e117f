import type { OrderAnswer } from '@kongres/contract/order';
import type { OrderReply } from './ask-order.ts';

/** Seconds between questions: often while a payment is being confirmed, then less and less. */
const gaps = [1, 2, 3, 5, 8, 13, 21];
const longestGap = 30;
const patience = 600;

/**
 * Asks until nothing more is expected: at once, then after growing gaps, and at once again when
 * somebody comes back to look; never while nobody does. `again` starts over, also when the order was settled.
 */
export function watchOrder(
  ask: () => Promise<OrderReply>,
  tell: (reply: OrderReply, isResting: boolean) => void,
): { stop: () => void; again: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;
  let asked = 0;
  let waited = 0;

  again();
  return { stop, again };

  async function askNow() {
    if (isAsking) return;
    isAsking = true;
    const reply = await ask();
    isAsking = false;
    if (isOver) return;
    const isMoreExpected = expectsMore(reply);
    if (!isMoreExpected) stop();
    tell(reply, isMoreExpected && waited >= patience);
    if (isMoreExpected && waited < patience && !document.hidden) wait(nextGap(reply));
  }

  function nextGap(reply: OrderReply): number {
    const gap = gaps[asked] ?? longestGap;
    asked += 1;
    return reply.ok && reply.order.state === 'processing' ? longestGap : gap;
  }

  function wait(seconds: number) {
    waited += seconds;
    timer = setTimeout(() => void askNow(), seconds * 1000);
  }

  function onVisibility() {
    clearTimeout(timer);
    if (!document.hidden) void askNow();
  }

  function again() {
    clearTimeout(timer);
    document.addEventListener('visibilitychange', onVisibility);
    isOver = false;
    asked = 0;
    waited = 0;
    void askNow();
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  }
}

function expectsMore(reply: OrderReply): boolean {
  if (!reply.ok) return reply.reason === 'failed';
  return isPending(reply.order);
}

export function isPending(order: OrderAnswer | null): boolean {
  return (
    order?.state === 'awaiting' || order?.state === 'processing' || order?.state === 'checking'
  );
}
