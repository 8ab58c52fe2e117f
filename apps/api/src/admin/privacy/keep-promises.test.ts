import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { isAcceptance } from '../../../test/config.ts';
import { setDatabaseClock } from '../../../test/database-clock.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../test/test-shop.ts';
import { inTransaction } from '../../platform/db/connection.ts';
import { createLimiter } from '../../platform/http/limits.ts';
import { keepPromises } from './keep-promises.ts';

const { pool, owner, buy } = await startTestApi();
const start = new Date('2026-11-15T12:00:00Z');
const minutes = (count: number) => count * 60_000;
const days = (count: number) => minutes(count * 24 * 60);
const after = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

/** One round at that moment, by the clock of the database and of the worker alike. */
async function goRound(name: keyof ReturnType<typeof keepPromises>, moment: Date) {
  await setDatabaseClock(owner, moment);
  return await keepPromises({ pool, now: () => moment, edition: { now: () => moment } })[name]();
}

async function leaveUnpaid(count = 1): Promise<{ holdEndsAt: Date }> {
  await pool.query(
    `insert into orders (id, token_hash, ticket, email, language, client, state, net_minor, vat_minor,
        currency, created_at, session_ends_at, hold_ends_at)
      select gen_random_uuid(), sha256(uuid_send(gen_random_uuid())), 'vip', 'ala@example.com', 'pl',
        'x', 'expired', 12345, 2839, 'PLN', $1, $1::timestamptz + interval '31 minutes',
        $1::timestamptz + interval '35 minutes'
      from generate_series(1, $2)`,
    [start, count],
  );
  return { holdEndsAt: after(start, minutes(35)) };
}

beforeEach(async () => {
  await setDatabaseClock(owner, start);
  await emptyShop(pool);
  await owner.query('truncate announcement cascade');
});

test('an unpaid order goes when the promised days are over, and no sooner', async () => {
  const report = reportCheck('promises');
  const { holdEndsAt } = await leaveUnpaid();
  const end = after(holdEndsAt, days(policies.unpaidOrderDays));
  await pool.query("insert into mail (order_id, kind) select id, 'pending' from orders");
  expect(await goRound('unpaid-order-retention', after(end, -1000))).toBe(
    '0 unpaid orders deleted',
  );
  expect(await goRound('unpaid-order-retention', after(end, 1000))).toBe('1 unpaid orders deleted');
  expect(await countOf(pool, 'orders')).toBe(0);
  expect(await countOf(pool, 'mail')).toBe(0);
  report('unpaid orders on time');
});

test('that a mail was refused or given up keeps no unpaid order, and the alarm goes with it', async () => {
  await leaveUnpaid();
  await pool.query(
    `insert into alarm (order_id, subject, kind)
      select id, id, unnest(array['undeliverable', 'job_exhausted']) from orders`,
  );
  const late = after(start, days(policies.unpaidOrderDays + 1));
  expect(await goRound('unpaid-order-retention', late)).toBe('1 unpaid orders deleted');
  expect(await countOf(pool, 'alarm')).toBe(0);
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
  "insert into alarm (order_id, subject, kind) select id, id, 'amount_mismatch' from orders",
])('an order with money on it or on its way is not deleted as unpaid: %s', async (sql) => {
  await leaveUnpaid();
  await pool.query(sql);
  const late = after(start, days(policies.unpaidOrderDays + 400));
  expect(await goRound('unpaid-order-retention', late)).toBe('0 unpaid orders deleted');
});

