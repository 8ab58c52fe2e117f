import type { Stripe } from 'stripe';
import { refuseMetadata, toStoredMetadata } from './metadata.ts';
import { createId, getUnixTime } from './ids.ts';
import { type Outcome, refuseRequest, refuseMissing } from './outcome.ts';
import type { Checkout, StripeStore } from './store.ts';

export function createPaymentIntent(
  { session, paymentMetadata, paymentDescription }: Checkout,
  method: string,
): Stripe.PaymentIntent {
  const id = createId('pi');
  return {
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
    created: getUnixTime(),
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
    payment_method: createId('pm'),
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
}

export function updateMetadata(
  store: StripeStore,
  id: string,
  { metadata, ...rest }: Stripe.PaymentIntentUpdateParams,
): Outcome<Stripe.PaymentIntent> {
  const other = Object.keys(rest).find((param) => param !== 'expand');
  if (other) return refuseRequest(`fake-stripe changes no ${other}`, { param: other });
  const refused = refuseMetadata(metadata, 'metadata');
  if (refused) return refused;
  const intent = store.paymentIntents.get(id);
  if (!intent) return refuseMissing('payment_intent', id, 'intent');
  intent.metadata = toStoredMetadata({ ...intent.metadata, ...(metadata || undefined) });
  return { ok: true, value: intent };
}
