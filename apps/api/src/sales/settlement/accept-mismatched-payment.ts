import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { lockOrder } from '../orders/order.queries.ts';
import { settleOrder, createSettlementContext } from './settle-order.ts';

export async function acceptMismatchedPayment(
  context: Context,
  orderId: string,
  requestId: string,
): Promise<boolean> {
  return await inTransaction(context.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'mismatched') return false;
    await settleOrder(createSettlementContext(tx, context, requestId), orderId, {
      kind: 'mismatch_accepted',
    });
    return true;
  });
}
