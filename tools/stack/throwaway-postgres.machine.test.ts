import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase, onServer } from './database.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

async function readSettings(server: string) {
  const settings = new Map<string, string>();
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      'select name, setting from pg_settings',
    );
    for (const { name, setting } of rows) settings.set(name, setting);
  });
  return settings;
}

test('a throwaway server stops while a client is connected', async () => {
  const { server, stop } = await startThrowawayPostgres();
  await createDatabase(`${server}/visited`, { isNew: false });
  const client = new Client({ connectionString: `${server}/visited` });
  client.on('error', () => {});
  await client.connect();
  await stop();
  await expect(onServer(server, () => Promise.resolve())).rejects.toThrow('cannot be reached');
  await client.end();
});

test('throwaway servers run side by side, local, without fsync and with room for connections', async () => {
  const servers = await Promise.all([startThrowawayPostgres(), startThrowawayPostgres()]);
  for (const { stop } of servers) onTestFinished(stop);
  const settings = await Promise.all(servers.map(({ server }) => readSettings(server)));
  const folders = settings.map((values) => values.get('data_directory'));
  expect(new Set(folders).size).toBe(2);
  for (const values of settings) {
    expect(values.get('fsync')).toBe('off');
    expect(values.get('full_page_writes')).toBe('off');
    expect(values.get('listen_addresses')).toBe('127.0.0.1');
    expect(values.get('server_encoding')).toBe('UTF8');
    expect(Number(values.get('max_connections'))).toBeGreaterThanOrEqual(300);
  }
});

test('a VACUUM right after an INSERT marks pages as visible', async () => {
  const { server, stop } = await startThrowawayPostgres();
  onTestFinished(stop);
  await onServer(server, async (client) => {
    await client.query('create table item (id int)');
    await client.query('insert into item select generate_series(1, 10000)');
    await client.query('vacuum item');
    const { rows } = await client.query(
      "select relallvisible = relpages as answer from pg_class where relname = 'item'",
    );
    expect(rows).toEqual([{ answer: true }]);
  });
});

test('the CPU time of a throwaway server grows with its work', async () => {
  const { server, stop, readCpuSeconds } = await startThrowawayPostgres();
  onTestFinished(stop);
  const before = readCpuSeconds();
  await onServer(server, async (client) => {
    await client.query('select count(*) from generate_series(1, 3000000)');
  });
  await expect.poll(() => readCpuSeconds() - before).toBeGreaterThan(0.1);
});
