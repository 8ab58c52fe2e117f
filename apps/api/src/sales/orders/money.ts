/** What became of a payment's money, as the payment provider tells it at one moment. */
export interface Money {
  receivedMinor: number;
  /** Given back for certain. */
  refundedMinor: number;
  /** On its way back: the bank has not said yet that it arrived. */
  returningMinor: number;
  /** Taken back by the buyer's bank for good. */
  disputedMinor: number;
  /** Withheld until a dispute is decided. */
  frozenMinor: number;
  /** Refunds that did not arrive, by their ids at the provider. */
  failedRefunds: readonly { id: string; amountMinor: number }[];
  disputes: readonly Dispute[];
}

export interface Dispute {
  id: string;
  /** A question of the bank, a dispute under way, or how it ended. */
  stage: 'inquiry' | 'open' | 'lost' | 'over';
}

/** What is still ours, or would be if nothing on its way failed. */
export function keptMinor(money: Money): number {
  const { receivedMinor, refundedMinor, returningMinor, disputedMinor } = money;
  return receivedMinor - refundedMinor - returningMinor - disputedMinor;
}

/** Whether giving back what is left has failed once: trying the same again is for a person to decide. */
export function hasFailedToReturn(money: Money): boolean {
  const left = refundableMinor(money);
  return left > 0 && money.failedRefunds.some(({ amountMinor }) => amountMinor >= left);
}

/** What can be given back now. */
export function refundableMinor(money: Money): number {
  return keptMinor(money) - money.frozenMinor;
}
