import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import { PgBoss } from 'pg-boss';
import { Client } from 'pg';
import { sales } from '@kongres/content/facts/sales';
import { tickets } from '@kongres/content/facts/tickets';
import { lockPrices } from '../prices/price-queries.ts';
import { retention } from '../privacy/retention.ts';
import { exhaustedQueue, hurried, queues, schedule } from '../queue/queues.ts';
import { grantRights } from './grant-rights.ts';

interface DatabaseUrls {
  /** As the owner of the tables. */
  ownerUrl: string;
  /** As API, worker and organiser. */
  databaseUrl: string;
}

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Whoever changes a table waits this long for those who use it, and lets everybody pass before the next try. */
const lockTimeoutMs = 2000;
const lockTries = 30;
const lockNotAvailable = '55P03';

/**
 * Brings a database to what this version needs: tables, queues, stock and prices that the facts start with,
 * how long the facts say that rows are kept, and the rights of the role that works with them. `hurry` shortens the gaps between tries, for a test
 * that cannot wait. Safe to run at any time and by several at once; later runs change nothing the
 * organiser set. A database that a newer version has changed is left as it is: its changes suit this version, and what
 * this version would write anew may not suit them.
 */
export async function migrate(
  { ownerUrl, databaseUrl }: DatabaseUrls,
  { hurry = 1, folder = migrationsFolder } = {},
): Promise<'done' | 'newer'> {
  if (await isNewer(ownerUrl, folder)) return 'newer';
  await changeTables(ownerUrl, folder);
  await createQueues(ownerUrl, hurry);
  await seedStock(ownerUrl);
  await writeRetention(ownerUrl);
  await grantRights(ownerUrl, databaseUrl);
  return 'done';
}

/** Whether the database knows a change that is not among ours. */
async function isNewer(connectionString: string, folder: string): Promise<boolean> {
  const ours = new Set(readdirSync(folder).map((file) => file.replace(/\.sql$/, '')));
  const client = new Client({ connectionString });
  await client.connect();
  try {
    const { rows: found } = await client.query(
      "select from pg_tables where tablename = 'migration'",
    );
    if (found.length === 0) return false;
    const { rows } = await client.query<{ name: string }>('select name from migration');
    return rows.some(({ name }) => !ours.has(name));
  } finally {
    await client.end();
  }
}

/**
 * A change that waits for a table makes everybody wait who comes after it. So it never waits long, and is tried again:
 * visitors notice two seconds at most, however long somebody else holds the table.
 */
async function changeTables(ownerUrl: string, folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await runner({
        databaseUrl: { connectionString: ownerUrl, lock_timeout: lockTimeoutMs },
        dir: folder,
        migrationsTable: 'migration',
        direction: 'up',
        advisoryLockMode: 'wait',
        log: () => {},
      });
      return;
    } catch (error) {
      const isLocked = (error as { code?: unknown }).code === lockNotAvailable;
      if (!isLocked || tries === lockTries) throw error;
      await sleep(lockTimeoutMs / 2);
    }
  }
}

async function createQueues(connectionString: string, hurry: number) {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, max: 2 });
  await boss.start();
  const deadLetter = exhaustedQueue.name;
  await boss.createQueue(deadLetter, hurried(exhaustedQueue.options, hurry));
  for (const [name, options] of Object.entries(queues)) {
    const wanted = { ...hurried(options, hurry), deadLetter };
    await boss.createQueue(name, wanted);
    // One that was there before was left as it was, and so were the jobs in it.
    await boss.updateQueue(name, wanted);
  }
  await boss
    .getDb()
    .executeSql(
      'update pgboss.job set dead_letter = $1 where dead_letter is null and name = any ($2::text[])',
      [deadLetter, Object.keys(queues)],
    );
  for (const [name, cron] of Object.entries(schedule)) {
    await boss.createQueue(name);
    await boss.schedule(name, cron);
  }
  await boss.stop({ graceful: false });
}

async function seedStock(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('begin');
  // Two that start at once would both find no price.
  await lockPrices(client);
  for (const { id, quota, prices } of tickets) {
    await client.query(
      `insert into ticket_stock (ticket, is_open, capacity) values ($1, $2, $3)
       on conflict (ticket) do nothing`,
      [id, sales.state === 'open', quota],
    );
    await client.query(
      `insert into ticket_price (ticket, since, net_minor)
        select $1, since, "netGrosze"
          from jsonb_to_recordset($2) as price (since date, "netGrosze" integer)
          where not exists (select from ticket_price where ticket = $1) order by since`,
      [id, JSON.stringify(prices)],
    );
  }
  await client.query('commit');
  await client.end();
}

/** Unlike the stock it follows the facts with every run: the policy is built from the same ones. */
async function writeRetention(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(
    `insert into retention (what, keep) select key, value::interval from jsonb_each_text($1)
     on conflict (what) do update set keep = excluded.keep`,
    [JSON.stringify(retention)],
  );
  await client.end();
}
