import type { RequestContext } from '../context.ts';
import { inTransaction } from '../db/connection.ts';
import { queueMail } from '../order-mails/queue-mail.ts';
import { voidTicket } from '../tickets/ticket-queries.ts';
import { cancellationEnds } from './cancellation.ts';
import type { EditionClock } from '../edition/edition-clock.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, updateOrder } from '../orders/order-queries.ts';
import { takeBackSold } from '../stock/stock-queries.ts';

/** Until when this order may be cancelled, by the edition's clock; null if it may not, or no longer. */
export function cancelUntil({ state, paidAt }: Order, edition: EditionClock): Date | null {
  if (state !== 'paid' || !paidAt) return null;
  const ends = cancellationEnds(edition.at(paidAt));
  return edition.now() < ends ? ends : null;
}

/**
 * The buyer's declaration: from this moment the ticket admits nobody and its place is free. The money
 * follows by the worker, the confirmation with the time of the declaration by mail. Declaring it twice
 * changes nothing; null when it is too late.
 */
export async function cancelOrder(
  { pool, queue, now, edition }: Pick<RequestContext, 'pool' | 'queue' | 'now' | 'edition'>,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  requestId: string,
): Promise<Order | null> {
  const declaredAt = now();
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Moved to somebody else while this one waited: the declaration is not theirs.
    if (order?.tokenVersion !== tokenVersion) return null;
    if (order.cancelledAt) return order;
    if (!cancelUntil(order, edition)) return null;
    await updateOrder(tx, order.id, { state: 'needs_refund', cancelledAt: declaredAt });
    await voidTicket(tx, order.id, declaredAt);
    await takeBackSold(tx, order.ticket);
    await queue.add(tx, 'refund', { orderId, requestId });
    await queueMail(tx, queue, { orderId, kind: 'cancelled', requestId });
    return (await lockOrder(tx, orderId)) ?? null;
  });
}
