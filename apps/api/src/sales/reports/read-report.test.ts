import { beforeEach, expect, test } from 'vitest';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import {
  recountQuotas,
  insertSampleOrder,
  insertSampleOrders,
} from '../../../test/orders/sample-orders.ts';
import { createTestShop, resetShop } from '../../../test/test-shop.ts';
import { readReport } from './read-report.ts';

const shop = await createTestShop();
const { pool } = shop;

const now = new Date('2025-12-11T14:05:00Z');
const readTestReport = () => readReport({ pool, now: () => now });

beforeEach(async () => {
  await resetShop(pool);
  await recountQuotas(pool);
});

async function queryNumber(sql: string): Promise<number> {
  const { rows } = await pool.query<{ sum: string | null }>(`select (select ${sql}) as sum`);
  return Number(rows[0]?.sum);
}

const sumBy = <Key extends string>(parts: readonly Record<Key, number>[], key: Key) =>
  parts.reduce((all, part) => all + part[key], 0);

const findDay = (report: Awaited<ReturnType<typeof readTestReport>>, day: string) =>
  report.days.find((each) => each.day === day);

test('all sums of three hundred orders match the database', async () => {
  await insertSampleOrders(pool, 300, now);
  const report = await readTestReport();
  const orders = (where: string) => queryNumber(`count(*) from orders where ${where}`);
  const net = await queryNumber("sum(net_minor) from orders where state = 'paid'");
  const gross = await queryNumber("sum(gross_minor) from orders where state = 'paid'");
  const refunded = await queryNumber('sum(refunded_minor) from orders');
  const valid = await queryNumber('count(*) from ticket where void_at is null');
  expect(valid).toBeGreaterThan(100);
  expect(report.total).toEqual({
    tickets: valid,
    netMinor: net,
    grossMinor: gross,
    refundedMinor: refunded,
    refundedOrders: await orders('refunded_minor > 0'),
    partlyRefundedMinor: await queryNumber("sum(refunded_minor) from orders where state = 'paid'"),
  });
  for (const parts of [report.days, report.tickets, report.languages, report.countries]) {
    expect(sumBy(parts, 'tickets')).toBe(valid);
    expect(sumBy(parts, 'netMinor')).toBe(net);
    expect(sumBy(parts, 'grossMinor')).toBe(gross);
  }
  expect(sumBy(report.tickets, 'refundedMinor')).toBe(refunded);
  expect(sumBy(report.languages, 'refundedMinor')).toBe(refunded);
  expect(report.undatedMinor).toBeGreaterThan(0);
  expect(sumBy(report.days, 'refundedMinor') + report.undatedMinor).toBe(refunded);
  expect(report.tickets.map(({ key }) => key)).toEqual(['standard', 'premium', 'vip']);
  for (const { key, tickets } of report.tickets) {
    expect(tickets).toBe(await orders(`state = 'paid' and ticket = '${key}'`));
  }
  const open = "state in ('pending', 'awaiting_payment', 'processing')";
  expect(report.steps).toEqual({
    created: 300,
    opened: await orders('checkout_session_id is not null'),
    paid: await orders('paid_at is not null'),
  });
  expect(Object.fromEntries(report.outcomes.map((each) => [each.outcome, each.orders]))).toEqual({
    paid: await orders("state = 'paid'"),
    refunded: await orders("state = 'refunded'"),
    needs_refund: await orders("state = 'needs_refund'"),
    mismatched: 0,
    expired: await orders("state = 'expired'"),
    open: await orders(open),
  });
  expect(sumBy(report.holds, 'orders')).toBe(await orders(open));
  const delay = 'extract(epoch from sent_at - queued_at)';
  const sent = 'from order_email where sent_at is not null';
  const percentile = (part: number) =>
    queryNumber(`percentile_cont(${part}) within group (order by ${delay}::float8) ${sent}`);
  expect(report.emails.median).toBeCloseTo(await percentile(0.5));
  expect(report.emails.percentile95).toBeCloseTo(await percentile(0.95));
  expect(report.emails.sent).toBe(await queryNumber(`count(*) ${sent}`));
  expect(report.emails.delays[0]).toEqual({
    under: 5,
    emails: await queryNumber(`count(*) ${sent} and ${delay} < 5`),
  });
  expect(sumBy(report.emails.delays, 'emails')).toBe(report.emails.sent);
}, 60_000);

test('a payment counts towards its day in Warsaw', async () => {
  for (const paidAt of ['2025-07-01T21:59:00Z', '2025-07-01T23:30:00Z', '2025-12-01T22:30:00Z']) {
    await insertSampleOrder(pool, { paidAt: new Date(paidAt) });
  }
  const report = await readTestReport();
  const sold = report.days.filter(({ tickets }) => tickets > 0);
  expect(sold.map(({ day, tickets }) => [day, tickets])).toEqual([
    ['2025-07-01', 1],
    ['2025-07-02', 1],
    ['2025-12-01', 1],
  ]);
  expect(report.days[0]?.day).toBe('2025-07-01');
  expect(report.days.at(-1)).toEqual({
    day: '2025-12-11',
    tickets: 0,
    netMinor: 0,
    grossMinor: 0,
    refundedMinor: 0,
  });
});

