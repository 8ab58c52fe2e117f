import { lowestBeforeReduction, netPrice, originalPrice } from '@kongres/content/facts/price';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import type { ShownPrice } from '@kongres/contract/tickets';
import type { Connection } from '../db/connection.ts';
import { readPrices } from './price-queries.ts';

/** What a ticket costs at a moment of the edition, net. */
export async function priceNow(db: Connection, ticket: TicketId, at: Date): Promise<number> {
  return netPrice({ prices: await readPrices(db, ticket) }, at);
}

/** What each ticket costs, and what the law wants to be shown beside it. */
export async function shownPrices(db: Connection, at: Date): Promise<Record<TicketId, ShownPrice>> {
  const rows = await readPrices(db);
  const shown = ticketIds.map((ticket) => {
    const priced = { prices: rows.filter((row) => row.ticket === ticket) };
    const price: ShownPrice = {
      netMinor: netPrice(priced, at),
      originalMinor: originalPrice(priced, at),
      lowestMinor: lowestBeforeReduction(priced, at),
    };
    return [ticket, price] as const;
  });
  return Object.fromEntries(shown) as Record<TicketId, ShownPrice>;
}
