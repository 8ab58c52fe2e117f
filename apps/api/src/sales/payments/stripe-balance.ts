import type { Stripe } from 'stripe';
import type { Dispute, PaymentBalance } from '../orders/payment-balance.ts';

const disputeStatuses: Partial<Record<Stripe.Dispute['status'], Dispute['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  needs_response: 'open',
  under_review: 'open',
  lost: 'lost',
  // An appeal follows a lost dispute: the money stays with the bank until it is won.
  appeal_needs_response: 'lost',
  appeal_under_review: 'lost',
};

export function toPaymentBalance(
  payment: Stripe.PaymentIntent,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): PaymentBalance {
  const sumRefunds = (...statuses: string[]) =>
    sumAmounts(refunds.filter(({ status }) => statuses.includes(status ?? '')));
  const mappedDisputes = disputes.map(({ id, amount, status }) => ({
    id,
    amount,
    status: disputeStatuses[status] ?? ('closed' as const),
  }));
  const sumDisputes = (wanted: Dispute['status']) =>
    sumAmounts(mappedDisputes.filter(({ status }) => status === wanted));
  return {
    receivedMinor: payment.amount_received,
    refundedMinor: sumRefunds('succeeded'),
    pendingRefundMinor: sumRefunds('pending', 'requires_action'),
    lostDisputeMinor: sumDisputes('lost'),
    openDisputeMinor: sumDisputes('open'),
    failedRefunds: refunds
      .filter(({ status }) => status === 'failed')
      .map(({ id, amount }) => ({ id, amountMinor: amount })),
    disputes: mappedDisputes.map(({ id, status }) => ({ id, status })),
  };
}

function sumAmounts(items: readonly { amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}
