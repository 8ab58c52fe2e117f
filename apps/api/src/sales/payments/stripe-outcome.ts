import type { Stripe } from 'stripe';
import type { PaymentOutcome } from '../orders/payment-outcome.ts';
import type { PostalAddress } from '@kongres/content/format/address';

type Session = Stripe.Checkout.Session;

/** Returns null while the checkout is open. */
export function toPaymentOutcome(session: Session): PaymentOutcome | null {
  if (session.status === 'expired') return { kind: 'checkout_expired' };
  if (session.status !== 'complete') return null;
  if (session.payment_status === 'unpaid') {
    return hasFailed(session.payment_intent)
      ? { kind: 'checkout_expired' }
      : { kind: 'processing' };
  }
  return {
    kind: 'paid',
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    paymentId: getReferenceId(session.payment_intent),
    ...toBillingDetails(session.customer_details),
  };
}

/** A delayed payment that failed; the checkout itself stays `complete` and `unpaid`. */
function hasFailed(payment: string | { status: string } | null): boolean {
  const isExpanded = typeof payment === 'object' && payment !== null;
  return isExpanded && ['requires_payment_method', 'canceled'].includes(payment.status);
}

type EventSubject = { session: Session; hasEnded: boolean } | { paymentId: string };

const checkoutEventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
] as const;
const checkoutEndTypes: readonly string[] = checkoutEventTypes.slice(2);
const balanceEventTypes = [
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

export const stripeEventTypes = [...checkoutEventTypes, ...balanceEventTypes] as const;

/** Returns null for events that do not concern an order. */
export function parsePaymentEvent(event: Stripe.Event): EventSubject | null {
  if (isEventOfType(event, checkoutEventTypes)) {
    return { session: event.data.object, hasEnded: checkoutEndTypes.includes(event.type) };
  }
  if (!isEventOfType(event, balanceEventTypes)) return null;
  const paymentId = getReferenceId(event.data.object.payment_intent);
  return paymentId ? { paymentId } : null;
}

function isEventOfType<Type extends Stripe.Event['type']>(
  event: Stripe.Event,
  types: readonly Type[],
): event is Extract<Stripe.Event, { type: Type }> {
  return (types as readonly string[]).includes(event.type);
}

export function getReferenceId(
  reference: string | { id: string } | null | undefined,
): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

interface BillingDetails {
  buyerName: string | null;
  companyName: string | null;
  taxId: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
}

/** Stripe accepts ten times as much. */
const maxLength = 500;

/** Checkouts that predate name collection lack some of the fields. */
function toBillingDetails(buyer: Stripe.Checkout.Session.CustomerDetails | null): BillingDetails {
  const taxId = sanitiseText(buyer?.tax_ids?.[0]?.value);
  const name = sanitiseText(buyer?.name);
  const personName = sanitiseText(buyer?.individual_name);
  // Without an individual name, the name next to a tax id is the company's.
  const companyName = sanitiseText(buyer?.business_name) ?? (taxId && !personName ? name : null);
  const address = buyer?.address;
  return {
    buyerName: personName ?? (name === companyName ? null : name),
    companyName,
    taxId,
    billingAddress: address ? toPostalAddress(address) : null,
    country: sanitiseText(address?.country),
  };
}

function toPostalAddress(address: Stripe.Address): PostalAddress | null {
  const parts = {
    line1: sanitiseText(address.line1),
    line2: sanitiseText(address.line2),
    postalCode: sanitiseText(address.postal_code),
    city: sanitiseText(address.city),
    region: sanitiseText(address.state),
  };
  return Object.values(parts).some(Boolean) ? parts : null;
}

/**
 * Removes control characters, because PostgreSQL rejects NUL, and bidirectional marks, because they
 * would garble neighbouring text.
 */
function sanitiseText(text: string | null | undefined): string | null {
  const printable = text
    ?.toWellFormed()
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!printable) return null;
  return printable.length > maxLength
    ? Array.from(printable).slice(0, maxLength).join('').trim()
    : printable;
}
