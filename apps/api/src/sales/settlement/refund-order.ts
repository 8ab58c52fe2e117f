import type { PaymentContext } from '../payments/payment-context.ts';
import { hasFailedToReturn, refundableMinor } from '../orders/money.ts';
import { readOrder } from '../orders/order-queries.ts';
import { settlePayment, type SettledPayment } from './settle-payment.ts';

/**
 * The worker's part: gives back what is left of the payment of an order that could not be honoured. An
 * order is `refunded` only when the money has arrived. The answer is one word for the log.
 */
export async function refundOrder(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<string> {
  const order = await readOrder(context.pool, orderId);
  if (!order?.paymentId || order.state !== 'needs_refund') return 'nothing';
  const before = await settlePayment(context, order.paymentId, requestId);
  // What failed once was told to a person, who sends the money another way or tries again.
  const isForPerson = before.known && hasFailedToReturn(before.money);
  const after = isForPerson
    ? before
    : await refundLeft(context, order.paymentId, before, requestId);
  // Not a word for the log but a failure: it is tried again and, in the end, told.
  if (!after.known) throw new Error('a payment that the provider does not know');
  if (after.order.state !== 'needs_refund') return after.order.state;
  if (after.money.returningMinor > 0) return 'on its way';
  // What the bank decides is told by an event, and asked for hourly.
  return isForPerson ? 'failed' : 'disputed';
}

/** Sends back what is left of a payment and says how things stand then. */
export async function refundLeft(
  context: PaymentContext,
  paymentId: string,
  before: SettledPayment,
  requestId: string,
): Promise<SettledPayment> {
  if (!before.known) return before;
  const { order, money } = before;
  if (refundableMinor(money) <= 0) return before;
  await context.payments.refund(order.id, paymentId, refundableMinor(money));
  return await settlePayment(context, paymentId, requestId);
}
