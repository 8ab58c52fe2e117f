import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { settleOrder, settlingIn } from './settle-order.ts';

/** A person says that another amount is enough: the place that was kept becomes a ticket. */
export async function acceptMismatched(
  context: Context,
  orderId: string,
  requestId: string,
): Promise<boolean> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'mismatched') return false;
    await settleOrder(settlingIn(tx, context, requestId), orderId, { kind: 'accepted' });
    return true;
  });
}
