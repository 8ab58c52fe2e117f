import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';

export interface StockRow {
  ticket: TicketId;
  isOpen: boolean;
  isLeft: boolean;
}

export async function readStock(db: Connection): Promise<StockRow[]> {
  const { rows } = await db.query<StockRow>(
    `select ticket, is_open as "isOpen", capacity is null or held + sold < capacity as "isLeft"
      from ticket_stock`,
  );
  return rows;
}

export async function insertTicket(tx: Connection, orderId: string, code: string): Promise<void> {
  await tx.query('insert into ticket (order_id, code) values ($1, $2)', [orderId, code]);
}

export async function updateTicketVoid(tx: Connection, orderId: string, at: Date): Promise<void> {
  await tx.query('update ticket set void_at = coalesce(void_at, $2) where order_id = $1', [
    orderId,
    at,
  ]);
}

export interface TicketRow {
  code: string;
  voidAt: Date | null;
  downloadedAt: Date | null;
}

export async function readTicket(db: Connection, orderId: string): Promise<TicketRow | undefined> {
  const { rows } = await db.query<TicketRow>(
    `select code, void_at as "voidAt", downloaded_at as "downloadedAt"
      from ticket where order_id = $1`,
    [orderId],
  );
  return rows[0];
}

/** Only the first download counts. */
export async function updateTicketDownloaded(
  db: Connection,
  orderId: string,
  at: Date,
): Promise<void> {
  await db.query(
    'update ticket set downloaded_at = coalesce(downloaded_at, $2) where order_id = $1',
    [orderId, at],
  );
}
