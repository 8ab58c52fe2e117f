import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { refusedOf } from '../../../test/refused-statements.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { grantRights } from './grant-rights.ts';

const { pool, owner, ownerUrl, databaseUrl, buy } = await startTestApi();

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
  'create extension citext',
  'create role x',
  'create database x',
  'alter table orders add column x int',
  'alter table ticket_stock drop constraint never_oversold',
  'alter table pgboss.job disable trigger all',
  'alter function place_hold owner to current_user',
  'alter table orders owner to current_user',
  'alter schema public owner to current_user',
  'drop table orders',
  'drop table pgboss.version',
  'drop function place_hold',
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
  const report = reportCheck('database-role');
  const refused = await refusedOf(pool, changes);
  report(`${refused.length} of ${changes.length} refused`);
  expect(refused).toEqual(changes);
});

test('nobody but the role of the API may call the functions', async () => {
  const { rows } = await owner.query(
    `select proname from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner))) a
      where pronamespace = 'public'::regnamespace and a.grantee = 0`,
  );
  expect(rows).toEqual([]);
});

test('every function that works with the rights of the owner has a search path of its own', async () => {
  const { rows } = await owner.query(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce(proconfig, '{}') @> array['search_path=public, pg_temp']`,
  );
  expect(rows).toEqual([]);
});

test('a hold that loses the last ticket takes its order back, without the right to delete orders', async () => {
  await emptyShop(pool);
  await setStock(pool, 'vip', { capacity: 1 });
  const rival = await pool.connect();
  try {
    await rival.query('begin');
    await rival.query("update ticket_stock set held = 1 where ticket = 'vip'");
    const late = buy('vip', 'ala@example.com');
    // It has written its order and waits for the counter.
    await expect
      .poll(() =>
        countOf(
          owner,
          `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%place_hold%'`,
        ),
      )
      .toBe(1);
    await rival.query('commit');
    expect((await late).status).toBe(409);
  } finally {
    rival.release();
  }
  expect(await countOf(pool, 'orders')).toBe(0);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 1, sold: 0 });
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

test('it reads and writes rows; it changes and deletes only what is no trace of a sale', async () => {
  const { rows } = await pool.query<{ name: string; rights: string }>(
    `select c.oid::regclass::text as name, concat_ws(' ',
        case when has_table_privilege(c.oid, 'select') then 'select' end,
        case when has_table_privilege(c.oid, 'insert') then 'insert' end,
        case when has_table_privilege(c.oid, 'update') then 'update' end,
        case when has_table_privilege(c.oid, 'delete') then 'delete' end) as rights
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'pgboss')`,
  );
  const tablesWith = (wanted: string) =>
    rows
      .filter(({ rights }) => rights === wanted)
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('pgboss.'))
      .toSorted();
  expect(rows.length).toBeGreaterThan(15);
  expect(tablesWith('')).toEqual(['migration']);
  expect(tablesWith('select')).toEqual(['journal', 'journal_value', 'retention']);
  expect(tablesWith('select insert')).toEqual([
    'alarm',
    'announcement',
    'announcement_text',
    'contact_answer',
    'contact_message',
    'desk_person',
    'reminder',
    'stripe_event',
    'ticket_price',
  ]);
  expect(tablesWith('select insert delete')).toEqual([
    'announcement_person',
    'desk_challenge',
    'desk_invitation',
    'desk_passkey',
    'desk_session',
    'order_note',
  ]);
  expect(tablesWith('select insert update delete')).toEqual([
    'announcement_trial',
    'attendance',
    'certificate',
    'contact_proof',
    'footer_draft',
    'material',
    'muted_order',
    'order_search',
    'praktyk_grant',
    'question_vote',
    'rate_limit',
    'recording',
    'room_message',
    'session_source',
    'ticket_week',
    'visit',
    'watched',
    'workshop_place',
  ]);
  const queues = rows.filter(({ name }) => name.startsWith('pgboss.'));
  expect(new Set(queues.map(({ rights }) => rights))).toEqual(
    new Set(['select insert update delete']),
  );
});

test('several may grant at once, and a table that came later is covered', async () => {
  await owner.query('create table came_later (x int)');
  await expect(pool.query('select from came_later')).rejects.toMatchObject({ code: '42501' });
  await Promise.all([1, 2, 3].map(() => grantRights(ownerUrl, databaseUrl)));
  await pool.query('insert into came_later values (1)');
  await expect(pool.query('delete from came_later')).rejects.toMatchObject({ code: '42501' });
});

test('the owner itself is refused as the role of the API', async () => {
  await expect(grantRights(ownerUrl, ownerUrl)).rejects.toThrow('must be another one');
});
