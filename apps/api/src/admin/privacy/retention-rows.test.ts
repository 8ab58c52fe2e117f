import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { createMigrationSteps } from '../../main/migration-steps.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { retention } from './retention.ts';

const { pool, owner, ownerUrl, databaseUrl } = await startTestApi();

test('deletes or cascades every row that references an order', async () => {
  const { rows } = await owner.query(
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'orders'::regclass and confdeltype <> 'c' order by 1`,
  );
  // Any other reference would block the deletion: cascade it or delete it in the functions.
  expect(rows).toEqual([{ name: 'incident' }, { name: 'order_email' }, { name: 'ticket' }]);
});

test('writes the retention periods of the facts with every migration', async () => {
  await owner.query("update retention set keep_for = '99 years'");
  await migrateDatabase({ ownerUrl, databaseUrl }, createMigrationSteps());
  const { rows } = await pool.query<{ kind: string; isSame: boolean }>(
    `select r.kind, r.keep_for = f.value::interval as "isSame"
      from retention r full join jsonb_each_text($1) f on f.key = r.kind`,
    [JSON.stringify(retention)],
  );
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(retention).toSorted());
  expect(rows.every(({ isSame }) => isSame)).toBe(true);
});

test.each(['unpaid_order', 'settled_order', 'payment_event'])(
  'rejects a retention of one day for %s',
  async (kind) => {
    await expect(
      owner.query("update retention set keep_for = '1 day' where kind = $1", [kind]),
    ).rejects.toMatchObject({ constraint: 'retention_minimum' });
  },
);

test('deletes jobs from the queue within two weeks', async () => {
  const { rows } = await pool.query<{ name: string; seconds: number }>(
    'select name, greatest(retention_seconds, deletion_seconds) as seconds from pgboss.queue',
  );
  expect(rows.length).toBeGreaterThan(4);
  const tooLong = rows.filter(({ seconds }) => seconds > 14 * 24 * 3600);
  expect(tooLong).toEqual([]);
});
