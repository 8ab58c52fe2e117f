import type { Stripe } from 'stripe';
import { createId } from './ids.ts';
import { type Outcome, refuseRequest } from './outcome.ts';
import type { Checkout, Delivery, StripeStore } from './store.ts';

export function settleRefund(
  store: StripeStore,
  { session }: Checkout,
  answer: 'succeeded' | 'failed',
  delivery: Delivery,
): Outcome<Stripe.Refund> {
  const refunds = [...store.refunds.values()]
    .filter(({ payment_intent: id }) => id !== null && id === session.payment_intent)
    .toReversed();
  const waiting = refunds.find(
    ({ status }) => status === 'pending' || status === 'requires_action',
  );
  if (answer === 'succeeded') {
    if (!waiting) return refuseRequest('No refund is pending', { status: 409 });
    waiting.status = 'succeeded';
    clearPendingFields(waiting);
    announceRefundChange(store, waiting, delivery);
    return { ok: true, value: waiting };
  }
  // Banks may return succeeded refunds.
  const failing = waiting ?? refunds.find(({ status }) => status === 'succeeded');
  if (!failing) return refuseRequest('There is no refund that could fail', { status: 409 });
  failRefund(store, failing, delivery);
  return { ok: true, value: failing };
}

export function failRefund(store: StripeStore, refund: Stripe.Refund, delivery: Delivery): void {
  refund.status = 'failed';
  refund.failure_reason = 'declined';
  refund.failure_balance_transaction = createId('txn');
  clearPendingFields(refund);
  const charge = typeof refund.charge === 'string' && store.charges.get(refund.charge);
  if (charge) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  announceRefundChange(store, refund, delivery);
  store.recordEvent('refund.failed', refund, delivery);
}

function announceRefundChange(store: StripeStore, refund: Stripe.Refund, delivery: Delivery): void {
  store.recordEvent('refund.updated', refund, delivery);
  store.recordEvent('charge.refund.updated', refund, delivery);
}

function clearPendingFields(refund: Stripe.Refund): void {
  delete refund.pending_reason;
  delete refund.next_action;
}
