import { formatOrderNumber } from '@kongres/content/format/order-number';

/** Placeholder for an erased address; the top-level domain `invalid` is reserved (RFC 2606). */
export function formatErasedEmail(number: number): string {
  return `forgotten-${formatOrderNumber(number)}@invalid`;
}

export function isErasedEmail(email: string): boolean {
  return email.endsWith('@invalid');
}
