import { inTransaction } from '../../platform/db/connection.ts';
import { changeOrderOwner } from './change-order-owner.ts';
import type { TransferContext } from './order-hooks.ts';
import { lockTicket } from '../tickets/ticket.queries.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, readOrder } from '../orders/order.queries.ts';
import type { Context } from '../../platform/context.ts';
import type { Payments } from '../payments/payments.ts';

type ChangeOrderEmailResult =
  { ok: true; order: Order; token: string } | { ok: false; code: 'too_late' | 'order_moved' };

/** Once, and only before check-in. */
export function canCorrectEmail(
  { emailCorrectedAt }: Pick<Order, 'emailCorrectedAt'>,
  ticket: { checkedInAt: Date | null } | undefined,
): boolean {
  return !emailCorrectedAt && !ticket?.checkedInAt;
}

/**
 * Changes the address of a paid order before check-in. `link` is the token version of the buyer's
 * link; null for the organiser, who can change the address more than once.
 */
export async function changeOrderEmail(
  context: TransferContext,
  orderId: string,
  { email, requestId, link }: { email: string; requestId: string; link: number | null },
): Promise<ChangeOrderEmailResult> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ticket = order?.state === 'paid' ? await lockTicket(tx, orderId) : undefined;
    const isInTime = ticket && !ticket.checkedInAt && !ticket.voidAt;
    if (!order || !isInTime) return { ok: false, code: 'too_late' };
    const isBuyer = link !== null;
    if (isBuyer && !canCorrectEmail(order, ticket)) return { ok: false, code: 'too_late' };
    // The address was changed while this transaction waited for the lock.
    if (isBuyer && link !== order.tokenVersion) return { ok: false, code: 'order_moved' };
    const changed = await changeOrderOwner(tx, context, order, {
      email,
      language: order.language,
      kind: 'address_changed',
      emailCorrectedAt: isBuyer ? context.now() : null,
      requestId,
    });
    return { ok: true, ...changed };
  });
}

/**
 * Records the current owner at the payment provider, so that recovering orders does not restore a
 * former address.
 */
export async function recordOrderOwnerAtProvider(
  { pool, payments }: Pick<Context, 'pool'> & { payments: Pick<Payments, 'updateOrderOwner'> },
  orderId: string,
): Promise<string> {
  const order = await readOrder(pool, orderId);
  if (!order?.paymentId || order.tokenVersion === 0) return 'nothing';
  await payments.updateOrderOwner(order.paymentId, order);
  return 'noted';
}
