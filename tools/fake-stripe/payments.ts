import type { Stripe } from 'stripe';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse } from './outcome.ts';
import { customerDetails } from './sessions.ts';
import { readTaxId } from './tax-id.ts';
import type { Checkout, World } from './world.ts';

/** What a buyer gives on the payment page. */
export interface Buyer {
  method?: string | undefined;
  email?: string | undefined;
  companyName?: string | undefined;
  taxId?: string | undefined;
  country?: string | undefined;
  withoutWebhook?: boolean | undefined;
}

/** The buyer's part is over; whether the money is here already depends on the method. */
export function completeSession(
  world: World,
  { session, ...rest }: Checkout,
  buyer: Buyer,
  money: 'here' | 'on its way',
): Outcome<Stripe.Checkout.Session> {
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

  clearTimeout(rest.expiry);
  session.status = 'complete';
  session.url = null;
  session.customer_details = customerDetails({
    email: session.customer_email ?? (buyer.email || null),
    companyName: buyer.companyName || null,
    country: buyer.country || 'PL',
    taxIds: taxId ? [taxId] : [],
  });
  if (session.payment_status !== 'no_payment_required') {
    const intent = openIntent(world, { session, ...rest }, method);
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
  delivery: { withoutWebhook?: boolean | undefined },
): Outcome<Stripe.Checkout.Session> {
  const intent = intentOf(world, session);
  if (intent?.status !== 'processing') {
    return refuse('No payment of this Checkout Session is on its way', { status: 409 });
  }
  if (answer === 'succeeded') {
    receiveMoney(world, session, intent);
    world.announce('checkout.session.async_payment_succeeded', session, delivery);
  } else {
    intent.status = 'requires_payment_method';
    world.announce('checkout.session.async_payment_failed', session, delivery);
  }
  return { ok: true, value: session };
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

function openIntent(
  world: World,
  { session, paymentMetadata, paymentDescription }: Omit<Checkout, 'expiry' | 'lineItems'>,
  method: string,
): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: session.amount_total ?? 0,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret`,
    confirmation_method: 'automatic',
    created: secondsNow(),
    currency: session.currency ?? '',
    customer: null,
    customer_account: null,
    description: paymentDescription,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: paymentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm'),
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: [method],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'processing',
    transfer_group: null,
  };
  world.paymentIntents.set(id, intent);
  return intent;
}

function receiveMoney(
  world: World,
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
): void {
  const details = session.customer_details;
  const charge: Stripe.Charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: {
      address: details?.address ?? null,
      email: details?.email ?? null,
      name: details?.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: null,
    captured: true,
    created: secondsNow(),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: null,
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: intent.id,
    payment_method: typeof intent.payment_method === 'string' ? intent.payment_method : null,
    payment_method_details: { type: intent.payment_method_types[0] ?? 'card' },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  world.charges.set(charge.id, charge);
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  session.payment_status = 'paid';
}
