import {
  hasPrice,
  lowestBeforeReduction,
  netPrice,
  originalPrice,
} from '@kongres/content/facts/price';
import { ticketIds, type TicketId } from '@kongres/content/facts/tickets';
import type { ShownPrice, TicketsAnswer } from '@kongres/contract/tickets';
import type { Connection } from '../../platform/db/connection.ts';
import { readPrices } from './price-queries.ts';

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
