import { userInfo } from 'node:os';
import { beforeEach, expect, test } from 'vitest';
import { editionStarts } from '@kongres/content/facts/phases';
import { organiserOf } from '../../../test/run-organiser.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { emptyShop, testEnvironment } from '../../../test/test-shop.ts';
import { createPool } from '../db/connection.ts';
import { moveOrder } from '../../sales/transfers/move-order.ts';
import { setCapacity } from '../../sales/quotas/set-capacity.ts';
import { updateOpen } from '../../sales/quotas/stock-queries.ts';

const shop = await startTestApi();
const { pool, owner, databaseUrl, buy, atStripe, log } = shop;
const organise = organiserOf(testEnvironment(databaseUrl));
const email = 'Anna.Nowak@example.com';
let last = 0;

beforeEach(async () => {
  await emptyShop(pool);
  const { rows } = await pool.query<{ id: string }>('select max(id) as id from journal');
  last = Number(rows[0]?.id ?? 0);
});

/** What was noted since the test began, of one order or of everything. */
async function deeds(number?: number) {
  const { rows } = await pool.query<{ deed: string; actor: string; facts: object }>(
    `select deed, actor, facts from journal
      where id > $1 and ($2::integer is null or order_number = $2) order by id`,
    [last, number ?? null],
  );
  return rows;
}

async function namesOf(number?: number) {
  return (await deeds(number)).map(({ deed }) => deed);
}

test('nobody who sells, lets in or gives back can keep it out of the journal', async () => {
  const { url } = (await (await buy('vip', email)).json()) as { url: string };
  const { rows } = await pool.query<{ id: string; number: number; session: string; gross: number }>(
    `select id, number, session_id as session, gross_minor as gross from orders
      where checkout_url = $1`,
    [url],
  );
  const { number = 0, session = '', gross = 0 } = rows[0] ?? {};
  await atStripe('pay', session);
  await expect.poll(() => namesOf(number)).toContain('ticket_issued');
  const { rows: tickets } = await pool.query<{ code: string }>('select code from ticket');
  const code = tickets[0]?.code ?? '';
  const right = { email: 'anna@example.com', requestId: 'test', link: null };
  await moveOrder(shop, rows[0]?.id ?? '', right);
  const { rows: newest } = await pool.query<{ code: string }>('select code from ticket');
  const untilStart = editionStarts.getTime() - shop.edition.now().getTime();
  const onFirstDay = new Date(Date.now() + untilStart + 3_600_000);
  await organise(['ticket', 'use', newest[0]?.code ?? code], { now: onFirstDay });
  await atStripe('refund', session, {});
  await expect.poll(() => namesOf(number)).toContain('ticket_voided');

  const noted = await deeds();
  expect(noted).toContainEqual({
    deed: 'order_state',
    actor: 'kongres',
    facts: { from: 'awaiting_payment', to: 'paid', gross_minor: gross },
  });
  expect(noted).toContainEqual(
    expect.objectContaining({ deed: 'order_amounts', facts: { refunded_minor: [0, gross] } }),
  );
  const names = noted.map(({ deed }) => deed);
  expect(names[0]).toBe('order_placed');
  expect(names).toContain('address_corrected');
  expect(noted).toContainEqual(
    expect.objectContaining({ deed: 'entry', actor: `organiser ${userInfo().username}` }),
  );
  const text = JSON.stringify(noted).toLowerCase();
  expect(text).not.toMatch(/@|anna|nowak/);
  expect(text).not.toContain(session.toLowerCase());
  expect(text).not.toContain(code.toLowerCase());
});

test('an amount, a payment, a ticket or a company that is rewritten leaves its trace', async () => {
  const { number } = await insertSold(pool, {
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
  await pool.query('update ticket set used_at = now()');
  await pool.query('update ticket set used_at = null, void_at = now()');
  await pool.query('update ticket set void_at = null');
  expect(await namesOf(number)).toEqual([
    'order_placed',
    'ticket_issued',
    'order_amounts',
    'payment_replaced',
    'billing_changed',
    'billing_changed',
    'billing_changed',
    'order_replaced',
    'ticket_replaced',
    'entry',
    'ticket_voided',
    'entry_taken_back',
    'ticket_revived',
  ]);
  expect((await deeds()).find(({ deed }) => deed === 'order_amounts')?.facts).toEqual({
    net_minor: [12_345, 1],
    vat_minor: [2839, 0],
    gross_minor: [15_184, 1],
  });
  // Of this order: what Stripe tells late of the order before is another matter.
  expect(JSON.stringify(await deeds(number))).not.toMatch(/Nowak|PL526|pi_|AAAA/);
});

test('what the organiser sets and sends is noted, and the counters of the sale are not', async () => {
  await setCapacity(pool, 'vip', 250);
  await updateOpen(pool, 'vip', false);
  await updateOpen(pool, 'vip', true);
  await updateOpen(pool, 'vip', true);
  await pool.query("update ticket_stock set held = 1 where ticket = 'vip'");
  await pool.query(
    `insert into footer_version (language, version, published_at) values ('pl', 1, now())`,
  );
  await pool.query("insert into announcement (name) values ('stream-link')");
  await pool.query(
    `insert into announcement_mail (announcement, person, language)
      select 'stream-link', person_of(name), 'pl' from unnest(array['a@b.pl', 'c@d.pl']) name`,
  );
  expect((await deeds()).map(({ deed, facts }) => [deed, facts])).toEqual([
    ['quota_changed', { ticket: 'vip', from: null, to: 250 }],
    ['sale_closed', { ticket: 'vip' }],
    ['sale_opened', { ticket: 'vip' }],
    ['footer_published', { language: 'pl', version: 1 }],
    ['announcement_queued', { announcement: 'stream-link', count: 2 }],
  ]);
});

test('a forgotten person is noted by numbers alone', async () => {
  const { number } = await insertSold(pool, { email });
  await pool.query(
    `insert into contact_message (name, email, subject, message, language)
      values ('Anna', $1, 'x', 'x', 'pl')`,
    [email],
  );
  await organise(['forget', email, '--yes']);
  const noted = await deeds();
  expect(await namesOf(number)).toContain('buyer_forgotten');
  expect(noted).toContainEqual({
    deed: 'rows_deleted',
    actor: `organiser ${userInfo().username}`,
    facts: { table: 'contact_message', count: 1 },
  });
  expect(JSON.stringify(noted)).not.toMatch(/@|Anna|Nowak/i);
});

test('not even the owner changes or empties the journal by mistake', async () => {
  await insertSold(pool);
  for (const sql of [
    "update journal set actor = 'nobody'",
    'delete from journal',
    'truncate journal',
  ]) {
    await expect(owner.query(sql)).rejects.toThrow('only ever added to');
  }
});

test('a deed that was rolled back is not in the journal', async () => {
  await pool.query('begin; update ticket_stock set capacity = 9; rollback');
  expect(await deeds()).toEqual([]);
});

test('a program is known by the name of its connection, whoever it says it is by its role', async () => {
  const own = createPool(databaseUrl, log, 'worker');
  await own.query("update ticket_stock set capacity = 7 where ticket = 'vip'");
  await own.query(
    "set application_name = ''; update ticket_stock set capacity = 8 where ticket = 'vip'",
  );
  await own.end();
  const { rows } = await pool.query(
    'select actor, role = current_user as "isOurRole" from journal where id > $1 order by id',
    [last],
  );
  expect(rows).toEqual([
    { actor: 'worker', isOurRole: true },
    { actor: 'unknown', isOurRole: true },
  ]);
});
