import { randomUUID } from 'node:crypto';
import type { Logger } from '../http/log.ts';
import { outcomeOfSession } from '../payments/payment-outcome.ts';
import { ProviderUnavailable } from '../payments/protect-calls.ts';
import { takeUnanswered } from './order-queries.ts';
import type { Shop } from './place-order.ts';
import { settleAlone } from './settle-order.ts';

/**
 * Asks Stripe about orders that have been open for a while, in case the webhook that would have
 * settled them never came. One after the other: Stripe's limit is better spent on buyers.
 */
export async function reconcileOrders(
  shop: Pick<Shop, 'pool' | 'queue' | 'payments' | 'now'>,
  log: Logger,
  { openForSeconds }: { openForSeconds: number },
): Promise<void> {
  const { pool, payments } = shop;
  const now = shop.now();
  const askedBefore = new Date(now.getTime() - openForSeconds * 1000);
  for (const order of await takeUnanswered(pool, askedBefore, now, 500)) {
    if (!order.sessionId) continue;
    const requestId = randomUUID();
    try {
      const outcome = outcomeOfSession(await payments.readCheckout(order.sessionId));
      if (!outcome || outcome.kind === order.state) continue;
      const settled = await settleAlone(shop, order.id, outcome, requestId);
      log.info({ reqId: requestId, order: order.number, state: settled?.state }, 'reconciled');
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ err: error, order: order.number }, 'Stripe cannot be asked about open orders');
      return;
    }
  }
}
