import { usePhase } from '../../edition/phase.ts';
import type { PageId } from '../../routing/page-table.ts';

/** Where a button about tickets leads: to the sale, and after it to the order, where a ticket's recordings begin. */
export function useTicketPage(): PageId {
  return usePhase() === 'after' ? 'order' : 'tickets';
}
