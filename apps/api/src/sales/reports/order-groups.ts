import type { OrderGroup } from './report.queries.ts';

type Amount = 'orders' | 'netMinor' | 'grossMinor' | 'refundedMinor';

export function sumGroups(groups: readonly OrderGroup[], amount: Amount): number {
  return groups.reduce((sum, group) => sum + group[amount], 0);
}

/** Paid and not fully refunded. */
export function isPaid({ state }: OrderGroup): boolean {
  return state === 'paid';
}

/** Received a payment, even if it was refunded later. */
export function hasReceivedPayment({ state }: OrderGroup): boolean {
  return ['paid', 'mismatched', 'needs_refund', 'refunded'].includes(state);
}

export function countValidTickets(groups: readonly OrderGroup[]): number {
  return sumGroups(
    groups.filter(({ hasValidTicket }) => hasValidTicket),
    'orders',
  );
}

export function sumSales(groups: readonly OrderGroup[]) {
  const paid = groups.filter(isPaid);
  return {
    tickets: countValidTickets(groups),
    netMinor: sumGroups(paid, 'netMinor'),
    grossMinor: sumGroups(paid, 'grossMinor'),
  };
}
