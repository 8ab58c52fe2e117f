import type { Stripe } from 'stripe';
import type { Dispute, Money } from '../orders/money.ts';

const stages: Partial<Record<Stripe.Dispute['status'], Dispute['stage']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  // Lost once already: the money is with the bank until the appeal is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

/** Adds up what Stripe knows of a payment. */
export function moneyOf(
  payment: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): Money {
  const refunded = (...statuses: string[]) =>
    sum(refunds.filter(({ status }) => statuses.includes(status ?? '')));
  const staged = disputes.map((dispute) => ({
    ...dispute,
    stage: stages[dispute.status] ?? ('over' as const),
  }));
  const disputed = (stage: Dispute['stage']) => sum(staged.filter((one) => one.stage === stage));
  return {
    receivedMinor: payment.amount_received,
    refundedMinor: refunded('succeeded'),
    returningMinor: refunded('pending', 'requires_action'),
    disputedMinor: disputed('lost'),
    frozenMinor: disputed('open'),
    failedRefunds: refunds
      .filter(({ status }) => status === 'failed')
      .map(({ id, amount }) => ({ id, amountMinor: amount })),
    disputes: staged.map(({ id, stage }) => ({ id, stage })),
  };
}

function sum(items: readonly { amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}
