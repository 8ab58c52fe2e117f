import type { PaymentContext } from '../payments/payment-context.ts';
import type { Order } from '../orders/order.ts';
import { ProviderFailure } from '../payments/protect-calls.ts';
import { refundLeft } from './refund-order.ts';
import { settlePayment } from './settle-payment.ts';

type Refunded =
  | { ok: true; order: Order }
  | { ok: false; code: 'unknown_payment' }
  | { ok: false; code: 'provider_failed'; error: ProviderFailure };

/** Gives back, on a person's word, all that is left of a payment; the order as it is then. */
export async function refundPayment(
  context: PaymentContext,
  paymentId: string,
  requestId: string,
): Promise<Refunded> {
  try {
    const before = await settlePayment(context, paymentId, requestId);
    const after = await refundLeft(context, paymentId, before, requestId);
    return after.known ? { ok: true, order: after.order } : { ok: false, code: 'unknown_payment' };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { ok: false, code: 'provider_failed', error };
  }
}
