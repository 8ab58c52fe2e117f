import type { Connection } from '../../platform/db/connection.ts';
import { ticketCode } from '../orders/order-token.ts';
import { insertTicket, updateTicketCode } from './ticket-queries.ts';

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
