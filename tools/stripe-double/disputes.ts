import type { Stripe } from 'stripe';
import { createId, getUnixTime } from './ids.ts';
import { emptyEvidence } from './empty-evidence.ts';
import { type Outcome, refuseRequest, type Refused } from './outcome.ts';
import { findCharge, findPaymentIntent } from './payments.ts';
import type { Checkout, Delivery, StripeStore } from './store.ts';

interface DisputeOptions extends Delivery {
  amount?: number | undefined;
  inquiry?: boolean | undefined;
}

const answerDays = 7;
const noDispute = 'There is no such dispute';

/** Withdraws the funds until the dispute closes; an inquiry withdraws nothing. */
export function openDispute(
  store: StripeStore,
  { session }: Checkout,
  options: DisputeOptions,
): Outcome<Stripe.Dispute> {
  const charge = findCharge(store, findPaymentIntent(store, session));
  if (!charge || listDisputesOfCharge(store, charge).some(({ status }) => isOpen(status))) {
    return refuseRequest('There is no payment to dispute', { status: 409 });
  }
  const { amount = getRefundableAmount(store, charge), inquiry = false } = options;
  if (amount < 1 || amount > charge.amount) {
    return refuseRequest(`A dispute is over 1 to ${charge.amount}`, {
      status: 409,
      param: 'amount',
    });
  }
  const dispute = createDispute(charge, amount);
  if (inquiry) {
    dispute.status = 'warning_needs_response';
    dispute.is_charge_refundable = true;
  }
  charge.disputed = true;
  store.disputes.set(dispute.id, dispute);
  store.recordEvent('charge.dispute.created', dispute, options);
  if (!inquiry) withdrawFunds(store, dispute, options);
  return { ok: true, value: dispute };
}

/** Withdraws what has not been refunded since. */
export function convertInquiryToDispute(
  store: StripeStore,
  checkout: Checkout,
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpenDispute(store, checkout, 'warning_needs_response');
  if (!found.ok) return found;
  const { charge, dispute } = found.value;
  const amount = Math.min(dispute.amount, getRefundableAmount(store, charge));
  if (amount < 1) return refuseRequest('All of the money has been given back', { status: 409 });
  dispute.amount = amount;
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  store.recordEvent('charge.dispute.updated', dispute, delivery);
  withdrawFunds(store, dispute, delivery);
  return { ok: true, value: dispute };
}

export function closeInquiry(
  store: StripeStore,
  checkout: Checkout,
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpenDispute(store, checkout, 'warning_needs_response');
  if (!found.ok) return found;
  const { dispute } = found.value;
  dispute.status = 'warning_closed';
  store.recordEvent('charge.dispute.closed', dispute, delivery);
  return { ok: true, value: dispute };
}

export function closeDispute(
  store: StripeStore,
  checkout: Checkout,
  status: 'won' | 'lost',
  delivery: Delivery,
): Outcome<Stripe.Dispute> {
  const found = findOpenDispute(store, checkout, 'needs_response');
  if (!found.ok) return found;
  const { dispute } = found.value;
  dispute.status = status;
  if (status === 'won')
    dispute.balance_transactions.push(createBalanceTransaction(dispute, dispute.amount));
  store.recordEvent('charge.dispute.closed', dispute, delivery);
  if (status === 'won') store.recordEvent('charge.dispute.funds_reinstated', dispute, delivery);
  return { ok: true, value: dispute };
}

/** Funds withdrawn by open and lost disputes. */
export function sumDisputedAmount(store: StripeStore, charge: Stripe.Charge): number {
  return listDisputesOfCharge(store, charge)
    .filter(({ status }) => status === 'needs_response' || status === 'lost')
    .reduce((total, { amount }) => total + amount, 0);
}

function getRefundableAmount(store: StripeStore, charge: Stripe.Charge): number {
  return charge.amount - charge.amount_refunded - sumDisputedAmount(store, charge);
}

function listDisputesOfCharge(store: StripeStore, { id }: Stripe.Charge): Stripe.Dispute[] {
  return [...store.disputes.values()].filter(({ charge }) => charge === id);
}

function isOpen(status: Stripe.Dispute.Status): boolean {
  return status === 'needs_response' || status === 'warning_needs_response';
}

function findOpenDispute(
  store: StripeStore,
  { session }: Checkout,
  status: 'needs_response' | 'warning_needs_response',
): { ok: true; value: { charge: Stripe.Charge; dispute: Stripe.Dispute } } | Refused {
  const charge = findCharge(store, findPaymentIntent(store, session));
  const dispute =
    charge && listDisputesOfCharge(store, charge).find((item) => item.status === status);
  return dispute
    ? { ok: true, value: { charge, dispute } }
    : refuseRequest(noDispute, { status: 409 });
}

function withdrawFunds(store: StripeStore, dispute: Stripe.Dispute, delivery: Delivery): void {
  dispute.balance_transactions.push(createBalanceTransaction(dispute, -dispute.amount));
  store.recordEvent('charge.dispute.funds_withdrawn', dispute, delivery);
}

function createBalanceTransaction(
  { id, currency }: Stripe.Dispute,
  amount: number,
): Stripe.Dispute['balance_transactions'][number] {
  const created = getUnixTime();
  return {
    id: createId('txn'),
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

function createDispute(charge: Stripe.Charge, amount: number): Stripe.Dispute {
  const created = getUnixTime();
  return {
    id: createId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
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
    // Stripe does not copy the payment's metadata to disputes.
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
