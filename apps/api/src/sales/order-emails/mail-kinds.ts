/** What buyers are written about; a mail waits under the name of its kind. */
export const mailKinds = [
  'ticket',
  'payment_pending',
  'paid_too_late',
  'cancelled',
  'refunded',
  'part_refunded',
  'address_changed',
  'passed_on',
  'revoked',
] as const;

export type MailKind = (typeof mailKinds)[number];
