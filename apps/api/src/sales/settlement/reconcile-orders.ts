import type { PaymentContext } from '../payments/payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { outcomeOfSession } from '../payments/payment-outcome.ts';
import { eachOrder } from './each-order.ts';
import { isHolding, type Order } from '../orders/order.ts';
import { takeUnanswered } from '../orders/waiting-order-queries.ts';
import { refundOrder } from './refunds.ts';
import { settleAlone } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Asks Stripe about orders that wait for word from it, in case the webhook that would have settled
 * them never came. One after the other: Stripe's limit is better spent on buyers.
 */
export async function reconcileOrders(
  context: PaymentContext,
  log: Logger,
  { openForSeconds }: { openForSeconds: number },
): Promise<void> {
  const now = context.now();
  const askedBefore = new Date(now.getTime() - openForSeconds * 1000);
  const unanswered = await takeUnanswered(context.pool, askedBefore, now, 500);
  await eachOrder(context, log, unanswered, (order, requestId) =>
    reconcile(context, order, requestId),
  );
}

async function reconcile(
  context: PaymentContext,
  order: Order,
  requestId: string,
): Promise<string> {
  if (order.state === 'needs_refund') return await refundOrder(context, order.id, requestId);
  if (!isHolding(order.state) && order.paymentId) {
    const settled = await settlePayment(context, order.paymentId, requestId);
    return settled.known ? settled.order.state : 'unknown';
  }
  if (!order.sessionId) return 'nothing';
  const session = await context.payments.readCheckout(order.sessionId);
  // Stripe does not know it, under this key at least: nobody can pay there any more.
  const outcome = session ? outcomeOfSession(session) : ({ kind: 'ended' } as const);
  if (!outcome || outcome.kind === order.state) return order.state;
  const settled = await settleAlone(context, order.id, outcome, requestId);
  return settled?.state ?? 'gone';
}
