import { escapeIdentifier } from 'pg';
import { expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { refusedOf } from '../../../test/refused-statements.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';

const { pool, ownerUrl } = await startTestApi();
const ownerName = escapeIdentifier(decodeURIComponent(new URL(ownerUrl).username));

const kept = [
  'orders',
  'ticket',
  'ticket_stock',
  'ticket_price',
  'mail',
  'alarm',
  'stripe_event',
  'announcement',
  'announcement_text',
  'announcement_mail',
  'contact_message',
  'contact_mail',
  'contact_answer',
  'footer_version',
  'journal',
  'retention',
];

const erasures = [
  ...kept.map((table) => `delete from ${table}`),
  ...kept.map((table) => `truncate ${table} cascade`),
  "update journal set actor = 'nobody'",
  "update journal set at = '2000-01-01'",
  "insert into journal (deed) values ('invented')",
  'copy journal (deed) from stdin',
  'alter table journal disable trigger all',
  'alter table orders disable trigger note_order',
  'drop trigger note_order on orders',
  'drop trigger journal_is_kept on journal',
  'create rule x as on update to orders do instead nothing',
  "update retention set keep = '0'",
  "insert into retention values ('message', '0')",
  'update alarm set order_id = null',
  "update alarm set kind = 'x', subject = 'x'",
  "update stripe_event set received_at = '2000-01-01'",
  "update contact_message set created_at = '2000-01-01'",
  "update contact_answer set text = 'x'",
  "create or replace function present_moment() returns timestamptz language sql return 'infinity'",
  "create or replace function kept_since(text) returns timestamptz language sql return 'infinity'",
  'alter function delete_unpaid_orders(integer) security invoker',
  'alter function delete_unpaid_orders(integer) reset search_path',
  'create schema pg_temp_of_mine',
  'create temporary table retention (what text, keep interval)',
  'create table public.expired_orders () inherits (orders)',
  `set role ${ownerName}`,
  `set session authorization ${ownerName}`,
];

test('as the role of the API nothing that was sold, told or done can be erased', async () => {
  const report = reportCheck('erasing');
  const refused = await refusedOf(pool, erasures);
  report(`${refused.length} of ${erasures.length} refused`);
  expect(refused).toEqual(erasures);
});

test('no call of a deleting function widens its rule', async () => {
  const report = reportCheck('erasing');
  await emptyShop(pool);
  const sold = await insertSold(pool, { createdAt: new Date() });
  await insertSold(pool, { createdAt: new Date(), state: 'expired', email: 'ola@example.com' });
  await pool.query("insert into stripe_event (id, type) values ('evt_1', 'charge.refunded')");
  await pool.query(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'x', 'x', 'pl')`,
  );
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_mail (announcement, person, language)
      values ('one', person_of('anna@example.com'), 'pl')`,
  );
  await pool.query("insert into mail (order_id, kind) values ($1, 'ticket')", [sold.id]);
  await pool.query(
    "insert into alarm (kind, subject, order_id) values ('dispute', 'x', $1), ('provider_refuses', 'y', null)",
    [sold.id],
  );
  const tables = kept.filter((table) => table !== 'journal');
  const count = async () =>
    Object.fromEntries(
      await Promise.all(tables.map(async (table) => [table, await countOf(pool, table)] as const)),
    );
  const before = await count();

  // An order that is dated back and robbed of its payment is still as young as the journal says.
  await pool.query(
    `update orders set state = 'expired', payment_id = null, paid_at = null,
      created_at = '2000-01-01', session_ends_at = '2000-01-01', hold_ends_at = '2000-01-02'`,
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
      // In a session that has turned whatever a session can turn.
      await pool.query(
        `begin; set local search_path = pg_catalog; set local timezone = 'Pacific/Kiritimati';
          set local intervalstyle = 'sql_standard'; select public.${name}(${argument}); commit`,
      );
    }
  }
  await pool.query('select drop_owed_announcement(id) from announcement_mail');
  await pool.query('select forget_mails($1)', [sold.id]);
  for (const name of ['forget_announcements', 'forget_messages']) {
    await expect(pool.query(`select ${name}('ANNA@example.com')`)).rejects.toThrow(
      'an order still',
    );
  }
  await expect(pool.query("select forget_messages('')")).rejects.toThrow('no address');
  await expect(pool.query("select forget_messages('%')")).rejects.toThrow('no address');
  const after = await count();
  report(`${functions.rows.length} functions called ${arguments_.length} ways, no row went`);
  // Nobody holds a valid ticket by now, so the mail that was owed to her may go.
  expect(after).toEqual({ ...before, announcement_mail: 0 });
});
