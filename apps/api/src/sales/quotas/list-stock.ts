import { phaseAt } from '@kongres/content/facts/phases';
import { ticketIds } from '@kongres/content/facts/tickets';
import type { TicketState } from '@kongres/contract/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import type { EditionClock } from '../../platform/clock/edition-clock.ts';
import { readStock, type StockRow } from './stock-queries.ts';

export interface Stock extends StockRow {
  /** Null where any number may be sold. */
  left: number | null;
  state: TicketState;
}

/** How many of each ticket are sold, held and left, in the order of the price list. After the edition none is sold. */
export async function listStock(db: Connection, edition: EditionClock): Promise<Stock[]> {
  const isOver = phaseAt(edition.now()) === 'after';
  const rows = await readStock(db);
  return rows
    .toSorted((one, other) => ticketIds.indexOf(one.ticket) - ticketIds.indexOf(other.ticket))
    .map((row) => {
      const left = row.capacity === null ? null : row.capacity - row.held - row.sold;
      return { ...row, left, state: stateOf(row.isOpen && !isOver, left) };
    });
}

function stateOf(isOpen: boolean, left: number | null): TicketState {
  if (!isOpen) return 'closed';
  return left !== null && left <= 0 ? 'sold_out' : 'open';
}
