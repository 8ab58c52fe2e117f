import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import { readStock, updateCapacity } from './stock-queries.ts';

type CapacitySet = { ok: true } | { ok: false; code: 'unknown_ticket' | 'below_sold' };

/** Changes how many of a ticket may be sold: never below what is sold and held already. */
export async function setCapacity(
  db: Connection,
  ticket: TicketId,
  capacity: number | null,
): Promise<CapacitySet> {
  if (await updateCapacity(db, ticket, capacity)) return { ok: true };
  const isKnown = (await readStock(db)).some((stock) => stock.ticket === ticket);
  return { ok: false, code: isKnown ? 'below_sold' : 'unknown_ticket' };
}
