import type { TicketState, TicketsAnswer } from '@kongres/contract/tickets';
import type { Connection } from '../db/connection.ts';
import { readStock } from '../tickets/ticket-queries.ts';

/** What each ticket may be asked for. */
export async function ticketStates(db: Connection): Promise<TicketsAnswer> {
  const rows = await readStock(db);
  const states = rows.map(({ ticket, isOpen, isLeft }): [string, TicketState] => [
    ticket,
    isOpen ? (isLeft ? 'open' : 'sold_out') : 'closed',
  ]);
  return Object.fromEntries(states) as TicketsAnswer;
}
