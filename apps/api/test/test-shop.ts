import { demonstrationStart } from '@kongres/tools/lib/demonstration-clock';
import { afterwards } from './afterwards.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { createPool, type Pool } from '../src/platform/db/connection.ts';
import { openEditionClock } from '../src/platform/clock/open-edition-clock.ts';
import { createLog } from '../src/platform/log.ts';
import { orderHooks } from '../src/main/order-hooks.ts';
import { openQueue } from '../src/platform/queue/queue.ts';
import { createTestDatabase, type MigrationOptions } from './database-server.ts';

/** Weeks before the first day, whatever today is: all processes of a test share it. */
const editionStart = demonstrationStart();

export const webhookSecret = 'whsec_of_a_test';

/** The buyers of a test come from one address; a test of the shipped limits leaves this out. */
export const roomForBuyers = { FREE_HOLDS_PER_CLIENT: '1000000', HOLDS_PER_CLIENT: '1000000' };

/** What a product process of a test is told; the parts that a test does not use lead nowhere. */
export function testEnvironment(databaseUrl: string, more: Record<string, string> = {}) {
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
    ...roomForBuyers,
    ...more,
  };
}

/** The owner's connections beside the product's: a test may empty what the product may not. */
const owners = new WeakMap<Pool, Pool>();

/** Database, queue and configuration as the product has them. */
export async function createTestShop(
  more: Record<string, string> = {},
  migration?: MigrationOptions,
) {
  const { ownerUrl, databaseUrl } = await createTestDatabase(migration);
  const config = readConfig(testEnvironment(databaseUrl, more));
  const log = createLog(config.logLevel, 'test');
  const pool = createPool(databaseUrl, log);
  /** For what the product may not do to its tables. */
  const owner = createPool(ownerUrl, log);
  owners.set(pool, owner);
  const queue = await openQueue(pool, log);
  afterwards(async () => {
    await queue.stop();
    await pool.end();
    await owner.end();
  });
  const now = () => new Date();
  const edition = await openEditionClock({ pool, now, log }, config.editionClock);
  return { databaseUrl, ownerUrl, config, log, pool, owner, queue, edition, orderHooks };
}

/** How many statements wait for a lock of any kind, in this database only: other tests share the server. */
export async function countBlockedStatements(pool: Pool): Promise<number> {
  return await countOf(
    pool,
    "pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
}

export async function setStock(
  pool: Pool,
  ticket: string,
  { capacity, isOpen = true }: { capacity: number | null; isOpen?: boolean },
): Promise<void> {
  await pool.query(
    'update ticket_stock set capacity = $2, is_open = $3, held = 0, sold = 0 where ticket = $1',
    [ticket, capacity, isOpen],
  );
}

/** Deletes every order and opens every ticket again, without a limit. */
export async function emptyShop(pool: Pool): Promise<void> {
  // In the order in which the product takes them: what is still on its way goes first, then waits.
  const tables = ['stripe_event', 'orders', 'ticket', 'mail', 'alarm', 'pgboss.job', 'rate_limit'];
  const deletions = tables.toReversed().map((table) => `delete from ${table};`);
  const owner = owners.get(pool) ?? pool;
  await owner.query(`lock table ${tables.join(', ')}; ${deletions.join(' ')}`);
  await pool.query('update ticket_stock set held = 0, sold = 0, is_open = true, capacity = null');
}

export async function countOf(pool: Pool, sql: string): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(`select count(*) from ${sql}`);
  return Number(rows[0]?.count);
}

export async function stockOf(pool: Pool, ticket: string) {
  const { rows } = await pool.query<{ held: number; sold: number }>(
    'select held, sold from ticket_stock where ticket = $1',
    [ticket],
  );
  return rows[0];
}
