import { expect, test } from 'vitest';
import { createTestShop } from '../../../test/test-shop.ts';
import { readServerState } from './metrics.queries.ts';

const { owner } = await createTestShop();

test('counts standbys without a running pg_basebackup', async () => {
  const client = await owner.connect();
  try {
    // The test server accepts no standby, so a temporary table stands in for the view.
    await client.query(
      `begin;
       set local search_path = pg_temp, public, pg_catalog;
       create temp table pg_stat_replication (application_name text);
       insert into pg_stat_replication values ('15/main'), ('pg_basebackup'), ('pg_basebackup')`,
    );
    expect(await readServerState(client)).toMatchObject({ standbys: 1 });
    await client.query('rollback');
  } finally {
    client.release();
  }
});