test('an order leaves the books when their years are over, counted from the end of the tax year', async () => {
  const report = reportCheck('promises');
  await insertSold(pool, { createdAt: new Date('2026-01-01T00:00:00+01:00') });
  const last = await insertSold(pool, { createdAt: new Date('2026-12-31T23:59:59+01:00') });
  await insertSold(pool, { createdAt: new Date('2027-01-01T00:00:00+01:00'), ticket: 'vip' });
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  const round = (moment: Date) => goRound('settled-order-retention', moment);
  expect(await round(after(end, -1000))).toContain('0 orders deleted');
  // A refund in the new year belongs to the books of that year.
  await setDatabaseClock(owner, new Date('2027-01-02T12:00:00Z'));
  await pool.query('update ticket set void_at = $2 where order_id = $1', [
    last.id,
    new Date('2027-01-02T12:00:00Z'),
  ]);
  expect(await round(end)).toContain('1 orders deleted');
  expect(await countOf(pool, 'orders')).toBe(2);
  const nextEnd = new Date(`${2028 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await round(after(nextEnd, -1000))).toContain('0 orders deleted');
  expect(await round(nextEnd)).toContain('2 orders deleted');
  expect(await countOf(pool, 'ticket')).toBe(0);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  report('paid orders on time');
});

test('alarms leave with the order they are about; those about none when they are settled and as old', async () => {
  await insertSold(pool, { createdAt: start });
  await pool.query(
    "insert into alarm (order_id, subject, kind) select id, id, 'dispute' from orders",
  );
  await pool.query(
    `insert into alarm (subject, kind, raised_at, settled_at) values
      ('open', 'provider_refuses', $1, null), ('settled', 'provider_refuses', $1, $1)`,
    [start],
  );
  await goRound('settled-order-retention', after(start, days(300)));
  expect(await countOf(pool, 'alarm')).toBe(3);
  await goRound('settled-order-retention', new Date('2126-01-01T00:00:00Z'));
  expect((await pool.query('select subject from alarm')).rows).toEqual([{ subject: 'open' }]);
});

test('what a person still has to settle never leaves the books by itself', async () => {
  for (const state of ['pending', 'awaiting_payment', 'processing', 'needs_refund']) {
    await insertSold(pool, { state, createdAt: start });
  }
  await goRound('settled-order-retention', new Date('2126-01-01T00:00:00Z'));
  expect(await countOf(pool, 'orders')).toBe(4);
});

test('a payment event goes when Stripe cannot send it again any more, and no sooner', async () => {
  const report = reportCheck('promises');
  await pool.query("insert into stripe_event values ('evt_1', 'charge.refunded', $1)", [start]);
  const end = after(start, days(60));
  const round = (moment: Date) => goRound('payment-event-retention', moment);
  expect(await round(after(end, -1000))).toBe('0 payment events deleted');
  expect(await round(after(end, 1000))).toBe('1 payment events deleted');
  report('payment events on time');
});

test('a counter goes when it has counted its time, and no sooner', async () => {
  const report = reportCheck('promises');
  const begun = Date.now();
  await createLimiter(pool, 'secret', { name: 'try', times: 1, seconds: 3600 })('10.0.0.1');
  const { rows } = await pool.query<{ expire: string }>('select expire from rate_limit');
  const end = new Date(Number(rows[0]?.expire));
  expect(end.getTime()).toBeGreaterThanOrEqual(begun + 3600_000);
  const round = (moment: Date) => goRound('counter-retention', moment);
  expect(await round(after(end, -1))).toContain('0 counters deleted');
  expect(await round(end)).toContain('1 counters deleted');
  report('counters on time');
});

test("the hash of a client's address leaves an order with its hold, and no sooner", async () => {
  const report = reportCheck('promises');
  const { holdEndsAt } = await leaveUnpaid(2);
  await pool.query(
    "update orders set state = 'processing' where id = (select id from orders limit 1)",
  );
  const round = (moment: Date) => goRound('counter-retention', moment);
  expect(await round(after(holdEndsAt, -1000))).toContain('0 client hashes cleared');
  expect(await round(holdEndsAt)).toContain('1 client hashes cleared');
  expect(await countOf(pool, "orders where client <> '' and state = 'processing'")).toBe(1);
  report('client hashes on time');
});

test('a deed leaves the journal with the books of its year, and no sooner', async () => {
  const report = reportCheck('promises');
  await owner.query('alter table journal disable trigger user; truncate journal');
  await owner.query('alter table journal enable trigger user');
  await setDatabaseClock(owner, new Date('2026-12-31T23:59:59+01:00'));
  await pool.query("update ticket_stock set capacity = 5 where ticket = 'vip'");
  await setDatabaseClock(owner, new Date('2027-01-01T00:00:00+01:00'));
  await pool.query("update ticket_stock set capacity = 6 where ticket = 'vip'");
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await goRound('journal-retention', after(end, -1000))).toBe('0 deeds deleted');
  expect(await goRound('journal-retention', end)).toBe('1 deeds deleted');
  const { rows } = await pool.query('select deed, facts from journal order by id');
  expect(rows).toEqual([
    { deed: 'quota_changed', facts: { ticket: 'vip', from: 5, to: 6 } },
    { deed: 'rows_deleted', facts: { table: 'journal', count: 1 } },
  ]);
  report('deeds on time');
});

test('who got an announcement is known as long as an order of theirs is, and no longer', async () => {
  const report = reportCheck('promises');
  await insertSold(pool, { createdAt: start });
  await pool.query("insert into announcement (name) values ('one')");
  await pool.query(
    `insert into announcement_mail (announcement, person, language, sent_at)
      values ('one', person_of('anna@example.com'), 'pl', now())`,
  );
  const round = (moment: Date) => goRound('settled-order-retention', moment);
  const end = new Date(`${2027 + policies.accountingYears}-01-01T00:00:00+01:00`);
  expect(await round(after(end, -1000))).toContain('0 recipients deleted');
  expect(await round(end)).toContain('1 recipients deleted');
  report('recipients on time');
});

test('thousands of orders are deleted by two rounds at once, each order once', async () => {
  const report = reportCheck('promises');
  const thousands = isAcceptance ? 10 : 2;
  const late = after(start, days(policies.unpaidOrderDays + 1));
  for (let n = 0; n < thousands; n += 1) await leaveUnpaid(1000);
  await setDatabaseClock(owner, late);
  const { 'unpaid-order-retention': round } = keepPromises({
    pool,
    now: () => late,
    edition: { now: () => late },
  });
  const outcomes = await Promise.all([round(), round()]);
  const deleted = outcomes.map((outcome) => Number.parseInt(outcome, 10));
  report(`${thousands * 1000} orders in batches of a hundred`);
  expect((deleted[0] ?? 0) + (deleted[1] ?? 0)).toBe(thousands * 1000);
  expect(await countOf(pool, 'orders')).toBe(0);
}, 180_000);

test('a deletion that is under way holds up no sale, and skips what somebody is busy with', async () => {
  const { holdEndsAt } = await leaveUnpaid(60);
  await setDatabaseClock(owner, after(holdEndsAt, days(policies.unpaidOrderDays) + 1000));
  await inTransaction(pool, async (busy) => {
    await busy.query(
      'select from orders where id = (select min(id::text)::uuid from orders) for update',
    );
    await inTransaction(pool, async (deleting) => {
      const { rows } = await deleting.query('select delete_unpaid_orders(1000) as deleted');
      expect(rows).toEqual([{ deleted: 59 }]);
      expect((await buy('vip', 'ola@example.com')).status).toBe(200);
    });
  });
  expect(await countOf(pool, "orders where state = 'expired'")).toBe(1);
});
