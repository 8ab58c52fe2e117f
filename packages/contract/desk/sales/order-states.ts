/** Apart from the schemas: the desk's screens need no validator. */
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

/** A list is counted so far and no further. */
export const mostCounted = 10_000;
