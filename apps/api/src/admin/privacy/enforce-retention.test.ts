import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { isAcceptance } from '../../../test/config.ts';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { createRateLimiter } from '../../platform/http/rate-limiter.ts';
import { enforceRetention } from './enforce-retention.ts';

const { pool, owner, buyTicket } = await startTestApi();
const start = new Date('2026-11-15T12:00:00Z');
const convertMinutesToMs = (count: number) => count * 60_000;
const convertDaysToMs = (count: number) => convertMinutesToMs(count * 24 * 60);
const addMilliseconds = (moment: Date, milliseconds: number) =>
  new Date(moment.getTime() + milliseconds);

async function runTask(name: keyof ReturnType<typeof enforceRetention>, moment: Date) {
  await setDatabaseClock(owner, moment);
  return await enforceRetention({ pool, now: () => moment, edition: { now: () => moment } })[
    name
  ]();
}

async function insertUnpaidOrders(count = 1): Promise<{ holdExpiresAt: Date }> {
  await pool.query(
    `insert into orders (id, token_hash, ticket, email, language, client_hash, state, net_minor, vat_minor,
        currency, created_at, checkout_expires_at, hold_expires_at)
      select gen_random_uuid(), sha256(uuid_send(gen_random_uuid())), 'vip', 'ala@example.com', 'pl',
        'x', 'expired', 12345, 2839, 'PLN', $1, $1::timestamptz + interval '31 minutes',
        $1::timestamptz + interval '35 minutes'
      from generate_series(1, $2)`,
    [start, count],
  );
  return { holdExpiresAt: addMilliseconds(start, convertMinutesToMs(35)) };
}

beforeEach(async () => {
  await setDatabaseClock(owner, start);
  await resetShop(pool);
  await owner.query('truncate announcement cascade');
});

test('deletes unpaid orders after the promised days', async () => {
  const report = reportCheck('retention');
  const { holdExpiresAt } = await insertUnpaidOrders();
  const end = addMilliseconds(holdExpiresAt, convertDaysToMs(policies.unpaidOrderDays));
  await pool.query("insert into order_email (order_id, kind) select id, 'pending' from orders");
  expect(await runTask('unpaid-order-retention', addMilliseconds(end, -1000))).toBe(
    '0 unpaid orders deleted',
  );
  expect(await runTask('unpaid-order-retention', addMilliseconds(end, 1000))).toBe(
    '1 unpaid orders deleted',
  );
  expect(await countRows(pool, 'orders')).toBe(0);
  expect(await countRows(pool, 'order_email')).toBe(0);
  report('unpaid orders on time');
});

test('deletes unpaid orders with undeliverable emails, and their incidents', async () => {
  await insertUnpaidOrders();
  await pool.query(
    `insert into incident (order_id, subject, kind)
      select id, id, unnest(array['undeliverable', 'job_exhausted']) from orders`,
  );
  const late = addMilliseconds(start, convertDaysToMs(policies.unpaidOrderDays + 1));
  expect(await runTask('unpaid-order-retention', late)).toBe('1 unpaid orders deleted');
  expect(await countRows(pool, 'incident')).toBe(0);
});

test.each([
  "update orders set state = 'pending'",
  "update orders set state = 'awaiting_payment'",
  "update orders set state = 'processing'",
  "update orders set state = 'paid', paid_at = now(), payment_id = 'pi_1'",
  "update orders set state = 'needs_refund', paid_at = now(), payment_id = 'pi_1'",
  "update orders set state = 'refunded', refunded_minor = gross_minor, payment_id = 'pi_1'",
  "update orders set payment_id = 'pi_1'",
  'update orders set paid_at = now()',
  'update orders set refunded_minor = 1',
  'update orders set disputed_at = now()',
  'update orders set cancelled_at = now()',
  "insert into ticket (order_id, code) select id, 'AAAA' from orders",
  "insert into incident (order_id, subject, kind) select id, id, 'amount_mismatch' from orders",
])('keeps orders with payments or pending payments: %s', async (sql) => {
  await insertUnpaidOrders();
  await pool.query(sql);
  const late = addMilliseconds(start, convertDaysToMs(policies.unpaidOrderDays + 400));
  expect(await runTask('unpaid-order-retention', late)).toBe('0 unpaid orders deleted');
});

