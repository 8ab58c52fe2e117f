import type { Stripe } from 'stripe';
import { sumDisputedAmount } from './disputes.ts';
import { refuseMetadata, toStoredMetadata } from './metadata.ts';
import { createId, getUnixTime } from './ids.ts';
import { type Outcome, refuseRequest, refuseMissing, type Refused } from './outcome.ts';
import { findCharge } from './payments.ts';
import { failRefund } from './settle-refund.ts';
import type { Delivery, StripeStore } from './store.ts';

export function createRefund(
  store: StripeStore,
  body: Stripe.RefundCreateParams,
  delivery: Delivery = {},
): Outcome<Stripe.Refund> {
  const intentId = body.payment_intent;
  if (!intentId) {
    return refuseRequest('fake-stripe refunds by payment_intent only', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const refusedMetadata = refuseMetadata(body.metadata, 'metadata');
  if (refusedMetadata) return refusedMetadata;
  const intent = store.paymentIntents.get(intentId);
  if (!intent) return refuseMissing('payment_intent', intentId, 'payment_intent');
  const charge = findCharge(store, intent);
  if (!charge) {
    return refuseRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      {
        code: 'payment_intent_unexpected_state',
        param: 'payment_intent',
      },
    );
  }
  const held = sumDisputedAmount(store, charge);
  const left = Math.max(0, charge.amount - charge.amount_refunded - held);
  const amount = body.amount ?? left;
  const refused = refuseAmount(charge, { amount, left, held });
  if (refused) return refused;

  const refund: Stripe.Refund = {
    id: createId('re'),
    object: 'refund',
    amount,
    balance_transaction: createId('txn'),
    charge: charge.id,
    created: getUnixTime(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: toStoredMetadata(body.metadata),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: body.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...getInitialStatus(store, charge),
  };
  store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  store.recordEvent('refund.created', refund, delivery);
  store.recordEvent('charge.refunded', charge, delivery);
  if (store.switches.refundAnswer === 'failed') failRefund(store, refund, delivery);
  return { ok: true, value: refund };
}

function refuseAmount(
  { id, amount: paid, amount_refunded: refunded }: Stripe.Charge,
  { amount, left, held }: { amount: number; left: number; held: number },
): Refused | null {
  if (left === 0 && held > 0) {
    return refuseRequest(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (refunded === paid) {
    return refuseRequest(`Charge ${id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (amount < 1) {
    return refuseRequest('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount <= left) return null;
  // Not `charge_already_refunded`: the disputed amount has not been refunded.
  if (amount <= paid - refunded) {
    return refuseRequest(
      `Refund amount (${amount}) is greater than what a dispute leaves (${left})`,
      {
        code: 'charge_disputed',
        param: 'amount',
      },
    );
  }
  return refuseRequest(
    `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    {
      code: 'charge_already_refunded',
      param: 'amount',
    },
  );
}

/** A failing refund starts as pending. */
function getInitialStatus(
  { switches: { refundAnswer } }: StripeStore,
  { billing_details: { email } }: Stripe.Charge,
): Pick<Stripe.Refund, 'status' | 'pending_reason' | 'next_action'> {
  if (refundAnswer === 'succeeded') return { status: 'succeeded' };
  if (refundAnswer !== 'requires_action')
    return { status: 'pending', pending_reason: 'processing' };
  const now = getUnixTime();
  return {
    status: 'requires_action',
    next_action: {
      type: 'display_details',
      display_details: {
        email_sent: { email_sent_at: now, email_sent_to: email ?? '' },
        expires_at: now + answerDays * 24 * 60 * 60,
      },
    },
  };
}

const answerDays = 45;
