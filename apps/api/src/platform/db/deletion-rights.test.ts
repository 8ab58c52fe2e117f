import { escapeIdentifier } from 'pg';
import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { listRefusedStatements } from '../../../test/refused-statements.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';

const { pool, ownerUrl } = await startTestApi();
const ownerName = escapeIdentifier(decodeURIComponent(new URL(ownerUrl).username));

const protectedTables = [
  'orders',
  'ticket',
  'ticket_quota',
  'ticket_price',
  'order_email',
  'incident',
  'stripe_event',
  'announcement',
  'announcement_text',
  'announcement_email',
  'contact_message',
  'contact_email',
  'contact_reply',
  'footer_version',
  'audit_log',
  'retention',
];

const forbiddenStatements = [
  ...protectedTables.map((table) => `delete from ${table}`),
  ...protectedTables.map((table) => `truncate ${table} cascade`),
  "update audit_log set actor = 'nobody'",
  "update audit_log set created_at = '2000-01-01'",
  "insert into audit_log (action) values ('invented')",
  'copy audit_log (action) from stdin',
  'alter table audit_log disable trigger all',
  'alter table orders disable trigger log_order',
  'drop trigger log_order on orders',
  'drop trigger audit_log_is_append_only on audit_log',
  'create rule x as on update to orders do instead nothing',
  "update retention set keep_for = '0'",
  "insert into retention values ('message', '0')",
  'update incident set order_id = null',
  "update incident set kind = 'x', subject = 'x'",
  "update stripe_event set received_at = '2000-01-01'",
  "update contact_message set created_at = '2000-01-01'",
  "update contact_reply set text = 'x'",
  "create or replace function retention_now() returns timestamptz language sql return 'infinity'",
  "create or replace function retention_cutoff(text) returns timestamptz language sql return 'infinity'",
  'alter function delete_unpaid_orders(integer) security invoker',
  'alter function delete_unpaid_orders(integer) reset search_path',
  'create schema pg_temp_of_mine',
  'create temporary table retention (kind text, keep_for interval)',
  'create table public.expired_orders () inherits (orders)',
  `set role ${ownerName}`,
  `set session authorization ${ownerName}`,
];

test('the role of the API cannot delete or alter sales, emails and audit entries', async () => {
  const report = reportCheck('database-deletes');
  const refused = await listRefusedStatements(pool, forbiddenStatements);
  report(`${refused.length} of ${forbiddenStatements.length} refused`);
  expect(refused).toEqual(forbiddenStatements);
});

test('deleting functions keep to their rules whatever the arguments', async () => {
  const report = reportCheck('database-deletes');
  await resetShop(pool);
  const sold = await insertSoldTicket(pool, { createdAt: new Date() });
  await insertSoldTicket(pool, {
    createdAt: new Date(),
    state: 'expired',
    email: 'ola@example.com',
  });
  await pool.query("insert into stripe_event (id, type) values ('evt_1', 'charge.refunded')");
  await pool.query(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'x', 'x', 'pl')`,
  );
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_email (announcement, recipient_hash, language)
      values ('one', email_hash('anna@example.com'), 'pl')`,
  );
  await pool.query("insert into order_email (order_id, kind) values ($1, 'ticket')", [sold.id]);
  await pool.query(
    "insert into incident (kind, subject, order_id) values ('dispute', 'x', $1), ('provider_refuses', 'y', null)",
    [sold.id],
  );
  const tables = protectedTables.filter((table) => table !== 'audit_log');
  const count = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => [table, await countRows(pool, table)] as const),
      ),
    );
  const before = await count();

  // The audit log determines the age of an order, not its own backdated columns.
  await pool.query(
    `update orders set state = 'expired', payment_id = null, paid_at = null,
      created_at = '2000-01-01', checkout_expires_at = '2000-01-01', hold_expires_at = '2000-01-02'`,
  );
  await pool.query("update ticket set issued_at = '2000-01-01', void_at = '2000-01-01'");
  const functions = await pool.query<{ name: string }>(
    `select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and starts_with(proname, 'delete_')`,
  );
  expect(functions.rows.length).toBeGreaterThan(5);
  const arguments_ = ['1000000', '-1', 'null', '2147483647'];
  for (const { name } of functions.rows) {
    for (const argument of arguments_) {
      // With every session setting changed that could influence the function.
      await pool.query(
        `begin; set local search_path = pg_catalog; set local timezone = 'Pacific/Kiritimati';
          set local intervalstyle = 'sql_standard'; select public.${name}(${argument}); commit`,
      );
    }
  }
  await pool.query('select discard_unsent_announcement_email(id) from announcement_email');
  await pool.query('select erase_unsent_order_emails($1)', [sold.id]);
  for (const name of ['erase_announcement_emails', 'erase_messages']) {
    await expect(pool.query(`select ${name}('ANNA@example.com')`)).rejects.toThrow(
      'an order still',
    );
  }
  await expect(pool.query("select erase_messages('')")).rejects.toThrow('no address');
  await expect(pool.query("select erase_messages('%')")).rejects.toThrow('no address');
  const after = await count();
  report(`${functions.rows.length} functions called ${arguments_.length} ways, no row went`);
  // No valid ticket is left, so the pending announcement may be deleted.
  expect(after).toEqual({ ...before, announcement_email: 0 });
});
