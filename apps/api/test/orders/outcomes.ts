import type { PaymentBalance } from '../../src/sales/orders/payment-balance.ts';
import type { PaymentOutcome } from '../../src/sales/orders/payment-outcome.ts';

/** Full payment of the standard test ticket, 151.84 zł. */
export const paidOutcome = {
  kind: 'paid',
  amountMinor: 15_184,
  currency: 'PLN',
  paymentId: null,
  buyerName: null,
  billingAddress: null,
  companyName: null,
  taxId: null,
  country: null,
} as const satisfies PaymentOutcome;

/** Balance of that payment. */
export function buildBalanceOutcome(
  changes: Partial<PaymentBalance> = {},
): PaymentOutcome & { kind: 'balance_changed' } {
  return {
    kind: 'balance_changed',
    balance: {
      receivedMinor: 15_184,
      refundedMinor: 0,
      pendingRefundMinor: 0,
      lostDisputeMinor: 0,
      openDisputeMinor: 0,
      failedRefunds: [],
      disputes: [],
      ...changes,
    },
  };
}
