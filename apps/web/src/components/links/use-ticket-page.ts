import { usePhase } from '../../lib/edition/phase.ts';
import type { PageId } from '@kongres/contract/pages';

/** Where a button about tickets leads: to the sale, and after it to the order, where a ticket's recordings begin. */
export function useTicketPage(): PageId {
  return usePhase() === 'after' ? 'order' : 'tickets';
}
