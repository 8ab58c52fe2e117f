import { userInfo } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { editionStart } from '@kongres/content/facts/phases';
import { createOrganiserCli } from '../../../test/organiser-cli.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { resetShop, createTestEnvironment } from '../../../test/test-shop.ts';
import { createPool } from '../db/connection.ts';
import { changeOrderEmail } from '../../sales/transfers/change-order-email.ts';
import { setQuota } from '../../sales/quotas/set-quota.ts';
import { updateSalesOpen } from '../../sales/quotas/quota.queries.ts';

const shop = await startTestApi();
const { pool, owner, databaseUrl, buyTicket, actAtStripe, log } = shop;
const runCommand = createOrganiserCli(createTestEnvironment(databaseUrl));
const email = 'Anna.Nowak@example.com';
let lastAuditId = 0;

beforeEach(async () => {
  await resetShop(pool);
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from audit_log');
  lastAuditId = Number(rows[0]?.id ?? 0);
});

async function listAuditLog(number?: number) {
  const { rows } = await pool.query<{ action: string; actor: string; details: object }>(
    `select action, actor, details from audit_log
      where id > $1 and ($2::integer is null or order_number = $2) order by id`,
    [lastAuditId, number ?? null],
  );
  return rows;
}

async function listActions(number?: number) {
  return (await listAuditLog(number)).map(({ action }) => action);
}

test('records purchase, correction, check-in and refund without personal data', async () => {
  const { url } = (await (await buyTicket('vip', email)).json()) as { url: string };
  const { rows } = await pool.query<{ id: string; number: number; session: string; gross: number }>(
    `select id, number, checkout_session_id as session, gross_minor as gross from orders
      where checkout_url = $1`,
    [url],
  );
  const { number = 0, session = '', gross = 0 } = rows[0] ?? {};
  await actAtStripe('pay', session);
  await expect.poll(() => listActions(number)).toContain('ticket_issued');
  const { rows: tickets } = await pool.query<{ code: string }>('select code from ticket');
  const code = tickets[0]?.code ?? '';
  const right = { email: 'anna@example.com', requestId: 'test', link: null };
  await changeOrderEmail(shop, rows[0]?.id ?? '', right);
  const { rows: newest } = await pool.query<{ code: string }>('select code from ticket');
  const untilStart = editionStart.getTime() - shop.edition.now().getTime();
  const onFirstDay = new Date(Date.now() + untilStart + 3_600_000);
  await runCommand(['ticket', 'check-in', newest[0]?.code ?? code], { now: onFirstDay });
  await actAtStripe('refund', session, {});
  await expect.poll(() => listActions(number)).toContain('ticket_voided');

  const noted = await listAuditLog();
  expect(noted).toContainEqual({
    action: 'order_state_changed',
    actor: 'kongres',
    details: { from: 'awaiting_payment', to: 'paid', gross_minor: gross },
  });
  expect(noted).toContainEqual(
    expect.objectContaining({
      action: 'order_amounts_changed',
      details: { refunded_minor: [0, gross] },
    }),
  );
  const names = noted.map(({ action }) => action);
  expect(names[0]).toBe('order_placed');
  expect(names).toContain('order_email_corrected');
  expect(noted).toContainEqual(
    expect.objectContaining({
      action: 'ticket_checked_in',
      actor: `organiser ${userInfo().username}`,
    }),
  );
  const text = JSON.stringify(noted).toLowerCase();
  expect(text).not.toMatch(/@|anna|nowak/);
  expect(text).not.toContain(session.toLowerCase());
  expect(text).not.toContain(code.toLowerCase());
});

