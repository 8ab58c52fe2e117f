import type { Pool } from '../src/platform/db/connection.ts';
import { countRows } from './test-shop.ts';

/** PL/pgSQL statement that blocks until the barrier is opened. */
export const waitAtBarrier = 'perform pg_advisory_xact_lock_shared(20260216)';

/** Blocks every session that runs `waitAtBarrier`, which makes a race deterministic. */
export async function closeBarrier(pool: Pool) {
  const keeper = await pool.connect();
  await keeper.query('select pg_advisory_lock(20260216)');
  return {
    // pg_locks covers the whole server, which other tests share.
    waiting: () =>
      countRows(
        pool,
        `pg_locks where locktype = 'advisory' and objid = 20260216 and not granted
          and database = (select oid from pg_database where datname = current_database())`,
      ),
    open: async () => {
      await keeper.query('select pg_advisory_unlock(20260216)');
      keeper.release();
    },
  };
}
