import { inTransaction } from '../../platform/db/connection.ts';
import { changeHands } from './change-hands.ts';
import type { TransferContext } from './order-hooks.ts';
import { lockTicket } from '../tickets/ticket-queries.ts';
import type { Order } from '../orders/order.ts';
import { lockOrder, readOrder } from '../orders/order-queries.ts';
import type { Context } from '../../platform/context.ts';
import type { Payments } from '../payments/payments.ts';

type Moved =
  { ok: true; order: Order; token: string } | { ok: false; code: 'too_late' | 'order_moved' };

/** Whether the buyer may still mend the address: once, and not after somebody entered with the ticket. */
export function canMend(
  { mendedAt }: Pick<Order, 'mendedAt'>,
  ticket: { usedAt: Date | null } | undefined,
): boolean {
  return !mendedAt && !ticket?.usedAt;
}

/**
 * Gives a paid order to another address of the same person. The buyer says by which link; the organiser needs none and
 * may do it also after the buyer has, but nobody after the first entry.
 */
export async function moveOrder(
  context: TransferContext,
  orderId: string,
  { email, requestId, link }: { email: string; requestId: string; link: number | null },
): Promise<Moved> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const ticket = order?.state === 'paid' ? await lockTicket(tx, orderId) : undefined;
    const isInTime = ticket && !ticket.usedAt && !ticket.voidAt;
    if (!order || !isInTime) return { ok: false, code: 'too_late' };
    const isBuyer = link !== null;
    if (isBuyer && !canMend(order, ticket)) return { ok: false, code: 'too_late' };
    // Moved to somebody else while this one waited.
    if (isBuyer && link !== order.tokenVersion) return { ok: false, code: 'order_moved' };
    const moved = await changeHands(tx, context, order, {
      email,
      language: order.language,
      kind: 'address_changed',
      mendedAt: isBuyer ? context.now() : null,
      requestId,
    });
    return { ok: true, ...moved };
  });
}

/**
 * Tells the payment provider whom an order belongs to since it was moved: should our database be lost,
 * the order must not come back to the address that it was taken from.
 */
export async function noteMoved(
  { pool, payments }: Pick<Context, 'pool'> & { payments: Pick<Payments, 'noteMoved'> },
  orderId: string,
): Promise<string> {
  const order = await readOrder(pool, orderId);
  if (!order?.paymentId || order.tokenVersion === 0) return 'nothing';
  await payments.noteMoved(order.paymentId, order);
  return 'noted';
}
