import { type PriceRow, type TicketId, ticketIds } from '@kongres/content/facts/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import {
  hasPrice,
  lowestBeforeReduction,
  netPrice,
  originalPrice,
} from '@kongres/content/facts/price';
import type { ShownPrice, TicketsAnswer } from '@kongres/contract/tickets';

/** A price as it was set, the earliest day first. */
export interface SetPrice extends PriceRow {
  id: number;
  ticket: TicketId;
}

/** Two who change prices at once would each decide by what the other is about to change. */
export async function lockPrices(tx: Connection): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtext('ticket prices'))");
}

/** Every price that was not withdrawn: of one ticket, or of all of them. */
export async function readPrices(
  db: Connection,
  ticket: TicketId | null = null,
): Promise<SetPrice[]> {
  const { rows } = await db.query<SetPrice>(
    `select id::int, ticket, to_char(since, 'YYYY-MM-DD') as since, net_minor as "netGrosze"
      from ticket_price where withdrawn_at is null and ($1::text is null or ticket = $1)
      order by ticket_price.since`,
    [ticket],
  );
  return rows;
}

/** Goes up with every change of any price. */
export async function readPriceRevision(db: Connection): Promise<number> {
  const { rows } = await db.query<{ revision: number }>(
    'select (count(*) + count(withdrawn_at))::int as revision from ticket_price',
  );
  return rows[0]?.revision ?? 0;
}

/** False where the day has a price already. */
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

/** False where it is in force, or was, or is withdrawn already. */
export async function updateWithdrawn(tx: Connection, id: number, today: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update ticket_price set withdrawn_at = now()
      where id = $1 and withdrawn_at is null and since > $2::date`,
    [id, today],
  );
  return rowCount === 1;
}

/** Does nothing for a ticket that has a price, withdrawn or not. */
export async function insertFirstPrices(
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

/** What a ticket costs at a moment of the edition, net; null before its first price. */
export async function priceNow(db: Connection, ticket: TicketId, at: Date): Promise<number | null> {
  const priced = { prices: await readPrices(db, ticket) };
  return hasPrice(priced, at) ? netPrice(priced, at) : null;
}

/** What each ticket costs, and what the law wants to be shown beside it. */
export async function shownPrices(db: Connection, at: Date): Promise<TicketsAnswer['prices']> {
  const rows = await readPrices(db);
  const shown = ticketIds.flatMap((ticket) => {
    const priced = { prices: rows.filter((row) => row.ticket === ticket) };
    if (!hasPrice(priced, at)) return [];
    const price: ShownPrice = {
      netMinor: netPrice(priced, at),
      originalMinor: originalPrice(priced, at),
      lowestMinor: lowestBeforeReduction(priced, at),
    };
    return [[ticket, price] as const];
  });
  return Object.fromEntries(shown);
}
