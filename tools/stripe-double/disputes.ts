import type { Stripe } from 'stripe';
import { newId, secondsNow } from './new-id.ts';
import { noEvidence } from './no-evidence.ts';
import { type Outcome, refuse, type Refused } from './outcome.ts';
import { chargeOf, intentOf } from './payments.ts';
import type { Checkout, Delivery, World } from './world.ts';

interface DisputeWish extends Delivery {
  amount?: number | undefined;
  inquiry?: boolean | undefined;
}

const answerDays = 7;
const noDispute = 'There is no such dispute';

/** The buyer's bank takes the money back until somebody decides, or, as an inquiry, only asks. */
export function openDispute(
  world: World,
  { session }: Checkout,
  wish: DisputeWish,
): Outcome<Stripe.Dispute> {
  const charge = chargeOf(world, intentOf(world, session));
  if (!charge || disputesOf(world, charge).some(({ status }) => isOpen(status))) {
    return refuse('There is no payment to dispute', { status: 409 });
  }
  const { amount = leftOf(world, charge), inquiry = false } = wish;
  if (amount < 1 || amount > charge.amount) {
    return refuse(`A dispute is over 1 to ${charge.amount}`, { status: 409, param: 'amount' });
  }
  const dispute = newDispute(charge, amount);
  if (inquiry) {
    dispute.status = 'warning_needs_response';
    dispute.is_charge_refundable = true;
  }
  charge.disputed = true;
  world.disputes.set(dispute.id, dispute);
  world.announce('charge.dispute.created', dispute, wish);
  if (!inquiry) withdraw(world, dispute, wish);
  return { ok: true, value: dispute };
}

/** The bank was not content with the answer: now it takes what has not been given back since. */
export function escalateInquiry(
  world: World,
  checkout: Checkout,
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpen(world, checkout, 'warning_needs_response');
  if (!found.ok) return found;
  const { charge, dispute } = found.value;
  const amount = Math.min(dispute.amount, leftOf(world, charge));
  if (amount < 1) return refuse('All of the money has been given back', { status: 409 });
  dispute.amount = amount;
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  world.announce('charge.dispute.updated', dispute, delivery);
  withdraw(world, dispute, delivery);
  return { ok: true, value: dispute };
}

export function closeInquiry(
  world: World,
  checkout: Checkout,
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpen(world, checkout, 'warning_needs_response');
  if (!found.ok) return found;
  const { dispute } = found.value;
  dispute.status = 'warning_closed';
  world.announce('charge.dispute.closed', dispute, delivery);
  return { ok: true, value: dispute };
}

export function closeDispute(
  world: World,
  checkout: Checkout,
  status: 'won' | 'lost',
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpen(world, checkout, 'needs_response');
  if (!found.ok) return found;
  const { dispute } = found.value;
  dispute.status = status;
  if (status === 'won') dispute.balance_transactions.push(movement(dispute, dispute.amount));
  world.announce('charge.dispute.closed', dispute, delivery);
  if (status === 'won') world.announce('charge.dispute.funds_reinstated', dispute, delivery);
  return { ok: true, value: dispute };
}

/** What banks have taken and not given back; an inquiry takes nothing. */
export function heldByDisputes(world: World, charge: Stripe.Charge): number {
  return disputesOf(world, charge)
    .filter(({ status }) => status === 'needs_response' || status === 'lost')
    .reduce((total, { amount }) => total + amount, 0);
}

function leftOf(world: World, charge: Stripe.Charge): number {
  return charge.amount - charge.amount_refunded - heldByDisputes(world, charge);
}

function disputesOf(world: World, { id }: Stripe.Charge): Stripe.Dispute[] {
  return [...world.disputes.values()].filter(({ charge }) => charge === id);
}

function isOpen(status: Stripe.Dispute.Status): boolean {
  return status === 'needs_response' || status === 'warning_needs_response';
}

function findOpen(
  world: World,
  { session }: Checkout,
  status: 'needs_response' | 'warning_needs_response',
): { ok: true; value: { charge: Stripe.Charge; dispute: Stripe.Dispute } } | Refused {
  const charge = chargeOf(world, intentOf(world, session));
  const dispute = charge && disputesOf(world, charge).find((item) => item.status === status);
  return dispute ? { ok: true, value: { charge, dispute } } : refuse(noDispute, { status: 409 });
}

function withdraw(world: World, dispute: Stripe.Dispute, delivery: Delivery): void {
  dispute.balance_transactions.push(movement(dispute, -dispute.amount));
  world.announce('charge.dispute.funds_withdrawn', dispute, delivery);
}

function movement(
  { id, currency }: Stripe.Dispute,
  amount: number,
): Stripe.Dispute['balance_transactions'][number] {
  const created = secondsNow();
  return {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: id,
    status: 'available',
    type: 'adjustment',
  };
}

function newDispute(charge: Stripe.Charge, amount: number): Stripe.Dispute {
  const created = secondsNow();
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
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
}