test('deletes paid orders after the accounting years, counted from the end of the tax year', async () => {
  const report = reportCheck('retention');
  await insertSoldTicket(pool, { createdAt: new Date('2026-01-01T00:00:00+01:00') });
  const last = await insertSoldTicket(pool, { createdAt: new Date('2026-12-31T23:59:59+01:00') });
  await insertSoldTicket(pool, { createdAt: new Date('2027-01-01T00:00:00+01:00'), ticket: 'vip' });
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  const runAt = (moment: Date) => runTask('settled-order-retention', moment);
  expect(await runAt(addMilliseconds(end, -1000))).toContain('0 orders deleted');
  // A refund next year belongs to the accounts of that year.
  await setDatabaseClock(owner, new Date('2027-01-02T12:00:00Z'));
  await pool.query('update ticket set void_at = $2 where order_id = $1', [
    last.id,
    new Date('2027-01-02T12:00:00Z'),
  ]);
  expect(await runAt(end)).toContain('1 orders deleted');
  expect(await countRows(pool, 'orders')).toBe(2);
  const nextEnd = new Date(`${2028 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await runAt(addMilliseconds(nextEnd, -1000))).toContain('0 orders deleted');
  expect(await runAt(nextEnd)).toContain('2 orders deleted');
  expect(await countRows(pool, 'ticket')).toBe(0);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  report('paid orders on time');
});

test('deletes incidents with their order, and resolved ones without an order at the same age', async () => {
  await insertSoldTicket(pool, { createdAt: start });
  await pool.query(
    "insert into incident (order_id, subject, kind) select id, id, 'dispute' from orders",
  );
  await pool.query(
    `insert into incident (subject, kind, opened_at, resolved_at) values
      ('open', 'provider_refuses', $1, null), ('settled', 'provider_refuses', $1, $1)`,
    [start],
  );
  await runTask('settled-order-retention', addMilliseconds(start, convertDaysToMs(300)));
  expect(await countRows(pool, 'incident')).toBe(3);
  await runTask('settled-order-retention', new Date('2126-01-01T00:00:00Z'));
  expect((await pool.query('select subject from incident')).rows).toEqual([{ subject: 'open' }]);
});

test('keeps orders that still need action', async () => {
  for (const state of ['pending', 'awaiting_payment', 'processing', 'needs_refund']) {
    await insertSoldTicket(pool, { state, createdAt: start });
  }
  await runTask('settled-order-retention', new Date('2126-01-01T00:00:00Z'));
  expect(await countRows(pool, 'orders')).toBe(4);
});

test('deletes payment events once Stripe cannot resend them', async () => {
  const report = reportCheck('retention');
  await pool.query("insert into stripe_event values ('evt_1', 'charge.refunded', $1)", [start]);
  const end = addMilliseconds(start, convertDaysToMs(60));
  const runAt = (moment: Date) => runTask('payment-event-retention', moment);
  expect(await runAt(addMilliseconds(end, -1000))).toBe('0 payment events deleted');
  expect(await runAt(addMilliseconds(end, 1000))).toBe('1 payment events deleted');
  report('payment events on time');
});

test('deletes rate limit counters after they expire', async () => {
  const report = reportCheck('retention');
  const begun = Date.now();
  await createRateLimiter(pool, 'secret', { name: 'try', times: 1, seconds: 3600 })('10.0.0.1');
  const { rows } = await pool.query<{ expire: string }>('select expire from rate_limit');
  const end = new Date(Number(rows[0]?.expire));
  expect(end.getTime()).toBeGreaterThanOrEqual(begun + 3600_000);
  const runAt = (moment: Date) => runTask('rate-limit-retention', moment);
  expect(await runAt(addMilliseconds(end, -1))).toContain('0 counters deleted');
  expect(await runAt(end)).toContain('1 counters deleted');
  report('counters on time');
});

test('clears the client hash of an order when its hold ends', async () => {
  const report = reportCheck('retention');
  const { holdExpiresAt } = await insertUnpaidOrders(2);
  await pool.query(
    "update orders set state = 'processing' where id = (select id from orders limit 1)",
  );
  const runAt = (moment: Date) => runTask('rate-limit-retention', moment);
  expect(await runAt(addMilliseconds(holdExpiresAt, -1000))).toContain('0 client hashes cleared');
  expect(await runAt(holdExpiresAt)).toContain('1 client hashes cleared');
  expect(await countRows(pool, "orders where client_hash <> '' and state = 'processing'")).toBe(1);
  report('client hashes on time');
});

test('deletes audit log actions with the accounts of their year', async () => {
  const report = reportCheck('retention');
  await owner.query('alter table audit_log disable trigger user; truncate audit_log');
  await owner.query('alter table audit_log enable trigger user');
  await setDatabaseClock(owner, new Date('2026-12-31T23:59:59+01:00'));
  await pool.query("update ticket_quota set quota_limit = 5 where ticket = 'vip'");
  await setDatabaseClock(owner, new Date('2027-01-01T00:00:00+01:00'));
  await pool.query("update ticket_quota set quota_limit = 6 where ticket = 'vip'");
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await runTask('audit-log-retention', addMilliseconds(end, -1000))).toBe(
    '0 actions deleted',
  );
  expect(await runTask('audit-log-retention', end)).toBe('1 actions deleted');
  const { rows } = await pool.query('select action, details from audit_log order by id');
  expect(rows).toEqual([
    { action: 'quota_changed', details: { ticket: 'vip', from: 5, to: 6 } },
    { action: 'rows_deleted', details: { table: 'audit_log', count: 1 } },
  ]);
  report('actions on time');
});

test('deletes announcement recipients with their last order', async () => {
  const report = reportCheck('retention');
  await insertSoldTicket(pool, { createdAt: start });
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_email (announcement, recipient_hash, language, sent_at)
      values ('one', email_hash('anna@example.com'), 'pl', now())`,
  );
  const runAt = (moment: Date) => runTask('settled-order-retention', moment);
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await runAt(addMilliseconds(end, -1000))).toContain('0 recipients deleted');
  expect(await runAt(end)).toContain('1 recipients deleted');
  report('recipients on time');
});

