import { type PriceRow, type TicketId, ticketIds } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import {
  hasPrice,
  findLowestPriceBeforeReduction,
  getNetPrice,
  getOriginalPrice,
} from '@kongres/content/facts/price';
import type { DisplayedPrice, TicketsResponse } from '@kongres/contract/tickets';

export interface StoredPrice extends PriceRow {
  id: number;
  ticket: TicketId;
}

/** Serialises price changes: each decision depends on all other prices of the ticket. */
export async function lockPrices(tx: Connection): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('ticket prices'))");
}

export async function listPrices(
  db: Connection,
  ticket: TicketId | null = null,
): Promise<StoredPrice[]> {
  const { rows } = await db.query<StoredPrice>(
    `select id::int, ticket, to_char(since, 'YYYY-MM-DD') as since, net_minor as "netGrosze"
      from ticket_price where withdrawn_at is null and ($1::text is null or ticket = $1)
      order by ticket_price.since`,
    [ticket],
  );
  return rows;
}

/** Increases with every change of any price. */
export async function readPriceRevision(db: Connection): Promise<number> {
  const { rows } = await db.query<{ revision: number }>(
    'select (count(*) + count(withdrawn_at))::int as revision from ticket_price',
  );
  return rows[0]?.revision ?? 0;
}

/** Returns false if the ticket already has a price from that day. */
export async function insertPrice(
  tx: Connection,
  { ticket, since, netMinor }: { ticket: TicketId; since: string; netMinor: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into ticket_price (ticket, since, net_minor) values ($1, $2, $3)
      on conflict (ticket, since) where withdrawn_at is null do nothing`,
    [ticket, since, netMinor],
  );
  return rowCount === 1;
}

/** Returns false if the price is or was in force, or is withdrawn already. */
export async function markPriceWithdrawn(
  tx: Connection,
  id: number,
  today: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ticket_price set withdrawn_at = now()
      where id = $1 and withdrawn_at is null and since > $2::date`,
    [id, today],
  );
  return rowCount === 1;
}

/** Does nothing for a ticket that has a price, even a withdrawn one. */
export async function insertInitialPrices(
  tx: Connection,
  ticket: TicketId,
  prices: readonly PriceRow[],
): Promise<void> {
  await tx.query(
    `insert into ticket_price (ticket, since, net_minor)
      select $1, since, "netGrosze"
        from jsonb_to_recordset($2) as price (since date, "netGrosze" integer)
        where not exists (select from ticket_price where ticket = $1) order by since`,
    [ticket, JSON.stringify(prices)],
  );
}

/** Reads the net price at a time of the edition clock; null before the first price. */
export async function readNetPrice(
  db: Connection,
  ticket: TicketId,
  at: Date,
): Promise<number | null> {
  const priced = { prices: await listPrices(db, ticket) };
  return hasPrice(priced, at) ? getNetPrice(priced, at) : null;
}

/** Includes the lowest price before a reduction, which the Omnibus directive requires. */
export async function readDisplayedPrices(
  db: Connection,
  at: Date,
): Promise<TicketsResponse['prices']> {
  const rows = await listPrices(db);
  const displayed = ticketIds.flatMap((ticket) => {
    const priced = { prices: rows.filter((row) => row.ticket === ticket) };
    if (!hasPrice(priced, at)) return [];
    const price: DisplayedPrice = {
      netMinor: getNetPrice(priced, at),
      originalMinor: getOriginalPrice(priced, at),
      lowestMinor: findLowestPriceBeforeReduction(priced, at),
    };
    return [[ticket, price] as const];
  });
  return Object.fromEntries(displayed);
}
