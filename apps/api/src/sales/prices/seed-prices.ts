import { tickets } from '@kongres/content/facts/tickets';
import { inTransaction, type Pool } from '../../platform/db/connection.ts';
import { insertInitialPrices, lockPrices } from './price.queries.ts';

export async function seedPrices(pool: Pool): Promise<void> {
  await inTransaction(pool, async (tx) => {
    // Concurrent migrations would both find no price.
    await lockPrices(tx);
    for (const { id, prices } of tickets) await insertInitialPrices(tx, id, prices);
  });
}
