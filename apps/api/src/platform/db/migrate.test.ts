import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { tickets } from '@kongres/content/facts/tickets';
import { durableDatabaseServer } from '../../../test/config.ts';
import { createTestDatabase } from '../../../test/database-server.ts';
import { insertPrice, lockPrices } from '../../sales/prices/price-queries.ts';
import { migrationSteps } from '../../main/migration-steps.ts';
import { migrate } from './migrate.ts';

async function connect(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** What the next version brings. */
function newerMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kongres-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
  writeFileSync(
    join(folder, '9999_newer.sql'),
    'alter table ticket_stock add column newer int;\ncreate table newer ();\n',
  );
  return folder;
}

test('a change waits for a table that is in use without keeping everybody else from it', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const [slow, visitor] = [await connect(ownerUrl), await connect(databaseUrl)];
  await slow.query('begin; select from ticket_stock');
  let isDone = false;
  const migration = migrate({ ownerUrl, databaseUrl }, migrationSteps(), {
    folder: newerMigrations(),
  }).then(() => {
    isDone = true;
  });
  // Until it stands in line.
  await expect.poll(() => waitingFor(visitor, ownerUrl), { interval: 20 }).toBe(true);
  // Whoever comes while it waits is answered, although the slow one goes on.
  for (let times = 0; times < 3; times += 1) {
    await visitor.query('select from ticket_stock');
    await sleep(200);
  }
  expect(isDone).toBe(false);
  await slow.query('commit');
  await migration;
  const { rows } = await slow.query('select newer from ticket_stock');
  expect(rows.length).toBeGreaterThan(0);
});

/** Whether the owner stands in line for a table. */
async function waitingFor(client: Client, ownerUrl: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_locks where not granted and locktype = 'relation'
     and database = (select oid from pg_database where datname = $1)`,
    [new URL(ownerUrl).pathname.slice(1)],
  );
  return rows.length > 0;
}

test('an older version leaves a database alone that a newer one has changed', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  expect(
    await migrate({ ownerUrl, databaseUrl }, migrationSteps(), { folder: newerMigrations() }),
  ).toBe('done');
  const owner = await connect(ownerUrl);
  await owner.query(`revoke insert on newer from ${new URL(databaseUrl).username}`);
  expect(await migrate({ ownerUrl, databaseUrl }, migrationSteps())).toBe('newer');
  // Granting anew would have given the right back.
  const app = await connect(databaseUrl);
  await expect(app.query('insert into newer default values')).rejects.toThrow('permission denied');
  expect(
    await migrate({ ownerUrl, databaseUrl }, migrationSteps(), { folder: newerMigrations() }),
  ).toBe('done');
});

test('who comes second to a database without prices finds those that the first one writes', async () => {
  const { ownerUrl, databaseUrl } = await createTestDatabase({ server: durableDatabaseServer });
  const [first, visitor] = [await connect(ownerUrl), await connect(ownerUrl)];
  await first.query('delete from ticket_price');
  await first.query('begin');
  await lockPrices(first);
  for (const { id: ticket, prices } of tickets) {
    for (const { since, netGrosze } of prices) {
      await insertPrice(first, { ticket, since, netMinor: netGrosze });
    }
  }
  const second = migrate({ ownerUrl, databaseUrl }, migrationSteps()).catch(
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
