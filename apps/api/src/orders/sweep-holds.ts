import { randomUUID } from 'node:crypto';
import type { Logger } from '../http/log.ts';
import { listOverdue } from './order-queries.ts';
import type { Shop } from './place-order.ts';
import { releaseOrder } from './release-order.ts';

/** Puts back what was held for orders nobody paid. Safe beside another sweeper and beside payments. */
export async function sweepHolds(
  shop: Pick<Shop, 'pool' | 'queue' | 'payments' | 'now'>,
  log: Logger,
): Promise<void> {
  for (const order of await listOverdue(shop.pool, shop.now(), 200)) {
    const requestId = randomUUID();
    const released = await releaseOrder(shop, order, requestId);
    log.info(
      { reqId: requestId, order: order.number, state: released?.state ?? 'unknown' },
      'an overdue hold',
    );
    if (!released) return;
  }
}
