/** Kept apart from the schemas so that the desk bundle needs no validator. */
export const orderStates = [
  'pending',
  'awaiting_payment',
  'processing',
  'expired',
  'paid',
  'mismatched',
  'needs_refund',
  'refunded',
  'revoked',
] as const;

/** Counting stops here to keep list queries fast. */
export const maxListCount = 10_000;