test('a full refund counts towards the day the ticket was voided and leaves the sales; a partial refund does not', async () => {
  const paidAt = new Date('2025-12-01T10:00:00Z');
  await insertSampleOrder(pool, { paidAt, refundedMinor: 5000 });
  await insertSampleOrder(pool, { paidAt });
  await insertSampleOrder(pool, {
    state: 'refunded',
    paidAt,
    refundedMinor: 15_184,
    refundedAt: new Date('2025-12-03T23:30:00Z'),
  });
  const report = await readTestReport();
  expect(report.total).toEqual({
    tickets: 2,
    netMinor: 2 * 12_345,
    grossMinor: 2 * 15_184,
    refundedMinor: 20_184,
    refundedOrders: 2,
    partlyRefundedMinor: 5000,
  });
  expect(report.undatedMinor).toBe(5000);
  expect(findDay(report, '2025-12-01')).toMatchObject({ tickets: 2, refundedMinor: 0 });
  expect(findDay(report, '2025-12-04')).toMatchObject({ tickets: 0, refundedMinor: 15_184 });
});

test('issued tickets are not sales but count in the quota counters', async () => {
  await issueTestTicket({ ...shop, now: () => now }, { netMinor: 10_000, origin: 'transfer' });
  await issueTestTicket(
    { ...shop, now: () => now },
    { ticket: 'galas', countsTowardsQuota: false },
  );
  const report = await readTestReport();
  expect(report.quotaCounts.map(({ ticket }) => ticket)).toEqual(['standard', 'premium', 'vip']);
  expect(report.total).toMatchObject({ tickets: 0, netMinor: 0, grossMinor: 0 });
  expect(report.steps).toEqual({ created: 0, opened: 0, paid: 0 });
  expect(report.tickets.map(({ key }) => key)).toEqual(['standard', 'premium', 'vip']);
  expect(report.quotaCounts.find(({ ticket }) => ticket === 'standard')).toEqual({
    ticket: 'standard',
    sold: 1,
    valid: 1,
  });
});

test('reports both numbers if a counter differs from the valid tickets', async () => {
  await insertSampleOrder(pool, { paidAt: now });
  const standard = async () =>
    (await readTestReport()).quotaCounts.find(({ ticket }) => ticket === 'standard');
  expect(await standard()).toMatchObject({ sold: 0, valid: 1 });
  await recountQuotas(pool);
  expect(await standard()).toMatchObject({ sold: 1, valid: 1 });
});

test('a mismatched payment counts as received but not as a sale', async () => {
  await insertSampleOrder(pool, { state: 'mismatched', paidAt: now });
  const { steps, outcomes, total } = await readTestReport();
  expect(steps).toEqual({ created: 1, opened: 1, paid: 1 });
  expect(outcomes.filter(({ orders }) => orders > 0)).toEqual([
    { outcome: 'mismatched', orders: 1 },
  ]);
  expect(total).toMatchObject({ tickets: 0, grossMinor: 0 });
});

test('groups open holds by age', async () => {
  for (const seconds of [0, 299, 300, 2099, 2100, 86_400]) {
    const createdAt = new Date(now.getTime() - seconds * 1000);
    await insertSampleOrder(pool, { state: 'processing', createdAt });
  }
  expect((await readTestReport()).holds).toEqual([
    { under: 300, orders: 2 },
    { under: 900, orders: 1 },
    { under: 2100, orders: 1 },
    { under: 86_400, orders: 1 },
    { under: null, orders: 1 },
  ]);
});

test('lists at most twenty late emails, the oldest first', async () => {
  const paidAt = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (let late = 0; late < 24; late += 1) {
    await insertSampleOrder(pool, { paidAt: paidAt(6 + late), emailDelaySeconds: null });
  }
  await insertSampleOrder(pool, { paidAt: paidAt(4), emailDelaySeconds: null });
  await insertSampleOrder(pool, { paidAt: paidAt(500), emailDelaySeconds: 400 });
  const { count, oldest } = (await readTestReport()).lateEmails;
  expect([count, oldest.length]).toEqual([24, 20]);
  expect(oldest[0]?.queuedAt).toEqual(paidAt(29));
});

test('sums amounts above the range of a database integer', async () => {
  for (let order = 0; order < 3; order += 1) {
    await insertSampleOrder(pool, { paidAt: now, netMinor: 2_000_000_000, vatMinor: 0 });
  }
  expect((await readTestReport()).total.grossMinor).toBe(6_000_000_000);
});
