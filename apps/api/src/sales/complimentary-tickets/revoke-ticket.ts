import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueOrderEmail } from '../order-emails/order-email.queries.ts';
import type { Order } from '../orders/order.ts';
import { clearIdempotencyKey, lockOrder, updateOrder } from '../orders/order.queries.ts';
import { returnToQuota } from '../quotas/quota.queries.ts';
import { voidTicket } from '../tickets/ticket.queries.ts';

type RevokeTicketResult =
  { ok: true; order: Order } | { ok: false; code: 'not_complimentary' | 'no_valid_ticket' };

/**
 * Revokes an issued ticket, returns it to the quota and queues the email to its holder. Sold
 * tickets are refunded instead. Idempotent.
 */
export async function revokeTicket(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  orderId: string,
  requestId: string,
): Promise<RevokeTicketResult> {
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.origin === 'sale') return { ok: false, code: 'not_complimentary' };
    if (order?.state === 'revoked') return { ok: true, order };
    if (order?.state !== 'paid') return { ok: false, code: 'no_valid_ticket' };
    await updateOrder(tx, order.id, { state: 'revoked' });
    await voidTicket(tx, order.id, now());
    if (order.countsTowardsQuota) await returnToQuota(tx, order.ticket);
    // Allows issuing the same ticket to this person again.
    await clearIdempotencyKey(tx, order.id);
    await queueOrderEmail(tx, queue, { orderId, kind: 'revoked', requestId });
    return { ok: true, order: (await lockOrder(tx, orderId)) ?? order };
  });
}
