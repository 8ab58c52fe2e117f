import type { PaymentContext } from '../payments/payment-context.ts';
import { noteWish } from '../../platform/audit-log/journal-queries.ts';
import { readOrder } from '../orders/order-queries.ts';
import type { Order } from '../orders/order.ts';
import type { ProviderFailure } from '../payments/protect-calls.ts';
import { refundPayment } from './refund-payment.ts';
import { refundableOf } from './refundable.ts';

type RefundedByHand =
  | { ok: true; order: Order }
  | {
      ok: false;
      code: 'not_found' | 'already_refunded' | 'issued' | 'not_paid' | 'unknown_payment';
    }
  /** A dispute holds the money until the bank decides. */
  | { ok: false; code: 'disputed' }
  | { ok: false; code: 'provider_failed'; error: ProviderFailure };

/** Gives the whole payment of an order back, on a person's word. */
export async function refundByHand(
  context: PaymentContext,
  orderId: string,
  requestId: string,
): Promise<RefundedByHand> {
  const order = await readOrder(context.pool, orderId);
  if (!order) return { ok: false, code: 'not_found' };
  const refundable = refundableOf(order);
  if (!refundable.ok) return refundable;
  await noteWish(context.pool, 'refund_asked', order.number);
  const refunded = await refundPayment(context, refundable.paymentId, requestId);
  if (!refunded.ok) return refunded;
  const { state } = refunded.order;
  if (state === 'paid' || state === 'mismatched') return { ok: false, code: 'disputed' };
  return refunded;
}
