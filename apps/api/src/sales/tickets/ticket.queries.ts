import type { Connection } from '../../platform/db/connection.ts';
import { deriveTicketCode } from '../orders/order-token.ts';

async function insertTicket(tx: Connection, orderId: string, code: string): Promise<void> {
  await tx.query('insert into ticket (order_id, code) values ($1, $2)', [orderId, code]);
}

export async function voidTicket(tx: Connection, orderId: string, at: Date): Promise<void> {
  await tx.query('update ticket set void_at = coalesce(void_at, $2) where order_id = $1', [
    orderId,
    at,
  ]);
}

async function updateTicketCode(tx: Connection, orderId: string, code: string) {
  await tx.query('update ticket set code = $2, downloaded_at = null where order_id = $1', [
    orderId,
    code,
  ]);
}

export interface TicketRow {
  code: string;
  voidAt: Date | null;
  downloadedAt: Date | null;
  checkedInAt: Date | null;
}

const selectTicket = `select code, void_at as "voidAt", downloaded_at as "downloadedAt",
  checked_in_at as "checkedInAt" from ticket where order_id = $1`;

export async function findTicket(db: Connection, orderId: string): Promise<TicketRow | undefined> {
  const { rows } = await db.query<TicketRow>(selectTicket, [orderId]);
  return rows[0];
}

export async function lockTicket(tx: Connection, orderId: string): Promise<TicketRow | undefined> {
  const { rows } = await tx.query<TicketRow>(`${selectTicket} for update`, [orderId]);
  return rows[0];
}

export async function markTicketCheckedIn(
  tx: Connection,
  orderId: string,
  at: Date,
): Promise<void> {
  await tx.query('update ticket set checked_in_at = $2 where order_id = $1', [orderId, at]);
}

/** Keeps the time of the first download. */
export async function recordTicketDownload(
  db: Connection,
  orderId: string,
  at: Date,
): Promise<void> {
  await db.query(
    'update ticket set downloaded_at = coalesce(downloaded_at, $2) where order_id = $1',
    [orderId, at],
  );
}

export async function createTicket(
  tx: Connection,
  secret: string,
  order: { id: string; tokenVersion: number },
): Promise<void> {
  await insertTicket(tx, order.id, deriveTicketCode(secret, order));
}

export async function replaceTicketCode(
  tx: Connection,
  secret: string,
  order: { id: string; tokenVersion: number },
): Promise<void> {
  await updateTicketCode(tx, order.id, deriveTicketCode(secret, order));
}
