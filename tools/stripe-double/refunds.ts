import type { Stripe } from 'stripe';
import { heldByDisputes } from './disputes.ts';
import { refuseMetadata, storedMetadata } from './metadata.ts';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse, refuseMissing, type Refused } from './outcome.ts';
import { chargeOf } from './payments.ts';
import { failRefund } from './refund-answers.ts';
import type { Delivery, World } from './world.ts';

export function createRefund(
  world: World,
  body: Stripe.RefundCreateParams,
  delivery: Delivery = {},
): Outcome<Stripe.Refund> {
  const intentId = body.payment_intent;
  if (!intentId) {
    return refuse('fake-stripe refunds by payment_intent only', {
      code: 'parameter_missing',
      param: 'payment_intent',
    });
  }
  const refusedMetadata = refuseMetadata(body.metadata, 'metadata');
  if (refusedMetadata) return refusedMetadata;
  const intent = world.paymentIntents.get(intentId);
  if (!intent) return refuseMissing('payment_intent', intentId, 'payment_intent');
  const charge = chargeOf(world, intent);
  if (!charge) {
    return refuse(`This PaymentIntent (${intentId}) does not have a successful charge to refund.`, {
      code: 'payment_intent_unexpected_state',
      param: 'payment_intent',
    });
  }
  const held = heldByDisputes(world, charge);
  const left = Math.max(0, charge.amount - charge.amount_refunded - held);
  const amount = body.amount ?? left;
  const refused = refuseAmount(charge, { amount, left, held });
  if (refused) return refused;

  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: secondsNow(),
    currency: charge.currency,
    customer: null,
    customer_account: null,
    metadata: storedMetadata(body.metadata),
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: body.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
    ...beginningOf(world, charge),
  };
  world.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  world.announce('refund.created', refund, delivery);
  world.announce('charge.refunded', charge, delivery);
  if (world.switches.refundAnswer === 'failed') failRefund(world, refund, delivery);
  return { ok: true, value: refund };
}

function refuseAmount(
  { id, amount: paid, amount_refunded: refunded }: Stripe.Charge,
  { amount, left, held }: { amount: number; left: number; held: number },
): Refused | null {
  if (left === 0 && held > 0) {
    return refuse(`Charge ${id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (refunded === paid) {
    return refuse(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  if (amount < 1) {
    return refuse('Invalid positive integer', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  }
  if (amount <= left) return null;
  // Not "already refunded": the buyer's bank has it, and a shop must not take it for given back.
  if (amount <= paid - refunded) {
    return refuse(`Refund amount (${amount}) is greater than what a dispute leaves (${left})`, {
      code: 'charge_disputed',
      param: 'amount',
    });
  }
  return refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
    code: 'charge_already_refunded',
    param: 'amount',
  });
}

/** A refund that fails begins as a pending one: only what was on its way can come back. */
function beginningOf(
  { switches: { refundAnswer } }: World,
  { billing_details: { email } }: Stripe.Charge,
): Pick<Stripe.Refund, 'status' | 'pending_reason' | 'next_action'> {
  if (refundAnswer === 'succeeded') return { status: 'succeeded' };
  if (refundAnswer !== 'requires_action')
    return { status: 'pending', pending_reason: 'processing' };
  const now = secondsNow();
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
