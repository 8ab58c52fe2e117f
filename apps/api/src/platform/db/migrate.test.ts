import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { tickets } from '@kongres/content/facts/tickets';
import { durableDatabaseServer } from '../../../test/config.ts';
import { createTestDatabase } from '../../../test/database-server.ts';
import { insertPrice, lockPrices } from '../../sales/prices/price.queries.ts';
import { createMigrationSteps } from '../../main/migration-steps.ts';
import { migrateDatabase } from './migrate.ts';

async function connectClient(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

function createNewerMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
  writeFileSync(
    join(folder, '9999_newer.sql'),
    'alter table ticket_quota add column newer int;\ncreate table newer ();\n',
  );
  return folder;
}

test('a migration that waits for a lock blocks other queries only briefly', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const [slow, visitor] = [await connectClient(ownerUrl), await connectClient(databaseUrl)];
  await slow.query('begin; select from ticket_quota');
  let isDone = false;
  const migration = migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps(), {
    folder: createNewerMigrations(),
  }).then(() => {
    isDone = true;
  });
  await expect.poll(() => isWaitingForLock(visitor, ownerUrl), { interval: 20 }).toBe(true);
  for (let times = 0; times < 3; times += 1) {
    await visitor.query('select from ticket_quota');
    await sleep(200);
  }
  expect(isDone).toBe(false);
  await slow.query('commit');
  await migration;
  const { rows } = await slow.query('select newer from ticket_quota');
  expect(rows.length).toBeGreaterThan(0);
});

async function isWaitingForLock(client: Client, ownerUrl: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where not granted and locktype = 'relation'
     and database = (select oid from pg_database where datname = $1)`,
    [new URL(ownerUrl).pathname.slice(1)],
  );
  return rows.length > 0;
}

test('an older version does not change a database of a newer one', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  expect(
    await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps(), {
      folder: createNewerMigrations(),
    }),
  ).toBe('done');
  const owner = await connectClient(ownerUrl);
  await owner.query(`revoke insert on newer from ${new URL(databaseUrl).username}`);
  expect(await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps())).toBe('newer');
  const app = await connectClient(databaseUrl);
  await expect(app.query('insert into newer default values')).rejects.toThrow('permission denied');
  expect(
    await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps(), {
      folder: createNewerMigrations(),
    }),
  ).toBe('done');
});

test('concurrent migrations of a database without prices insert them once', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const [first, visitor] = [await connectClient(ownerUrl), await connectClient(ownerUrl)];
  await first.query('delete from ticket_price');
  await first.query('begin');
  await lockPrices(first);
  for (const { id: ticket, prices } of tickets) {
    for (const { since, netGrosze } of prices) {
      await insertPrice(first, { ticket, since, netMinor: netGrosze });
    }
  }
  const second = migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps()).catch(
    (error: unknown) => error,
  );
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect
    .poll(async () => (await visitor.query(waiting)).rowCount, { timeout: 10_000 })
    .toBe(1);
  await first.query('commit');
  expect(await second).toBe('done');
  const { rowCount } = await visitor.query('select from ticket_price');
  expect(rowCount).toBe(tickets.flatMap(({ prices }) => prices).length);
});
