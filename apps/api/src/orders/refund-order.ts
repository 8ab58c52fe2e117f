import type { Payments } from '../payments/payments.ts';
import { refundableMinor } from './money.ts';
import { readOrder } from './order-queries.ts';
import type { Books } from './settle-order.ts';
import { settlePayment, type SettledPayment } from './settle-payment.ts';

/**
 * The worker's part: gives back what is left of the payment of an order that could not be honoured. An
 * order is `refunded` only when the money has arrived. The answer is one word for the log.
 */
export async function refundOrder(
  books: Books & { payments: Payments },
  orderId: string,
  requestId: string,
): Promise<string> {
  const order = await readOrder(books.pool, orderId);
  if (!order?.paymentId || order.state !== 'needs_refund') return 'nothing';
  const before = await settlePayment(books, order.paymentId, requestId);
  // A refund that failed once was told to a person, who sends the money another way or tries again.
  const isForPerson = before.known && before.money.failedRefunds.length > 0;
  const after = isForPerson ? before : await refundLeft(books, order.paymentId, before, requestId);
  if (!after.known) return 'unknown';
  if (after.order.state !== 'needs_refund') return after.order.state;
  if (after.money.returningMinor > 0) return 'on its way';
  // What the bank decides is told by an event, and asked for hourly.
  return isForPerson ? 'failed' : 'disputed';
}

/** Sends back what is left of a payment and says how things stand then. */
export async function refundLeft(
  books: Books & { payments: Payments },
  paymentId: string,
  before: SettledPayment,
  requestId: string,
): Promise<SettledPayment> {
  if (!before.known) return before;
  const { order, money } = before;
  if (money.returningMinor > 0 || refundableMinor(money) <= 0) return before;
  await books.payments.refund(order.id, paymentId, refundableMinor(money));
  return await settlePayment(books, paymentId, requestId);
}
