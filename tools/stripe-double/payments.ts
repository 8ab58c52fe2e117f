import type { Stripe } from 'stripe';
import { type Payer, readPayer } from './billing.ts';
import { bookCharge, createCharge } from './charge.ts';
import { getUnixTime } from './ids.ts';
import { type Outcome, refuseRequest } from './outcome.ts';
import { createPaymentIntent } from './payment-intent.ts';
import { buildCustomerDetails } from './sessions.ts';
import { readTaxId } from './tax-id.ts';
import type { Checkout, Delivery, StripeStore } from './store.ts';

export interface Buyer extends Delivery, Payer {
  method?: string | undefined;
  email?: string | undefined;
  companyName?: string | undefined;
  taxId?: string | undefined;
}

/** Amount and currency if they differ from the requested ones. */
interface ReceivedAmount {
  amount?: number | undefined;
  currency?: string | undefined;
}

export function completeSession(
  store: StripeStore,
  checkout: Checkout,
  buyer: Buyer & ReceivedAmount,
  payment: 'paid' | 'processing',
): Outcome<Stripe.Checkout.Session> {
  const { session, expiry } = checkout;
  if (session.status !== 'open') {
    return refuseRequest(`This Checkout Session is ${session.status}`, { status: 409 });
  }
  const method =
    buyer.method ?? (payment === 'paid' ? session.payment_method_types[0] : 'p24') ?? 'card';
  if (!session.payment_method_types.includes(method)) {
    return refuseRequest(`This Checkout Session takes no ${method}`, { param: 'method' });
  }
  const taxId = buyer.taxId ? readTaxId(buyer.taxId) : null;
  if (buyer.taxId && !taxId) return refuseRequest('This is no tax id', { param: 'taxId' });
  const payer = readPayer(session, buyer);
  if (!payer.ok) return payer;

  clearTimeout(expiry);
  session.status = 'complete';
  session.url = null;
  session.amount_total = buyer.amount ?? session.amount_total;
  session.currency = buyer.currency ?? session.currency;
  session.customer_details = buildCustomerDetails({
    email: session.customer_email ?? (buyer.email || null),
    companyName: buyer.companyName || null,
    ...payer.value,
    isNameAsked: session.name_collection?.individual?.enabled ?? false,
    taxIds: taxId ? [taxId] : [],
  });
  if (session.payment_status !== 'no_payment_required') {
    const intent = createPaymentIntent(checkout, method);
    store.paymentIntents.set(intent.id, intent);
    session.payment_intent = intent.id;
    if (payment === 'paid') receiveMoney(store, session, intent);
  }
  store.recordEvent('checkout.session.completed', session, buyer);
  return { ok: true, value: session };
}

export function settleSession(
  store: StripeStore,
  { session }: Checkout,
  answer: 'succeeded' | 'failed',
  delivery: Delivery,
): Outcome<Stripe.Checkout.Session> {
  const intent = findPaymentIntent(store, session);
  if (intent?.status !== 'processing') {
    return refuseRequest('No payment of this Checkout Session is processing', { status: 409 });
  }
  if (answer === 'succeeded') {
    receiveMoney(store, session, intent);
    store.recordEvent('checkout.session.async_payment_succeeded', session, delivery);
  } else {
    failPayment(intent);
    store.recordEvent('payment_intent.payment_failed', intent, delivery);
    store.recordEvent('checkout.session.async_payment_failed', session, delivery);
  }
  return { ok: true, value: session };
}

export function cancelPayment(
  store: StripeStore,
  { session }: Checkout,
  delivery: Delivery,
): Outcome<Stripe.PaymentIntent> {
  const intent = findPaymentIntent(store, session);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') {
    return refuseRequest('There is no payment to cancel', { status: 409 });
  }
  intent.status = 'canceled';
  intent.canceled_at = getUnixTime();
  intent.cancellation_reason = 'requested_by_customer';
  store.recordEvent('payment_intent.canceled', intent, delivery);
  return { ok: true, value: intent };
}

export function bookPayment(store: StripeStore, { session }: Checkout): Outcome<Stripe.Charge> {
  const charge = findCharge(store, findPaymentIntent(store, session));
  if (!charge || charge.balance_transaction) {
    return refuseRequest('There is nothing to book', { status: 409 });
  }
  bookCharge(store, charge);
  return { ok: true, value: charge };
}

export function findPaymentIntent(
  store: StripeStore,
  { payment_intent: id }: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  return typeof id === 'string' ? store.paymentIntents.get(id) : undefined;
}

export function findCharge(
  store: StripeStore,
  intent: Stripe.PaymentIntent | undefined,
): Stripe.Charge | undefined {
  const id = intent?.latest_charge;
  return typeof id === 'string' ? store.charges.get(id) : undefined;
}

function receiveMoney(
  store: StripeStore,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void {
  const charge = createCharge(intent, session.customer_details);
  store.charges.set(charge.id, charge);
  if (!store.switches.areFeesLate) bookCharge(store, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  session.payment_status = 'paid';
}

/** Stripe removes a failed payment method from the payment. */
function failPayment(intent: Stripe.PaymentIntent): void {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = {
    type: 'invalid_request_error',
    code: 'payment_intent_payment_attempt_failed',
    message: 'The payment failed.',
    payment_method_type: intent.payment_method_types[0] ?? 'card',
  };
}
