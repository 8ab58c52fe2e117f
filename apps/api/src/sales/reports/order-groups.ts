import type { OrderGroup } from './report-queries.ts';

type Amount = 'orders' | 'netMinor' | 'grossMinor' | 'refundedMinor';

export function sumOf(groups: readonly OrderGroup[], amount: Amount): number {
  return groups.reduce((sum, group) => sum + group[amount], 0);
}

/** Paid and not given back whole. */
export function isKept({ state }: OrderGroup): boolean {
  return state === 'paid';
}

/** Money came in, whatever became of it later. */
export function wasPaid({ state }: OrderGroup): boolean {
  return ['paid', 'mismatched', 'needs_refund', 'refunded'].includes(state);
}

/** Tickets that open the door. */
export function validTickets(groups: readonly OrderGroup[]): number {
  return sumOf(
    groups.filter(({ hasValidTicket }) => hasValidTicket),
    'orders',
  );
}

/** The tickets that open the door, and the money that was paid and kept. */
export function soldIn(groups: readonly OrderGroup[]) {
  const kept = groups.filter(isKept);
  return {
    tickets: validTickets(groups),
    netMinor: sumOf(kept, 'netMinor'),
    grossMinor: sumOf(kept, 'grossMinor'),
  };
}
