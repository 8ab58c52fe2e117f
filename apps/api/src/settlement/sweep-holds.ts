import type { Logger } from '../log.ts';
import type { Payments } from '../payments/payments.ts';
import { eachOrder } from './each-order.ts';
import { listOverdue } from '../orders/order-queries.ts';
import { releaseOrder } from './release-order.ts';
import type { Books } from './settle-order.ts';

/** Puts back what was held for orders nobody paid. Safe beside another sweeper and beside payments. */
export async function sweepHolds(
  books: Books & { payments: Payments },
  log: Logger,
): Promise<void> {
  const overdue = await listOverdue(books.pool, books.now(), 200);
  await eachOrder(books, log, overdue, async (order, requestId) => {
    const released = await releaseOrder(books, order, requestId);
    if (!released) throw new Error('a checkout that does not end');
    return released.state;
  });
}
