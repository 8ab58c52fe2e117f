import type { Money } from '../../src/sales/orders/money.ts';
import type { Outcome } from '../../src/sales/orders/outcome.ts';

/** A payment of 151.84 zł, the standard ticket of the tests. */
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
} as const satisfies Outcome;

/** What Stripe says about the money of that payment. */
export function moneyOutcome(changes: Partial<Money> = {}): Outcome & { kind: 'money' } {
  return {
    kind: 'money',
    money: {
      receivedMinor: 15_184,
      refundedMinor: 0,
      returningMinor: 0,
      disputedMinor: 0,
      frozenMinor: 0,
      failedRefunds: [],
      disputes: [],
      ...changes,
    },
  };
}
