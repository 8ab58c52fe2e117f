import type { Stripe } from 'stripe';
import { refuseMetadata, storedMetadata } from './metadata.ts';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse, refuseMissing } from './outcome.ts';
import type { Checkout, World } from './world.ts';

/** The payment a buyer has set off, not yet arrived. */
export function newPaymentIntent(
  { session, paymentMetadata, paymentDescription }: Checkout,
  method: string,
): Stripe.PaymentIntent {
  const id = newId('pi');
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
}

/** Metadata are added to, an emptied one goes; nothing else of a payment can be changed here. */
export function updateMetadata(
  world: World,
  id: string,
  { metadata, ...rest }: Stripe.PaymentIntentUpdateParams,
): Outcome<Stripe.PaymentIntent> {
  const other = Object.keys(rest).find((param) => param !== 'expand');
  if (other) return refuse(`fake-stripe changes no ${other}`, { param: other });
  const refused = refuseMetadata(metadata, 'metadata');
  if (refused) return refused;
  const intent = world.paymentIntents.get(id);
  if (!intent) return refuseMissing('payment_intent', id, 'intent');
  intent.metadata = storedMetadata({ ...intent.metadata, ...(metadata || undefined) });
  return { ok: true, value: intent };
}
