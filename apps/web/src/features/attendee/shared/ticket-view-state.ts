import type { OrderResult } from '../../../lib/api/order/fetch-order.ts';
import type { OrderSnapshot } from '../../../lib/api/order/order-snapshot.ts';
import { isPending } from '../../../lib/api/order/poll-order.ts';

/** State of the entry page; `paid` gives access. */
export type TicketViewState =
  'loading' | 'none' | 'forgotten' | 'unknown' | 'moved' | 'failed' | 'pending' | 'gone' | 'paid';

export function getTicketViewState({
  order,
  failure,
}: Pick<OrderSnapshot, 'order' | 'failure'>): TicketViewState {
  if (failure === 'unknown' || failure === 'moved') return failure;
  if (!order) return failure ?? 'loading';
  if (order.state === 'paid') return 'paid';
  return isPending(order) ? 'pending' : 'gone';
}

/** Whether the token can be removed from the device: it will never give access again. */
export function isTokenInvalid(reply: OrderResult): boolean {
  const scene = getTicketViewState(
    reply.ok ? { order: reply.order, failure: null } : { order: null, failure: reply.reason },
  );
  return scene === 'unknown' || scene === 'moved' || scene === 'gone';
}
