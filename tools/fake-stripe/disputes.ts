import type { Stripe } from 'stripe';
import { newId, secondsNow } from './new-id.ts';
import { type Outcome, refuse } from './outcome.ts';
import { chargeOf, intentOf } from './payments.ts';
import type { Checkout, World } from './world.ts';

interface Delivery {
  withoutWebhook?: boolean | undefined;
}

const answerDays = 7;

/** The buyer's bank takes the money back until somebody decides. */
export function openDispute(
  world: World,
  { session }: Checkout,
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const charge = chargeOf(world, intentOf(world, session));
  if (!charge || charge.disputed) {
    return refuse('There is no payment to dispute', { status: 409 });
  }
  const created = secondsNow();
  const dispute: Stripe.Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + answerDays * 24 * 60 * 60,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    // Not the payment's: Stripe leaves a dispute's own metadata empty, a shop goes by payment_intent.
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
  charge.disputed = true;
  world.disputes.set(charge.id, dispute);
  world.announce('charge.dispute.created', dispute, delivery);
  return { ok: true, value: dispute };
}

export function closeDispute(
  world: World,
  { session }: Checkout,
  status: 'won' | 'lost',
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const charge = chargeOf(world, intentOf(world, session));
  const dispute = charge && world.disputes.get(charge.id);
  if (dispute?.status !== 'needs_response') {
    return refuse('There is no open dispute', { status: 409 });
  }
  dispute.status = status;
  world.announce('charge.dispute.closed', dispute, delivery);
  return { ok: true, value: dispute };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
