import type { Payments } from '../payments/payments.ts';
import { refundableMinor } from './money.ts';
import { readOrder } from './order-queries.ts';
import type { Books } from './settle-order.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Gives back what is left of the payment of an order that could not be honoured, and follows it: an
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
  if (!before.known) return 'unknown';
  if (before.order.state !== 'needs_refund') return 'refunded';
  const { money } = before;
  if (money.returningMinor > 0) return 'on its way';
  // A person was told, and sends the money another way or tries again.
  if (money.failedRefunds.length > 0) return 'failed';
  // Decided by the bank; whatever it decides is told by an event and asked for hourly.
  if (refundableMinor(money) <= 0) return 'disputed';
  await books.payments.refund(order.id, order.paymentId, refundableMinor(money));
  const after = await settlePayment(books, order.paymentId, requestId);
  return after.known && after.order.state === 'refunded' ? 'refunded' : 'on its way';
}
