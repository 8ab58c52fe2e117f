import type { RequestContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueOrderEmail } from '../order-emails/order-email.queries.ts';
import { lockTicket, voidTicket } from '../tickets/ticket.queries.ts';
import { getOrderCancellationDeadline } from '../orders/cancellation.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, updateOrder } from '../orders/order.queries.ts';
import { returnToQuota } from '../quotas/quota.queries.ts';

type CancelOrderResult =
  { ok: true; order: Order } | { ok: false; code: 'too_late' | 'ticket_used' };

/**
 * Cancels a paid order for its buyer: voids the ticket, returns it to the quota and queues the
 * refund and the confirmation. Idempotent.
 */
export async function cancelOrder(
  { pool, queue, now, edition }: Pick<RequestContext, 'pool' | 'queue' | 'now' | 'edition'>,
  { id: orderId, tokenVersion }: Pick<Order, 'id' | 'tokenVersion'>,
  requestId: string,
): Promise<CancelOrderResult> {
  const cancelledAt = now();
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // The order got another owner while this transaction waited for the lock.
    if (order?.tokenVersion !== tokenVersion) return { ok: false, code: 'too_late' };
    if (order.cancelledAt) return { ok: true, order };
    const ticket = await lockTicket(tx, orderId);
    if (!getOrderCancellationDeadline(order, ticket, edition)) {
      const code = order.state === 'paid' && ticket?.checkedInAt ? 'ticket_used' : 'too_late';
      return { ok: false, code };
    }
    await updateOrder(tx, order.id, { state: 'needs_refund', cancelledAt });
    await voidTicket(tx, order.id, cancelledAt);
    await returnToQuota(tx, order.ticket);
    await queue.addJob(tx, 'refund', { orderId, requestId });
    await queueOrderEmail(tx, queue, { orderId, kind: 'cancelled', requestId });
    return { ok: true, order: (await lockOrder(tx, orderId)) ?? order };
  });
}
