import type { OrderReply } from '../../../lib/api/order/ask-order.ts';
import type { HeardOrder } from '../../../lib/api/order/heard-order.ts';
import { isPending } from '../../../lib/api/order/watch-order.ts';

/** What stands between somebody and the congress, or `paid`, when nothing does. */
export type TicketScene =
  'loading' | 'none' | 'forgotten' | 'unknown' | 'moved' | 'failed' | 'pending' | 'gone' | 'paid';

export function sceneOf({ order, failure }: Pick<HeardOrder, 'order' | 'failure'>): TicketScene {
  if (failure === 'unknown' || failure === 'moved') return failure;
  if (!order) return failure ?? 'loading';
  if (order.state === 'paid') return 'paid';
  return isPending(order) ? 'pending' : 'gone';
}

/** Whether a token has had its day: a browser need not keep it. */
export function isOver(reply: OrderReply): boolean {
  const scene = sceneOf(
    reply.ok ? { order: reply.order, failure: null } : { order: null, failure: reply.reason },
  );
  return scene === 'unknown' || scene === 'moved' || scene === 'gone';
}
