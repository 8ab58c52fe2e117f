import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { migrationSteps } from '../../main/migration-steps.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { retention } from './retention.ts';

const { pool, owner, ownerUrl, databaseUrl } = await startTestApi();

test('every row that refers to an order goes with it', async () => {
  const { rows } = await owner.query(
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'orders'::regclass and confdeltype <> 'c' order by 1`,
  );
  // Another one would stop the deletion: let it cascade, or delete it in the functions too.
  expect(rows).toEqual([{ name: 'alarm' }, { name: 'mail' }, { name: 'ticket' }]);
});

test('the database keeps rows as long as the facts say, after every migration', async () => {
  await owner.query("update retention set keep = '99 years'");
  await migrate({ ownerUrl, databaseUrl }, migrationSteps());
  const { rows } = await pool.query<{ what: string; isSame: boolean }>(
    `select r.what, r.keep = f.value::interval as "isSame"
      from retention r full join jsonb_each_text($1) f on f.key = r.what`,
    [JSON.stringify(retention)],
  );
  expect(rows.map(({ what }) => what).toSorted()).toEqual(Object.keys(retention).toSorted());
  expect(rows.every(({ isSame }) => isSame)).toBe(true);
});

test.each(['unpaid_order', 'settled_order', 'payment_event'])(
  'a mistyped fact cannot throw away a %s after a day',
  async (what) => {
    await expect(
      owner.query("update retention set keep = '1 day' where what = $1", [what]),
    ).rejects.toMatchObject({ constraint: 'never_too_short' });
  },
);

test('the queue forgets every job within two weeks', async () => {
  const { rows } = await pool.query<{ name: string; seconds: number }>(
    'select name, greatest(retention_seconds, deletion_seconds) as seconds from pgboss.queue',
  );
  expect(rows.length).toBeGreaterThan(4);
  const tooLong = rows.filter(({ seconds }) => seconds > 14 * 24 * 3600);
  expect(tooLong).toEqual([]);
});
