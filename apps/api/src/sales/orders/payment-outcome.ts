import type { PostalAddress } from '@kongres/content/format/address';
import type { PaymentBalance } from './payment-balance.ts';

export type PaymentOutcome =
  | { kind: 'processing' }
  | { kind: 'checkout_expired' }
  /** No payment page was opened for the order. */
  | { kind: 'checkout_never_opened' }
  | {
      kind: 'paid';
      amountMinor: number;
      currency: string;
      paymentId: string | null;
      buyerName: string | null;
      billingAddress: PostalAddress | null;
      companyName: string | null;
      taxId: string | null;
      country: string | null;
      /** Defaults to the time of settlement. */
      paidAt?: Date;
    }
  /** The organiser accepts an amount that differs from the price. */
  | { kind: 'mismatch_accepted' }
  /** Current totals of refunds and disputes. */
  | { kind: 'balance_changed'; balance: PaymentBalance };
