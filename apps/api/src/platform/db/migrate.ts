import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runner } from 'node-pg-migrate';
import { Client, Pool } from 'pg';
import { grantRights } from './grant-rights.ts';

interface DatabaseUrls {
  ownerUrl: string;
  databaseUrl: string;
}

/** Prepares what a database needs besides its tables. `pool` connects as their owner. */
export type MigrationStep = (owner: { ownerUrl: string; pool: Pool }) => Promise<void>;

const migrationsFolder = join(import.meta.dirname, '../../../migrations');

/** A migration waits this long for a table's lock; queries behind it run before the next try. */
const lockTimeoutMs = 2000;
const maxLockAttempts = 30;
const lockNotAvailable = '55P03';

/**
 * Applies migrations, runs the steps and grants rights. Idempotent and safe to run concurrently. A database with
 * migrations of a newer version is left unchanged.
 */
export async function migrateDatabase(
  { ownerUrl, databaseUrl }: DatabaseUrls,
  steps: readonly MigrationStep[],
  { folder = migrationsFolder } = {},
): Promise<'done' | 'newer'> {
  if (await isDatabaseNewer(ownerUrl, folder)) return 'newer';
  await applyMigrations(ownerUrl, folder);
  await runSteps(ownerUrl, steps);
  await grantRights(ownerUrl, databaseUrl);
  return 'done';
}

async function isDatabaseNewer(connectionString: string, folder: string): Promise<boolean> {
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

/** A waiting DDL lock blocks all later queries of its table, so each attempt waits two seconds at most. */
async function applyMigrations(ownerUrl: string, folder: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
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
      if (!isLocked || attempt === maxLockAttempts) throw error;
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
