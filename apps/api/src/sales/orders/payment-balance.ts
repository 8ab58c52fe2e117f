export interface PaymentBalance {
  receivedMinor: number;
  refundedMinor: number;
  /** Refunds that the bank has not confirmed yet. */
  pendingRefundMinor: number;
  lostDisputeMinor: number;
  openDisputeMinor: number;
  failedRefunds: readonly { id: string; amountMinor: number }[];
  disputes: readonly Dispute[];
}

export interface Dispute {
  id: string;
  status: 'inquiry' | 'open' | 'lost' | 'closed';
}

/** Assumes that pending refunds succeed. */
export function getRetainedMinor(balance: PaymentBalance): number {
  const { receivedMinor, refundedMinor, pendingRefundMinor, lostDisputeMinor } = balance;
  return receivedMinor - refundedMinor - pendingRefundMinor - lostDisputeMinor;
}

/** A full refund that failed once is not retried automatically. */
export function hasFailedRefund(balance: PaymentBalance): boolean {
  const refundable = getRefundableMinor(balance);
  return (
    refundable > 0 && balance.failedRefunds.some(({ amountMinor }) => amountMinor >= refundable)
  );
}

export function getRefundableMinor(balance: PaymentBalance): number {
  return getRetainedMinor(balance) - balance.openDisputeMinor;
}
