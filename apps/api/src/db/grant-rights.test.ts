import { expect, test } from 'vitest';
import { proves } from '@kongres/tools/proof/proves';
import { createTestShop } from '../../test/test-shop.ts';
import { grantRights } from './grant-rights.ts';

const { pool, owner, ownerUrl, databaseUrl } = await createTestShop();

const changes = [
  'create table public.x ()',
  'create table pgboss.x ()',
  'create temporary table x ()',
  'create schema x',
  'create table public.x partition of pgboss.job for values in (1)',
  'create view public.x as select 1',
  "create function public.x() returns int language sql as 'select 1'",
  "create or replace function pgboss.job_now() returns timestamptz language sql as 'select now()'",
  'create index on orders (email)',
  'create trigger x before insert on orders execute function suppress_redundant_updates_trigger()',
  'create extension pg_trgm',
  'create role x',
  'create database x',
  'alter table orders add column x int',
  'alter table ticket_stock drop constraint never_oversold',
  'alter table pgboss.job disable trigger all',
  'alter function hold_ticket owner to current_user',
  'alter table orders owner to current_user',
  'alter schema public owner to current_user',
  'drop table orders',
  'drop table pgboss.version',
  'drop function hold_ticket',
  'drop index orders_attempt',
  'drop schema pgboss cascade',
  'truncate orders',
  'truncate pgboss.job',
  'comment on table orders is null',
  'select from migration',
  'delete from migration',
  "set session_replication_role = 'replica'",
  'select pg_read_file($$/etc/passwd$$)',
  "copy orders to program 'cat'",
];

test('as the role of the API every change of the schema is refused', async () => {
  const tell = proves('database-role');
  const refused: string[] = [];
  for (const sql of changes) {
    const code = await pool.query(sql).then(
      () => null,
      (error: { code?: string }) => error.code,
    );
    if (code === '42501') refused.push(sql);
  }
  tell(`${refused.length} of ${changes.length} refused`);
  expect(refused).toEqual(changes);
});

test('the role has no other powers and belongs to nobody', async () => {
  const { rows } = await pool.query(
    `select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls,
        (select count(*)::int from pg_auth_members where member = pg_roles.oid) as memberships,
        (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned
      from pg_roles where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolreplication: false,
      rolbypassrls: false,
      memberships: 0,
      owned: 0,
    },
  ]);
});

test('it reads and writes the rows of every table but the list of migrations', async () => {
  const { rows } = await pool.query<{ name: string; may: boolean }>(
    `select c.oid::regclass::text as name,
        has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete') as may
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'pgboss')`,
  );
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ may }) => !may).map(({ name }) => name)).toEqual(['migration']);
});

test('several may grant at once, and a table that came later is covered', async () => {
  await owner.query('create table came_later (x int)');
  await expect(pool.query('select from came_later')).rejects.toMatchObject({ code: '42501' });
  await Promise.all([1, 2, 3].map(() => grantRights(ownerUrl, databaseUrl)));
  await pool.query('insert into came_later values (1)');
});

test('the owner itself is refused as the role of the API', async () => {
  await expect(grantRights(ownerUrl, ownerUrl)).rejects.toThrow('must be another one');
});
