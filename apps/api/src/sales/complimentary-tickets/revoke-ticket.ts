import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { queueMail } from '../order-emails/mail-queries.ts';
import type { Order } from '../orders/order.ts';
import { forgetAttempt, lockOrder, updateOrder } from '../orders/order-queries.ts';
import { takeBackSold } from '../quotas/stock-queries.ts';
import { voidTicket } from '../tickets/ticket-queries.ts';

type Revoked = { ok: true; order: Order } | { ok: false; code: 'was_sold' | 'no_valid_ticket' };

/**
 * Takes back a ticket that was given: from this moment it opens nothing, its place is free, and its holder is told. What was
 * sold here is refunded instead, which does the same and gives the money back. Revoking twice changes nothing.
 */
export async function revokeTicket(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  orderId: string,
  requestId: string,
): Promise<Revoked> {
  return await inTransaction(pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.origin === 'sale') return { ok: false, code: 'was_sold' };
    if (order?.state === 'revoked') return { ok: true, order };
    if (order?.state !== 'paid') return { ok: false, code: 'no_valid_ticket' };
    await updateOrder(tx, order.id, { state: 'revoked' });
    await voidTicket(tx, order.id, now());
    if (order.isCounted) await takeBackSold(tx, order.ticket);
    // The person may be given one again.
    await forgetAttempt(tx, order.id);
    await queueMail(tx, queue, { orderId, kind: 'revoked', requestId });
    return { ok: true, order: (await lockOrder(tx, orderId)) ?? order };
  });
}
