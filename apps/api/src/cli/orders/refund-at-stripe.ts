import { randomUUID } from 'node:crypto';
import type { Config } from '../../config.ts';
import { scrub } from '../../log.ts';
import type { Order } from '../../orders/order.ts';
import { refundLeft } from '../../settlement/refund-order.ts';
import type { Books } from '../../settlement/settle-order.ts';
import { settlePayment } from '../../settlement/settle-payment.ts';
import { createPayments } from '../../payments/payments.ts';
import { ProviderFailure } from '../../payments/protect-calls.ts';
import { Refusal } from '../terminal/refusal.ts';

/** Gives a payment back and says what has become of its order. */
export async function refundAtStripe(
  config: Pick<Config, 'stripe' | 'publicOrigin'>,
  books: Books,
  paymentId: string,
): Promise<Order> {
  const asking = { ...books, payments: createPayments(config) };
  const requestId = randomUUID();
  try {
    const before = await settlePayment(asking, paymentId, requestId);
    const after = await refundLeft(asking, paymentId, before, requestId);
    if (after.known) return after.order;
    throw new Refusal('Stripe does not know this payment, under this key at least.');
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const reason = error.cause instanceof Error ? scrub(error.cause.message) : error.message;
    throw new Refusal(`Stripe gave nothing back and the order is as it was: ${reason}`, {
      cause: error,
    });
  }
}
