import type { Stripe } from 'stripe';
import type { Outcome } from '../orders/settle-order.ts';
import type { Session } from './payments.ts';

/** What a checkout says has become of the payment; null while it is simply open. */
export function outcomeOfSession(session: Session): Outcome | null {
  if (session.status === 'expired') return { kind: 'ended' };
  if (session.status !== 'complete') return null;
  if (session.payment_status === 'unpaid') return { kind: 'processing' };
  const { customer_details: buyer } = session;
  const taxId = buyer?.tax_ids?.[0]?.value ?? null;
  return {
    kind: 'paid',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
    companyName: buyer?.business_name ?? (taxId ? (buyer?.name ?? null) : null),
    taxId,
    country: buyer?.address?.country ?? null,
  };
}

/** Whose payment an event is about: by the order's own id where Stripe carries it, else by the payment. */
type Subject = { orderId: string } | { paymentId: string };

/** An event in our words; null for what does not concern an order. */
export function readPaymentEvent(
  event: Stripe.Event,
): { subject: Subject; outcome: Outcome } | null {
  const { type } = event;
  if (
    type === 'checkout.session.completed' ||
    type === 'checkout.session.async_payment_succeeded'
  ) {
    return ofSession(event.data.object, outcomeOfSession(event.data.object));
  }
  if (type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired') {
    return ofSession(event.data.object, { kind: 'ended' });
  }
  if (type === 'charge.refunded') {
    const { amount_refunded: refundedMinor, metadata } = event.data.object;
    const outcome = { kind: 'refunded', refundedMinor } as const;
    return ofPayment(event.data.object, metadata['order_id'], outcome);
  }
  if (type === 'charge.dispute.created') {
    return ofPayment(event.data.object, undefined, { kind: 'disputed' });
  }
  if (type === 'charge.dispute.closed' && event.data.object.status === 'lost') {
    const { amount: refundedMinor } = event.data.object;
    return ofPayment(event.data.object, undefined, { kind: 'refunded', refundedMinor });
  }
  return null;
}

function ofSession(session: Session, outcome: Outcome | null) {
  const orderId = session.client_reference_id;
  return orderId && outcome ? { subject: { orderId }, outcome } : null;
}

function ofPayment(
  { payment_intent }: { payment_intent: string | { id: string } | null },
  orderId: string | undefined,
  outcome: Outcome,
) {
  if (orderId) return { subject: { orderId }, outcome };
  const paymentId = idOf(payment_intent);
  return paymentId ? { subject: { paymentId }, outcome } : null;
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
