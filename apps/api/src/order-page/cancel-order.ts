import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/connection.ts';
import { queueMail } from '../order-mails/queue-mail.ts';
import { voidTicket } from '../tickets/ticket-queries.ts';
import { cancellationEnds } from './cancellation.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, updateOrder } from '../orders/order-queries.ts';
import { takeBackSold } from '../stock/stock-queries.ts';

export function canCancel({ state, paidAt }: Order, now: Date): boolean {
  return state === 'paid' && paidAt !== null && now < cancellationEnds(paidAt);
}

/**
 * The buyer's declaration: from this moment the ticket admits nobody and its place is free. The money
 * follows by the worker, the confirmation with the time of the declaration by mail. Declaring it twice
 * changes nothing; null when it is too late.
 */
export async function cancelOrder(
  { pool, queue, now }: Pick<RequestContext, 'pool' | 'queue' | 'now'>,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  requestId: string,
): Promise<Order | null> {
  const declaredAt = now();
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Moved to somebody else while this one waited: the declaration is not theirs.
    if (order?.tokenVersion !== tokenVersion) return null;
    if (order.cancelledAt) return order;
    if (!canCancel(order, declaredAt)) return null;
    await updateOrder(tx, order.id, { state: 'needs_refund', cancelledAt: declaredAt });
    await voidTicket(tx, order.id, declaredAt);
    await takeBackSold(tx, order.ticket);
    await queue.add(tx, 'refund', { orderId, requestId });
    await queueMail(tx, queue, { orderId, kind: 'cancelled', requestId });
    return (await lockOrder(tx, orderId)) ?? null;
  });
}
