import { getDemonstrationStart } from '@kongres/tools/lib/demonstration-clock';
import { registerCleanup } from './register-cleanup.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createPool, type Pool } from '../src/platform/db/connection.ts';
import { openEditionClock } from '../src/platform/clock/open-edition-clock.ts';
import { createLogger } from '../src/platform/log.ts';
import { orderHooks } from '../src/main/order-hooks.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { createTestDatabase, type MigrationOptions } from './database-server.ts';

/** Weeks before the first day, independent of today; shared by all processes of a test. */
const editionStart = getDemonstrationStart();

export const webhookSecret = 'whsec_of_a_test';

/** All test buyers share one client address; tests of the default limits omit this. */
export const relaxedHoldLimits = { FREE_HOLDS_PER_CLIENT: '1000000', HOLDS_PER_CLIENT: '1000000' };

/** Services that a test does not use point to a closed port. */
export function createTestEnvironment(databaseUrl: string, more: Record<string, string> = {}) {
  return {
    DATABASE_URL: databaseUrl,
    APP_SECRET: 'a secret of a test, as long as it must be',
    ALTCHA_SECRET: 'another secret of a test, just as long',
    STRIPE_API: 'http://127.0.0.1:9',
    STRIPE_SECRET_KEY: 'sk_test_of_a_test',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGIN: 'http://127.0.0.1:8080',
    LOG_LEVEL: 'silent',
    EDITION_CLOCK: editionStart.toISOString(),
    ...relaxedHoldLimits,
    ...more,
  };
}

/** Owner pools by application pool, for statements that the application role may not run. */
const ownerPools = new WeakMap<Pool, Pool>();

export async function createTestShop(
  more: Record<string, string> = {},
  migration?: MigrationOptions,
) {
  const { ownerUrl, databaseUrl } = await createTestDatabase(migration);
  const config = readConfig(createTestEnvironment(databaseUrl, more));
  const log = createLogger(config.logLevel, 'test');
  const pool = createPool(databaseUrl, log);
  const owner = createPool(ownerUrl, log);
  ownerPools.set(pool, owner);
  const queue = await openQueue(pool, log);
  registerCleanup(async () => {
    await queue.stop();
    await pool.end();
    await owner.end();
  });
  const now = () => new Date();
  const edition = await openEditionClock({ pool, now, log }, config.editionClock);
  return { databaseUrl, ownerUrl, config, log, pool, owner, queue, edition, orderHooks };
}

/** Statements waiting for a lock in this database; other tests share the server. */
export async function countBlockedStatements(pool: Pool): Promise<number> {
  return await countRows(
    pool,
    "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
}

interface QuotaSetting {
  limit: number | null;
  isOpen?: boolean;
}

export async function setQuota(
  pool: Pool,
  ticket: string,
  { limit, isOpen = true }: QuotaSetting,
): Promise<void> {
  await pool.query(
    'update ticket_quota set quota_limit = $2, is_open = $3, held = 0, sold = 0 where ticket = $1',
    [ticket, limit, isOpen],
  );
}

/** Deletes all orders and opens every ticket without a quota. */
export async function resetShop(pool: Pool): Promise<void> {
  // Locks tables in the order that the application uses, to avoid deadlocks with running requests.
  const tables = [
    'stripe_event',
    'orders',
    'ticket',
    'order_email',
    'incident',
    'pgboss.job',
    'rate_limit',
  ];
  const deletions = tables.toReversed().map((table) => `delete from ${table};`);
  const owner = ownerPools.get(pool) ?? pool;
  await owner.query(`lock table ${tables.join(', ')}; ${deletions.join(' ')}`);
  await pool.query(
    'update ticket_quota set held = 0, sold = 0, is_open = true, quota_limit = null',
  );
}

export async function countRows(pool: Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${sql}`);
  return Number(rows[0]?.count);
}

export async function readQuota(pool: Pool, ticket: string) {
  const { rows } = await pool.query<{ held: number; sold: number }>(
    'select held, sold from ticket_quota where ticket = $1',
    [ticket],
  );
  return rows[0];
}
