import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { insertSearch } from './order-search-queries.ts';

/** Notes that somebody asks for the orders of an address; the worker answers by mail. */
export async function takeSearch(
  { pool, queue, now }: Pick<Context, 'pool' | 'queue' | 'now'>,
  email: string,
  requestId: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const searchId = await insertSearch(tx, { email, now: now() });
    await queue.add(tx, 'search', { searchId, requestId });
  });
}
