import type { AdmissionId } from '@kongres/content/facts/admissions';
import { sales } from '@kongres/content/facts/sales';
import { tickets, type TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';

export interface StockRow {
  ticket: TicketId;
  isOpen: boolean;
  /** Null where any number may be sold. */
  capacity: number | null;
  held: number;
  sold: number;
}

export async function readStock(db: Connection): Promise<StockRow[]> {
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

export async function updateOpen(db: Connection, ticket: TicketId, isOpen: boolean): Promise<void> {
  await db.query('update ticket_stock set is_open = $2 where ticket = $1', [ticket, isOpen]);
}

/** What lay aside is sold. */
export async function sellHeld(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_stock set held = held - 1, sold = sold + 1 where ticket = $1', [
    ticket,
  ]);
}

/** Sells one that nobody holds, if one is left. */
export async function sellFree(tx: Connection, ticket: AdmissionId): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ticket_stock set sold = sold + 1
      where ticket = $1 and (capacity is null or held + sold < capacity)`,
    [ticket],
  );
  return rowCount === 1;
}

export async function releaseHeld(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_stock set held = held - 1 where ticket = $1', [ticket]);
}

export async function takeBackSold(tx: Connection, ticket: AdmissionId): Promise<void> {
  await tx.query('update ticket_stock set sold = sold - 1 where ticket = $1', [ticket]);
}

/** Gives each ticket without a row what the facts start with. */
export async function seedStock(db: Connection): Promise<void> {
  for (const { id, quota } of tickets) {
    await db.query(
      `insert into ticket_stock (ticket, is_open, capacity) values ($1, $2, $3)
        on conflict (ticket) do nothing`,
      [id, sales.state === 'open', quota],
    );
  }
}
