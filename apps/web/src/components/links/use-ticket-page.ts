import { usePhase } from '../../lib/edition/phase.ts';
import type { PageId } from '@kongres/contract/pages';

/** The ticket page, after the edition the order page with its recordings. */
export function useTicketPage(): PageId {
  return usePhase() === 'after' ? 'order' : 'tickets';
}
