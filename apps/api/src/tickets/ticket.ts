import { randomInt } from 'node:crypto';
import type { Connection } from '../db/connection.ts';
import {
  insertTicket,
  readTicket,
  updateTicketDownloaded,
  updateTicketVoid,
  type TicketRow,
} from './ticket-queries.ts';

/** Letters and digits that nobody mistakes for one another, on paper or over the phone. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Nobody guesses it: about 79 bits in four groups of four. */
function ticketCode(): string {
  const letters = Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replaceAll(/.{4}(?=.)/g, '$&-');
}

export async function issueTicket(tx: Connection, orderId: string): Promise<void> {
  await insertTicket(tx, orderId, ticketCode());
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
