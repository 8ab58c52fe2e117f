import type { TicketId } from '@kongres/content/facts/tickets';
import type { Connection } from '../db/connection.ts';

/** What lay aside is sold. */
export async function sellHeld(tx: Connection, ticket: TicketId): Promise<void> {
  await tx.query('update ticket_stock set held = held - 1, sold = sold + 1 where ticket = $1', [
    ticket,
  ]);
}

/** Sells one from the shelf, if one is left. */
export async function sellFree(tx: Connection, ticket: TicketId): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ticket_stock set sold = sold + 1
      where ticket = $1 and (capacity is null or held + sold < capacity)`,
    [ticket],
  );
  return rowCount === 1;
}

export async function releaseHeld(tx: Connection, ticket: TicketId): Promise<void> {
  await tx.query('update ticket_stock set held = held - 1 where ticket = $1', [ticket]);
}

export async function takeBackSold(tx: Connection, ticket: TicketId): Promise<void> {
  await tx.query('update ticket_stock set sold = sold - 1 where ticket = $1', [ticket]);
}
