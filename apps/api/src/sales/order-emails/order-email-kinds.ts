export const orderEmailKinds = [
  'ticket',
  'payment_pending',
  'paid_too_late',
  'cancelled',
  'refunded',
  'part_refunded',
  'address_changed',
  'transferred',
  'revoked',
] as const;

export type OrderEmailKind = (typeof orderEmailKinds)[number];