test('records changes of amounts, payment, billing details and ticket', async () => {
  const { number } = await insertSoldTicket(pool, {
    email,
    companyName: 'Nowak',
    taxId: 'PL526',
    buyerName: 'Anna',
  });
  await pool.query('update orders set net_minor = 1, vat_minor = 0');
  await pool.query("update orders set payment_id = 'pi_other'");
  await pool.query('update orders set company_name = null');
  await pool.query("update orders set buyer_name = 'Ewa'");
  await pool.query(`update orders set billing_address = '{"city": "Nowakowo"}'`);
  await pool.query('update orders set billing_address = null');
  await pool.query("update orders set ticket = 'vip'");
  await pool.query("update ticket set code = 'AAAA-BBBB-CCCC-DDDD'");
  await pool.query('update ticket set checked_in_at = now()');
  await pool.query('update ticket set checked_in_at = null, void_at = now()');
  await pool.query('update ticket set void_at = null');
  expect(await listActions(number)).toEqual([
    'order_placed',
    'ticket_issued',
    'order_amounts_changed',
    'payment_replaced',
    'billing_changed',
    'billing_changed',
    'billing_changed',
    'order_replaced',
    'ticket_replaced',
    'ticket_checked_in',
    'ticket_voided',
    'check_in_undone',
    'ticket_reinstated',
  ]);
  expect(
    (await listAuditLog()).find(({ action }) => action === 'order_amounts_changed')?.details,
  ).toEqual({
    net_minor: [12_345, 1],
    vat_minor: [2839, 0],
    gross_minor: [15_184, 1],
  });
  // Limited to this order: late Stripe events may concern the order before.
  expect(JSON.stringify(await listAuditLog(number))).not.toMatch(/Nowak|PL526|pi_|AAAA/);
});

test('records settings and announcements of the organiser, but not counters', async () => {
  await setQuota(pool, 'vip', 250);
  await updateSalesOpen(pool, 'vip', false);
  await updateSalesOpen(pool, 'vip', true);
  await updateSalesOpen(pool, 'vip', true);
  await pool.query("update ticket_quota set held = 1 where ticket = 'vip'");
  await pool.query(
    `insert into footer_version (language, version, published_at) values ('pl', 1, now())`,
  );
  await pool.query("insert into announcement (name) values ('stream-link')");
  await pool.query(
    `insert into announcement_email (announcement, recipient_hash, language)
      select 'stream-link', email_hash(name), 'pl' from unnest(array['a@b.pl', 'c@d.pl']) name`,
  );
  expect((await listAuditLog()).map(({ action, details }) => [action, details])).toEqual([
    ['quota_changed', { ticket: 'vip', from: null, to: 250 }],
    ['sale_closed', { ticket: 'vip' }],
    ['sale_opened', { ticket: 'vip' }],
    ['footer_published', { language: 'pl', version: 1 }],
    ['announcement_queued', { announcement: 'stream-link', count: 2 }],
  ]);
});

test('records the erasure of a person without personal data', async () => {
  const { number } = await insertSoldTicket(pool, { email });
  await pool.query(
    `insert into contact_message (name, email, subject, message, language)
      values ('Anna', $1, 'x', 'x', 'pl')`,
    [email],
  );
  await runCommand(['erase', email, '--yes']);
  const noted = await listAuditLog();
  expect(await listActions(number)).toContain('buyer_erased');
  expect(noted).toContainEqual({
    action: 'rows_deleted',
    actor: `organiser ${userInfo().username}`,
    details: { table: 'contact_message', count: 1 },
  });
  expect(JSON.stringify(noted)).not.toMatch(/@|Anna|Nowak/i);
});

test('the owner can neither change nor empty the audit log', async () => {
  await insertSoldTicket(pool);
  for (const sql of [
    "update audit_log set actor = 'nobody'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(owner.query(sql)).rejects.toThrow('cannot be changed');
  }
});

test('records nothing for a transaction that was rolled back', async () => {
  await pool.query('begin; update ticket_quota set quota_limit = 9; rollback');
  expect(await listAuditLog()).toEqual([]);
});

test('takes the actor from the name of the connection, not from its role', async () => {
  const own = createPool(databaseUrl, log, 'worker');
  await own.query("update ticket_quota set quota_limit = 7 where ticket = 'vip'");
  await own.query(
    "set application_name = ''; update ticket_quota set quota_limit = 8 where ticket = 'vip'",
  );
  await own.end();
  const { rows } = await pool.query(
    'select actor, role = current_user as "isOurRole" from audit_log where id > $1 order by id',
    [lastAuditId],
  );
  expect(rows).toEqual([
    { actor: 'worker', isOurRole: true },
    { actor: 'unknown', isOurRole: true },
  ]);
});
