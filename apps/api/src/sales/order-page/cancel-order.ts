import type { RequestContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueMail } from '../order-emails/mail-queries.ts';
import { lockTicket, voidTicket } from '../tickets/ticket-queries.ts';
import { cancelUntil } from '../orders/cancellation.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, updateOrder } from '../orders/order-queries.ts';
import { takeBackSold } from '../quotas/stock-queries.ts';

type Cancelled = { ok: true; order: Order } | { ok: false; code: 'too_late' | 'ticket_used' };

/**
 * The buyer's declaration: from this moment the ticket admits nobody and its place is free. The money
 * follows by the worker, the confirmation with the time of the declaration by mail. Declaring it twice
 * changes nothing.
 */
export async function cancelOrder(
  { pool, queue, now, edition }: Pick<RequestContext, 'pool' | 'queue' | 'now' | 'edition'>,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  requestId: string,
): Promise<Cancelled> {
  const declaredAt = now();
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Moved to somebody else while this one waited: the declaration is not theirs.
    if (order?.tokenVersion !== tokenVersion) return { ok: false, code: 'too_late' };
    if (order.cancelledAt) return { ok: true, order };
    const ticket = await lockTicket(tx, orderId);
    if (!cancelUntil(order, ticket, edition)) {
      const code = order.state === 'paid' && ticket?.usedAt ? 'ticket_used' : 'too_late';
      return { ok: false, code };
    }
    await updateOrder(tx, order.id, { state: 'needs_refund', cancelledAt: declaredAt });
    await voidTicket(tx, order.id, declaredAt);
    await takeBackSold(tx, order.ticket);
    await queue.add(tx, 'refund', { orderId, requestId });
    await queueMail(tx, queue, { orderId, kind: 'cancelled', requestId });
    return { ok: true, order: (await lockOrder(tx, orderId)) ?? order };
  });
}
