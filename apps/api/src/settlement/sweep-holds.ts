import type { Context } from '../context.ts';
import type { Logger } from '../log.ts';
import { eachOrder } from './each-order.ts';
import { listOverdue } from '../orders/waiting-order-queries.ts';
import { releaseOrder } from './release-order.ts';

/** Puts back what was held for orders nobody paid. Safe beside another sweeper and beside payments. */
export async function sweepHolds(context: Context, log: Logger): Promise<void> {
  const overdue = await listOverdue(context.pool, context.now(), 200);
  await eachOrder(context, log, overdue, async (order, requestId) => {
    const released = await releaseOrder(context, order, requestId);
    if (!released) throw new Error('a checkout that does not end');
    return released.state;
  });
}
