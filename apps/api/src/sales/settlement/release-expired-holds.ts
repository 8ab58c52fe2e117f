import { getPhase } from '@kongres/content/facts/phases';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { processOrders } from './process-orders.ts';
import { listExpiredHolds } from '../orders/unsettled-order.queries.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Releases the holds of unpaid orders. At the end of the edition open checkouts expire too, because a later
 * buyer could neither attend nor cancel. Safe to run concurrently with itself and with payments.
 */
export async function releaseExpiredHolds(context: PaymentContext, log: Logger): Promise<void> {
  const { pool, now, edition } = context;
  const isSaleOver = getPhase(edition.now()) === 'after';
  const expired = await listExpiredHolds(pool, { now: now(), isSaleOver, limit: 200 });
  await processOrders(context, log, expired, async (order, requestId) => {
    const released = await releaseOrder(context, order, requestId);
    if (!released) throw new Error('Checkout could not be expired');
    return released.state;
  });
}
