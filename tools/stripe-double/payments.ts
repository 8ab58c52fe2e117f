import type { Stripe } from 'stripe';
import { type Payer, readPayer } from './billing.ts';
import { bookCharge, newCharge } from './charge.ts';
import { secondsNow } from './new-id.ts';
import { type Outcome, refuse } from './outcome.ts';
import { newPaymentIntent } from './payment-intent.ts';
import { customerDetails } from './sessions.ts';
import { readTaxId } from './tax-id.ts';
import type { Checkout, Delivery, World } from './world.ts';

/** What a buyer gives on the payment page. */
export interface Buyer extends Delivery, Payer {
  method?: string | undefined;
  email?: string | undefined;
  companyName?: string | undefined;
  taxId?: string | undefined;
}

/** What comes in where it is not what the shop asked for. */
interface Received {
  amount?: number | undefined;
  currency?: string | undefined;
}

/** The buyer's part is over; whether the money is here already depends on the method. */
export function completeSession(
  world: World,
  checkout: Checkout,
  buyer: Buyer & Received,
  money: 'here' | 'on its way',
): Outcome<Stripe.Checkout.Session> {
  const { session, expiry } = checkout;
  if (session.status !== 'open') {
    return refuse(`This Checkout Session is ${session.status}`, { status: 409 });
  }
  const method =
    buyer.method ?? (money === 'here' ? session.payment_method_types[0] : 'p24') ?? 'card';
  if (!session.payment_method_types.includes(method)) {
    return refuse(`This Checkout Session takes no ${method}`, { param: 'method' });
  }
  const taxId = buyer.taxId ? readTaxId(buyer.taxId) : null;
  if (buyer.taxId && !taxId) return refuse('This is no tax id', { param: 'taxId' });
  const payer = readPayer(session, buyer);
  if (!payer.ok) return payer;

  clearTimeout(expiry);
  session.status = 'complete';
  session.url = null;
  session.amount_total = buyer.amount ?? session.amount_total;
  session.currency = buyer.currency ?? session.currency;
  session.customer_details = customerDetails({
    email: session.customer_email ?? (buyer.email || null),
    companyName: buyer.companyName || null,
    ...payer.value,
    isNameAsked: session.name_collection?.individual?.enabled ?? false,
    taxIds: taxId ? [taxId] : [],
  });
  if (session.payment_status !== 'no_payment_required') {
    const intent = newPaymentIntent(checkout, method);
    world.paymentIntents.set(intent.id, intent);
    session.payment_intent = intent.id;
    if (money === 'here') receiveMoney(world, session, intent);
  }
  world.announce('checkout.session.completed', session, buyer);
  return { ok: true, value: session };
}

/** The bank's late answer to a payment that was on its way. */
export function settleSession(
  world: World,
  { session }: Checkout,
  answer: 'succeeded' | 'failed',
  delivery: Delivery,
): Outcome<Stripe.Checkout.Session> {
  const intent = intentOf(world, session);
  if (intent?.status !== 'processing') {
    return refuse('No payment of this Checkout Session is on its way', { status: 409 });
  }
  if (answer === 'succeeded') {
    receiveMoney(world, session, intent);
    world.announce('checkout.session.async_payment_succeeded', session, delivery);
  } else {
    failPayment(intent);
    world.announce('payment_intent.payment_failed', intent, delivery);
    world.announce('checkout.session.async_payment_failed', session, delivery);
  }
  return { ok: true, value: session };
}

/** Somebody at the dashboard gives up a payment that has not arrived; the session stays as it is. */
export function cancelPayment(
  world: World,
  { session }: Checkout,
  delivery: Delivery,
): Outcome<Stripe.PaymentIntent> {
  const intent = intentOf(world, session);
  if (!intent || intent.status === 'succeeded' || intent.status === 'canceled') {
    return refuse('There is no payment to cancel', { status: 409 });
  }
  intent.status = 'canceled';
  intent.canceled_at = secondsNow();
  intent.cancellation_reason = 'requested_by_customer';
  world.announce('payment_intent.canceled', intent, delivery);
  return { ok: true, value: intent };
}

/** What had arrived is booked at last, and its fee is known. */
export function bookPayment(world: World, { session }: Checkout): Outcome<Stripe.Charge> {
  const charge = chargeOf(world, intentOf(world, session));
  if (!charge || charge.balance_transaction) {
    return refuse('There is nothing to book', { status: 409 });
  }
  bookCharge(world, charge);
  return { ok: true, value: charge };
}

export function intentOf(
  world: World,
  { payment_intent: id }: Stripe.Checkout.Session,
): Stripe.PaymentIntent | undefined {
  return typeof id === 'string' ? world.paymentIntents.get(id) : undefined;
}

export function chargeOf(
  world: World,
  intent: Stripe.PaymentIntent | undefined,
): Stripe.Charge | undefined {
  const id = intent?.latest_charge;
  return typeof id === 'string' ? world.charges.get(id) : undefined;
}

function receiveMoney(
  world: World,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void {
  const charge = newCharge(intent, session.customer_details);
  world.charges.set(charge.id, charge);
  if (!world.switches.areFeesLate) bookCharge(world, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  session.payment_status = 'paid';
}

/** A method that failed is taken off its payment, as Stripe does. */
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
