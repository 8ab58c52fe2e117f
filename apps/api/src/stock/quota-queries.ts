import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';

export interface StockRow {
  ticket: TicketId;
  isOpen: boolean;
  capacity: number | null;
  held: number;
  sold: number;
}

export async function readShelf(db: Connection): Promise<StockRow[]> {
  const { rows } = await db.query<StockRow>(
    'select ticket, is_open as "isOpen", capacity, held, sold from ticket_stock order by ticket',
  );
  return rows;
}

/** False when more than that are already held and sold. */
export async function updateCapacity(
  db: Connection,
  ticket: TicketId,
  capacity: number | null,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update ticket_stock set capacity = $2
      where ticket = $1 and ($2::integer is null or held + sold <= $2)`,
    [ticket, capacity],
  );
  return rowCount === 1;
}

export async function updateOpen(
  db: Connection,
  names: readonly TicketId[],
  isOpen: boolean,
): Promise<void> {
  await db.query('update ticket_stock set is_open = $2 where ticket = any($1)', [names, isOpen]);
}
