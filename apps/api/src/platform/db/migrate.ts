import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import { Client, Pool } from 'pg';
import { grantRights } from './grant-rights.ts';

interface DatabaseUrls {
  /** As the owner of the tables. */
  ownerUrl: string;
  /** As API, worker and organiser. */
  databaseUrl: string;
}

/** Prepares what a database needs besides its tables. `pool` connects as their owner. */
export type MigrationStep = (owner: { ownerUrl: string; pool: Pool }) => Promise<void>;

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** A migration waits this long for a table's lock; queries behind it run before the next try. */
const lockTimeoutMs = 2000;
const lockTries = 30;
const lockNotAvailable = '55P03';

/**
 * Brings a database to what this version needs: tables, what the steps prepare, and the rights of the role that works
 * with them. Safe to run at any time and by several at once; later runs change nothing the organiser set. A database that a
 * newer version has changed is left as it is: its changes suit this version, and what this version would write anew may
 * not suit them.
 */
export async function migrate(
  { ownerUrl, databaseUrl }: DatabaseUrls,
  steps: readonly MigrationStep[],
  { folder = migrationsFolder } = {},
): Promise<'done' | 'newer'> {
  if (await isNewer(ownerUrl, folder)) return 'newer';
  await changeTables(ownerUrl, folder);
  await runSteps(ownerUrl, steps);
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
 * A waiting DDL lock blocks every later query of its table. So the wait is short and repeated: visitors wait two seconds
 * at most, however long another transaction holds the table.
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

async function runSteps(ownerUrl: string, steps: readonly MigrationStep[]): Promise<void> {
  const pool = new Pool({ connectionString: ownerUrl, max: 1 });
  try {
    for (const step of steps) await step({ ownerUrl, pool });
  } finally {
    await pool.end();
  }
}
