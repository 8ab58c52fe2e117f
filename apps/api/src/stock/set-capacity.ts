import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';
import { readStock, updateCapacity } from './stock-queries.ts';

type CapacitySet =
  | { ok: true }
  | { ok: false; code: 'unknown_ticket' }
  | { ok: false; code: 'below_sold'; held: number; sold: number };

/** Changes how many of a ticket may be sold: never below what is sold and held already. */
export async function setCapacity(
  db: Connection,
  ticket: TicketId,
  capacity: number | null,
): Promise<CapacitySet> {
  if (await updateCapacity(db, ticket, capacity)) return { ok: true };
  const row = (await readStock(db)).find((stock) => stock.ticket === ticket);
  if (!row) return { ok: false, code: 'unknown_ticket' };
  return { ok: false, code: 'below_sold', held: row.held, sold: row.sold };
}
