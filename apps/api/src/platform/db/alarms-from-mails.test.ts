import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runner } from 'node-pg-migrate';
import { expect, test } from 'vitest';
import { durableDatabaseServer } from '../../../test/config.ts';
import { afterwards } from '../../../test/afterwards.ts';
import { createEmptyDatabase } from '../../../test/database-server.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { createLog } from '../log.ts';
import { createPool } from './connection.ts';

test('mails that told the organiser of trouble become alarms, sent or not; those to buyers stay', async () => {
  const databaseUrl = await createEmptyDatabase(durableDatabaseServer);
  const dir = join(import.meta.dirname, '../../../migrations');
  const earlier = readdirSync(dir).filter((file) => file < '0009');
  const up = (count: number) =>
    runner({
      databaseUrl,
      dir,
      migrationsTable: 'migration',
      direction: 'up',
      count,
      log: () => {},
    });
  await up(earlier.length);
  const pool = createPool(databaseUrl, createLog('silent', 'test'));
  afterwards(() => pool.end());
  const { id } = await insertSold(pool);
  await pool.query(
    `insert into mail (order_id, kind, queued_at, sent_at) values
      ($1, 'ticket', '2025-12-10', null), ($1, 'alert_dispute', '2025-12-11', '2025-12-12'),
      ($1, 'alert_late_payment', '2025-12-13', null)`,
    [id],
  );
  await up(1);
  const { rows } = await pool.query(
    `select kind, subject, order_id, raised_at::date::text, mailed_at::date::text, settled_at
      from alarm order by raised_at`,
  );
  const alarm = { subject: id, order_id: id, settled_at: null };
  expect(rows).toEqual([
    { ...alarm, kind: 'dispute', raised_at: '2025-12-11', mailed_at: '2025-12-12' },
    { ...alarm, kind: 'late_payment', raised_at: '2025-12-13', mailed_at: null },
  ]);
  expect((await pool.query('select kind from mail')).rows).toEqual([{ kind: 'ticket' }]);
});
