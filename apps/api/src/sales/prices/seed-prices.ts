import { tickets } from '@kongres/content/facts/tickets';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { insertFirstPrices, lockPrices } from './price-queries.ts';

/** Gives each ticket without a price those of the facts. */
export async function seedPrices(pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Two migrations at once would both find no price.
    await lockPrices(tx);
    for (const { id, prices } of tickets) await insertFirstPrices(tx, id, prices);
  });
}
