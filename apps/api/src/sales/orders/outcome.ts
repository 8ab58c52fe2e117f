import type { PostalAddress } from '@kongres/content/format/address';
import type { Money } from './money.ts';

/** What became of a payment, in our words. */
export type Outcome =
  | { kind: 'processing' }
  | { kind: 'ended' }
  /** Nobody was given an address to pay at. */
  | { kind: 'never_asked' }
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
      /** When it was paid, if not just now. */
      paidAt?: Date;
    }
  /** A person accepts an amount that is not the price. */
  | { kind: 'accepted' }
  /** Refunds and disputes, as they stand now. */
  | { kind: 'money'; money: Money };
