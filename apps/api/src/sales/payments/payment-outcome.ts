import type { Stripe } from 'stripe';
import type { Outcome } from '../orders/outcome.ts';
import type { PostalAddress } from '@kongres/content/format/address';

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

/** What an invoice needs of a buyer. */
interface BillingDetails {
  buyerName: string | null;
  companyName: string | null;
  taxId: string | null;
  billingAddress: PostalAddress | null;
  country: string | null;
}

/** More is no name and no street: Stripe takes ten times as much. */
const longest = 500;

/** What a buyer typed at Stripe about who is invoiced. Checkouts from before names were asked for have less. */
function billingDetails(buyer: Stripe.Checkout.Session.CustomerDetails | null): BillingDetails {
  const taxId = clean(buyer?.tax_ids?.[0]?.value);
  const name = clean(buyer?.name);
  const personName = clean(buyer?.individual_name);
  // Where no person was asked for, a name beside a tax id is the company's.
  const companyName = clean(buyer?.business_name) ?? (taxId && !personName ? name : null);
  const address = buyer?.address;
  return {
    buyerName: personName ?? (name === companyName ? null : name),
    companyName,
    taxId,
    billingAddress: address ? filled(address) : null,
    country: clean(address?.country),
  };
}

/** Null where nothing but a country was given. */
function filled(address: Stripe.Address): PostalAddress | null {
  const parts = {
    line1: clean(address.line1),
    line2: clean(address.line2),
    postalCode: clean(address.postal_code),
    city: clean(address.city),
    region: clean(address.state),
  };
  return Object.values(parts).some(Boolean) ? parts : null;
}

/**
 * What a buyer typed, as the database can keep it and a page can show it: PostgreSQL takes no NUL, and
 * marks that turn the direction of writing would garble what stands beside them.
 */
function clean(text: string | null | undefined): string | null {
  const printable = text
    ?.toWellFormed()
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (!printable) return null;
  return printable.length > longest
    ? Array.from(printable).slice(0, longest).join('').trim()
    : printable;
}
