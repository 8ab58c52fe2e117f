import { orderName } from '@kongres/content/format/order-number';

/** Stands where an address was erased. No real address ends so: the domain is reserved. */
export function forgottenAddress(number: number): string {
  return `forgotten-${orderName(number)}@invalid`;
}

export function isForgotten(email: string): boolean {
  return email.endsWith('@invalid');
}
