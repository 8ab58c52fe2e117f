import type { Pool } from '../src/platform/db/connection.ts';
import { countOf } from './test-shop.ts';

/** The statement with which SQL waits at the barrier until it is opened. */
export const waitAtBarrier = 'perform pg_advisory_xact_lock_shared(20260216)';

/**
 * Closes a barrier in this test's database: whatever runs `waitAtBarrier` stops there until it is opened.
 * It makes a race certain that a test would otherwise have to hope for.
 */
export async function closeBarrier(pool: Pool) {
  const keeper = await pool.connect();
  await keeper.query('select pg_advisory_lock(20260216)');
  return {
    /** Locks are listed for the whole server, where other tests wait for theirs. */
    waiting: () =>
      countOf(
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
