import type { PaymentContext } from '../payments/payment-context.ts';
import type { Logger } from '../../platform/log.ts';
import { toPaymentOutcome } from '../payments/stripe-outcome.ts';
import { processOrders } from './process-orders.ts';
import { isHolding, type Order } from '../orders/order.ts';
import { claimOrdersToReconcile } from '../orders/unsettled-order.queries.ts';
import { refundOrder } from './refunds.ts';
import { settleOrderInTransaction } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Compares unsettled orders with Stripe, in case their webhook never arrived.
 * Sequential, which leaves most of Stripe's rate limit to buyers.
 */
export async function reconcileOrders(
  context: PaymentContext,
  log: Logger,
  { openForSeconds }: { openForSeconds: number },
): Promise<void> {
  const now = context.now();
  const reconciledBefore = new Date(now.getTime() - openForSeconds * 1000);
  const orders = await claimOrdersToReconcile(context.pool, reconciledBefore, now, 500);
  await processOrders(context, log, orders, (order, requestId) =>
    reconcileOrder(context, order, requestId),
  );
}

async function reconcileOrder(
  context: PaymentContext,
  order: Order,
  requestId: string,
): Promise<string> {
  if (order.state === 'needs_refund') return await refundOrder(context, order.id, requestId);
  if (!isHolding(order.state) && order.paymentId) {
    const settled = await settlePayment(context, order.paymentId, requestId);
    return settled.known ? settled.order.state : 'unknown_payment';
  }
  if (!order.checkoutSessionId) return 'no_checkout';
  const session = await context.payments.readCheckout(order.checkoutSessionId);
  // A checkout that Stripe does not know cannot be paid.
  const outcome = session ? toPaymentOutcome(session) : ({ kind: 'checkout_expired' } as const);
  if (!outcome || outcome.kind === order.state) return order.state;
  const settled = await settleOrderInTransaction(context, order.id, outcome, requestId);
  return settled?.state ?? 'not_found';
}
