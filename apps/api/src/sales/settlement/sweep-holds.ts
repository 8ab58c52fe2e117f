import { phaseAt } from '@kongres/content/facts/phases';
import type { PaymentContext } from '../payments/payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { eachOrder } from './each-order.ts';
import { listOverdue } from '../orders/waiting-order-queries.ts';
import { releaseOrder } from './release-order.ts';

/**
 * Puts back what was held for orders nobody paid. The end of the edition ends their payment pages: who paid later
 * could neither come nor cancel. Safe beside another sweeper and beside payments.
 */
export async function sweepHolds(context: PaymentContext, log: Logger): Promise<void> {
  const { pool, now, edition } = context;
  const isSaleOver = phaseAt(edition.now()) === 'after';
  const overdue = await listOverdue(pool, { now: now(), isSaleOver, limit: 200 });
  await eachOrder(context, log, overdue, async (order, requestId) => {
    const released = await releaseOrder(context, order, requestId);
    if (!released) throw new Error('a checkout that does not end');
    return released.state;
  });
}
