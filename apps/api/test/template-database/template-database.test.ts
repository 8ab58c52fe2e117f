import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { createTestDatabase, onTestServer } from '../database-server.ts';

/** Rights, limits and settings that belong to the database itself, with its name left out. */
async function readDatabaseProperties(ownerUrl: string) {
  const name = new URL(ownerUrl).pathname.slice(1);
  let properties: unknown;
  await onTestServer(async (client) => {
    const { rows } = await client.query(
      `select pg_get_userbyid(datdba) as owner, datacl::text[] as rights, encoding, datcollate, datctype,
          datistemplate, datallowconn, datconnlimit, dattablespace,
          array(select setrole::regrole || ' ' || setconfig::text from pg_db_role_setting
            where setdatabase = d.oid order by 1) as settings
        from pg_database d where datname = $1`,
      [name],
    );
    properties = rows[0];
  });
  return properties;
}

async function readTables(ownerUrl: string) {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const { rows } = await client.query(
    `select relname, relkind, pg_get_userbyid(relowner) as owner, relacl::text[] as rights
      from pg_class where relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
      order by relnamespace, relname`,
  );
  await client.end();
  return rows;
}

test('a copy of the template equals a migrated database in tables, rights and settings', async () => {
  const copy = await createTestDatabase();
  const migrated = await createTestDatabase({});
  expect(await readDatabaseProperties(copy.ownerUrl)).toEqual(
    await readDatabaseProperties(migrated.ownerUrl),
  );
  const tables = await readTables(copy.ownerUrl);
  expect(tables.length).toBeGreaterThan(50);
  expect(tables).toEqual(await readTables(migrated.ownerUrl));
});

test('copies share one template and no rows', async () => {
  const copies = await Promise.all([createTestDatabase(), createTestDatabase()]);
  const [one, other] = await Promise.all(
    copies.map(async ({ ownerUrl }) => {
      const client = new Client({ connectionString: ownerUrl });
      await client.connect();
      return client;
    }),
  );
  await one?.query('delete from ticket_price');
  expect((await one?.query('select from ticket_price'))?.rowCount).toBe(0);
  expect((await other?.query('select from ticket_price'))?.rowCount).toBeGreaterThan(0);
  await Promise.all([one?.end(), other?.end()]);
});

test('nobody can connect to the template, which would block copies', async () => {
  const { ownerUrl } = await createTestDatabase();
  const template = new URL(ownerUrl);
  template.pathname = inject('templateDatabase');
  const client = new Client({ connectionString: template.href });
  await expect(client.connect()).rejects.toThrow('not currently accepting connections');
});
