import type { Stripe } from 'stripe';
import type { Outcome } from '../orders/outcome.ts';
import { billingDetails } from './billing-details.ts';

type Session = Stripe.Checkout.Session;

/** What a checkout says has become of the payment; null while it is simply open. */
export function outcomeOfSession(session: Session): Outcome | null {
  if (session.status === 'expired') return { kind: 'ended' };
  if (session.status !== 'complete') return null;
  if (session.payment_status === 'unpaid') {
    return hasFailed(session.payment_intent) ? { kind: 'ended' } : { kind: 'processing' };
  }
  return {
    kind: 'paid',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: idOf(session.payment_intent),
    ...billingDetails(session.customer_details),
  };
}

/** A payment that was on its way and will not come; a checkout says so only by an event, which may be lost. */
function hasFailed(payment: string | { status: string } | null): boolean {
  const isRead = typeof payment === 'object' && payment !== null;
  return isRead && ['requires_payment_method', 'canceled'].includes(payment.status);
}

/** What an event is about: a checkout, told whole, or a payment whose money has moved. */
type Told = { session: Session; isEnd: boolean } | { paymentId: string };

const aboutCheckouts = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;
const endings: readonly string[] = aboutCheckouts.slice(2);
const aboutMoney = [
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const;

/** Everything that an endpoint at Stripe has to be subscribed to. */
export const eventTypes = [...aboutCheckouts, ...aboutMoney] as const;

/** An event in our words; null for what does not concern an order. */
export function readPaymentEvent(event: Stripe.Event): Told | null {
  if (isOneOf(event, aboutCheckouts)) {
    return { session: event.data.object, isEnd: endings.includes(event.type) };
  }
  if (!isOneOf(event, aboutMoney)) return null;
  const paymentId = idOf(event.data.object.payment_intent);
  return paymentId ? { paymentId } : null;
}

function isOneOf<Type extends Stripe.Event['type']>(
  event: Stripe.Event,
  types: readonly Type[],
): event is Extract<Stripe.Event, { type: Type }> {
  return (types as readonly string[]).includes(event.type);
}

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