test('deletes thousands of orders in two concurrent runs, each once', async () => {
  const report = reportCheck('retention');
  const thousands = isAcceptance ? 10 : 2;
  const late = addMilliseconds(start, convertDaysToMs(policies.unpaidOrderDays + 1));
  for (let n = 0; n < thousands; n += 1) await insertUnpaidOrders(1000);
  await setDatabaseClock(owner, late);
  const { 'unpaid-order-retention': run } = enforceRetention({
    pool,
    now: () => late,
    edition: { now: () => late },
  });
  const outcomes = await Promise.all([run(), run()]);
  const deleted = outcomes.map((outcome) => Number.parseInt(outcome, 10));
  report(`${thousands * 1000} orders in batches of a hundred`);
  expect((deleted[0] ?? 0) + (deleted[1] ?? 0)).toBe(thousands * 1000);
  expect(await countRows(pool, 'orders')).toBe(0);
}, 180_000);

test('does not block sales and skips locked rows', async () => {
  const { holdExpiresAt } = await insertUnpaidOrders(60);
  await setDatabaseClock(
    owner,
    addMilliseconds(holdExpiresAt, convertDaysToMs(policies.unpaidOrderDays) + 1000),
  );
  await inTransaction(pool, async (busy) => {
    await busy.query(
      'select from orders where id = (select min(id::text)::uuid from orders) for update',
    );
    await inTransaction(pool, async (deleting) => {
      const { rows } = await deleting.query('select delete_unpaid_orders(1000) as deleted');
      expect(rows).toEqual([{ deleted: 59 }]);
      expect((await buyTicket('vip', 'ola@example.com')).status).toBe(200);
    });
  });
  expect(await countRows(pool, "orders where state = 'expired'")).toBe(1);
});
