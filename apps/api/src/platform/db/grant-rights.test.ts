import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { listRefusedStatements } from '../../../test/refused-statements.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';
import { grantRights } from './grant-rights.ts';

const { pool, owner, ownerUrl, databaseUrl, buyTicket } = await startTestApi();

const schemaChanges = [
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
  'alter table ticket_quota drop constraint quota_not_exceeded',
  'alter table pgboss.job disable trigger all',
  'alter function place_hold owner to current_user',
  'alter table orders owner to current_user',
  'alter schema public owner to current_user',
  'drop table orders',
  'drop table pgboss.version',
  'drop function place_hold',
  'drop index orders_idempotency_hash',
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

test('the role of the API cannot change the schema', async () => {
  const report = reportCheck('database-role');
  const refused = await listRefusedStatements(pool, schemaChanges);
  report(`${refused.length} of ${schemaChanges.length} refused`);
  expect(refused).toEqual(schemaChanges);
});

test('functions are not executable by public', async () => {
  const { rows } = await owner.query(
    `select proname from pg_proc p, aclexplode(coalesce(proacl, acldefault('f', proowner))) a
      where pronamespace = 'public'::regnamespace and a.grantee = 0`,
  );
  expect(rows).toEqual([]);
});

test('every security definer function sets its search path', async () => {
  const { rows } = await owner.query(
    `select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
      and not coalesce(proconfig, '{}') @> array['search_path=public, pg_temp']`,
  );
  expect(rows).toEqual([]);
});

test('a hold that finds the quota exhausted leaves no order, without the right to delete orders', async () => {
  await resetShop(pool);
  await setQuota(pool, 'vip', { limit: 1 });
  const rival = await pool.connect();
  try {
    await rival.query('begin');
    await rival.query("update ticket_quota set held = 1 where ticket = 'vip'");
    const late = buyTicket('vip', 'ala@example.com');
    // The order is inserted; the counter is locked.
    await expect
      .poll(() =>
        countRows(
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
  expect(await countRows(pool, 'orders')).toBe(0);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 1, sold: 0 });
});

test('the role has no other privileges and memberships', async () => {
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

test('the role has the expected rights on each table', async () => {
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
  expect(tablesWith('select')).toEqual(['audit_log', 'audit_log_value', 'retention']);
  expect(tablesWith('select insert')).toEqual([
    'announcement',
    'announcement_text',
    'contact_message',
    'contact_reply',
    'incident',
    'reminder',
    'staff_member',
    'stripe_event',
    'ticket_price',
  ]);
  expect(tablesWith('select insert delete')).toEqual([
    'announcement_recipient',
    'order_note',
    'staff_challenge',
    'staff_invitation',
    'staff_passkey',
    'staff_session',
  ]);
  expect(tablesWith('select insert update delete')).toEqual([
    'announcement_test_email',
    'attendance',
    'attendee_schedule',
    'certificate',
    'chat_mute',
    'footer_draft',
    'material',
    'order_search',
    'playback_position',
    'praktyk_grant',
    'question_vote',
    'rate_limit',
    'recording',
    'room_chat_message',
    'room_seat',
    'session_stream',
    'used_proof',
    'workshop_booking',
  ]);
  const queues = rows.filter(({ name }) => name.startsWith('pgboss.'));
  expect(new Set(queues.map(({ rights }) => rights))).toEqual(
    new Set(['select insert update delete']),
  );
});

test('grants may run concurrently and cover new tables', async () => {
  await owner.query('create table came_later (x int)');
  await expect(pool.query('select from came_later')).rejects.toMatchObject({ code: '42501' });
  await Promise.all([1, 2, 3].map(() => grantRights(ownerUrl, databaseUrl)));
  await pool.query('insert into came_later values (1)');
  await expect(pool.query('delete from came_later')).rejects.toMatchObject({ code: '42501' });
});

test('rejects the owner as the role of the API', async () => {
  await expect(grantRights(ownerUrl, ownerUrl)).rejects.toThrow('must be another one');
});
