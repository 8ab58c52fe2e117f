import type { Connection } from '../db/connection.ts';
import { ticketCode } from '../orders/order-token.ts';
import {
  insertTicket,
  readTicket,
  readTicketLocked,
  updateTicketCode,
  updateTicketDownloaded,
  updateTicketVoid,
  type TicketRow,
} from './ticket-queries.ts';

export async function issueTicket(
  tx: Connection,
  secret: string,
  order: { id: string; tokenVersion: number },
): Promise<void> {
  await insertTicket(tx, order.id, ticketCode(secret, order));
}

/** Of a ticket that changes hands the old code opens nothing any more. */
export async function renewTicket(
  tx: Connection,
  secret: string,
  order: { id: string; tokenVersion: number },
): Promise<void> {
  await updateTicketCode(tx, order.id, ticketCode(secret, order));
}

/** Nobody enters with the ticket until this transaction ends. */
export function lockTicket(tx: Connection, orderId: string): Promise<TicketRow | undefined> {
  return readTicketLocked(tx, orderId);
}

export async function voidTicket(tx: Connection, orderId: string, at: Date): Promise<void> {
  await updateTicketVoid(tx, orderId, at);
}

export function findTicket(db: Connection, orderId: string): Promise<TicketRow | undefined> {
  return readTicket(db, orderId);
}

export async function noteDownload(db: Connection, orderId: string, at: Date): Promise<void> {
  await updateTicketDownloaded(db, orderId, at);
}
