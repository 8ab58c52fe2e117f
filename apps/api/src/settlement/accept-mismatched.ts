import { inTransaction } from '../db/connection.ts';
import { lockOrder } from '../orders/order-queries.ts';
import { admitHeld, settlingIn, type Books } from './settle-order.ts';

/** A person says that another amount is enough: the place that was kept becomes a ticket. */
export async function acceptMismatched(
  books: Books,
  orderId: string,
  requestId: string,
): Promise<boolean> {
  return await inTransaction(books.pool, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state !== 'mismatched') return false;
    await admitHeld(settlingIn(tx, books, requestId), order);
    return true;
  });
}
