import { beforeEach, expect, test } from 'vitest';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { countStock, insertSample, insertSamples } from '../../../test/orders/sample-orders.ts';
import { createTestShop, emptyShop } from '../../../test/test-shop.ts';
import { readReport } from './read-report.ts';

const shop = await createTestShop();
const { pool } = shop;

const now = new Date('2025-12-11T14:05:00Z');
const read = () => readReport({ pool, now: () => now });

beforeEach(async () => {
  await emptyShop(pool);
  await countStock(pool);
});

async function sum(sql: string): Promise<number> {
  const { rows } = await pool.query<{ sum: string | null }>(`select (select ${sql}) as sum`);
  return Number(rows[0]?.sum);
}

const add = <Key extends string>(parts: readonly Record<Key, number>[], key: Key) =>
  parts.reduce((all, part) => all + part[key], 0);

const dayIn = (report: Awaited<ReturnType<typeof read>>, day: string) =>
  report.days.find((each) => each.day === day);

test('every sum of three hundred orders is the one of the database', async () => {
  await insertSamples(pool, 300, now);
  const report = await read();
  const orders = (where: string) => sum(`count(*) from orders where ${where}`);
  const net = await sum("sum(net_minor) from orders where state = 'paid'");
  const gross = await sum("sum(gross_minor) from orders where state = 'paid'");
  const refunded = await sum('sum(refunded_minor) from orders');
  const valid = await sum('count(*) from ticket where void_at is null');
  expect(valid).toBeGreaterThan(100);
  expect(report.total).toEqual({
    tickets: valid,
    netMinor: net,
    grossMinor: gross,
    refundedMinor: refunded,
    refundedOrders: await orders('refunded_minor > 0'),
    partlyRefundedMinor: await sum("sum(refunded_minor) from orders where state = 'paid'"),
  });
  for (const parts of [report.days, report.tickets, report.languages, report.countries]) {
    expect(add(parts, 'tickets')).toBe(valid);
    expect(add(parts, 'netMinor')).toBe(net);
    expect(add(parts, 'grossMinor')).toBe(gross);
  }
  expect(add(report.tickets, 'refundedMinor')).toBe(refunded);
  expect(add(report.languages, 'refundedMinor')).toBe(refunded);
  expect(report.undatedMinor).toBeGreaterThan(0);
  expect(add(report.days, 'refundedMinor') + report.undatedMinor).toBe(refunded);
  expect(report.tickets.map(({ key }) => key)).toEqual(['standard', 'premium', 'vip']);
  for (const { key, tickets } of report.tickets) {
    expect(tickets).toBe(await orders(`state = 'paid' and ticket = '${key}'`));
  }
  const open = "state in ('pending', 'awaiting_payment', 'processing')";
  expect(report.steps).toEqual({
    created: 300,
    opened: await orders('session_id is not null'),
    paid: await orders('paid_at is not null'),
  });
  expect(Object.fromEntries(report.outcomes.map((each) => [each.outcome, each.orders]))).toEqual({
    paid: await orders("state = 'paid'"),
    refunded: await orders("state = 'refunded'"),
    owed: await orders("state = 'needs_refund'"),
    mismatched: 0,
    expired: await orders("state = 'expired'"),
    open: await orders(open),
  });
  expect(add(report.holds, 'orders')).toBe(await orders(open));
  const delay = 'extract(epoch from sent_at - queued_at)';
  const sent = 'from mail where sent_at is not null';
  const percentile = (part: number) =>
    sum(`percentile_cont(${part}) within group (order by ${delay}::float8) ${sent}`);
  expect(report.mails.median).toBeCloseTo(await percentile(0.5));
  expect(report.mails.percentile95).toBeCloseTo(await percentile(0.95));
  expect(report.mails.sent).toBe(await sum(`count(*) ${sent}`));
  expect(report.mails.delays[0]).toEqual({
    under: 5,
    mails: await sum(`count(*) ${sent} and ${delay} < 5`),
  });
  expect(add(report.mails.delays, 'mails')).toBe(report.mails.sent);
}, 60_000);

test('a payment before midnight in Greenwich counts to the day that it is in Warsaw', async () => {
  for (const paidAt of ['2025-07-01T21:59:00Z', '2025-07-01T23:30:00Z', '2025-12-01T22:30:00Z']) {
    await insertSample(pool, { paidAt: new Date(paidAt) });
  }
  const report = await read();
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

test('a refund counts to the day on which the ticket ended, and out of the sales; a part leaves them alone', async () => {
  const paidAt = new Date('2025-12-01T10:00:00Z');
  await insertSample(pool, { paidAt, refundedMinor: 5000 });
  await insertSample(pool, { paidAt });
  await insertSample(pool, {
    state: 'refunded',
    paidAt,
    refundedMinor: 15_184,
    refundedAt: new Date('2025-12-03T23:30:00Z'),
  });
  const report = await read();
  expect(report.total).toEqual({
    tickets: 2,
    netMinor: 2 * 12_345,
    grossMinor: 2 * 15_184,
    refundedMinor: 20_184,
    refundedOrders: 2,
    partlyRefundedMinor: 5000,
  });
  expect(report.undatedMinor).toBe(5000);
  expect(dayIn(report, '2025-12-01')).toMatchObject({ tickets: 2, refundedMinor: 0 });
  expect(dayIn(report, '2025-12-04')).toMatchObject({ tickets: 0, refundedMinor: 15_184 });
});

test('what was issued is no sale, and still stands in the counters', async () => {
  await issuedTicket({ ...shop, now: () => now }, { netMinor: 10_000, origin: 'transfer' });
  await issuedTicket({ ...shop, now: () => now }, { ticket: 'galas', isCounted: false });
  const report = await read();
  expect(report.counters.map(({ ticket }) => ticket)).toEqual(['standard', 'premium', 'vip']);
  expect(report.total).toMatchObject({ tickets: 0, netMinor: 0, grossMinor: 0 });
  expect(report.steps).toEqual({ created: 0, opened: 0, paid: 0 });
  expect(report.tickets.map(({ key }) => key)).toEqual(['standard', 'premium', 'vip']);
  expect(report.counters.find(({ ticket }) => ticket === 'standard')).toEqual({
    ticket: 'standard',
    sold: 1,
    valid: 1,
  });
});

test('a counter that differs from the tickets shows both numbers', async () => {
  await insertSample(pool, { paidAt: now });
  const standard = async () => (await read()).counters.find(({ ticket }) => ticket === 'standard');
  expect(await standard()).toMatchObject({ sold: 0, valid: 1 });
  await countStock(pool);
  expect(await standard()).toMatchObject({ sold: 1, valid: 1 });
});

test('a payment of another amount came in, and is neither kept nor lost', async () => {
  await insertSample(pool, { state: 'mismatched', paidAt: now });
  const { steps, outcomes, total } = await read();
  expect(steps).toEqual({ created: 1, opened: 1, paid: 1 });
  expect(outcomes.filter(({ orders }) => orders > 0)).toEqual([
    { outcome: 'mismatched', orders: 1 },
  ]);
  expect(total).toMatchObject({ tickets: 0, grossMinor: 0 });
});

test('open holds stand under their age, to the second', async () => {
  for (const seconds of [0, 299, 300, 2099, 2100, 86_400]) {
    const createdAt = new Date(now.getTime() - seconds * 1000);
    await insertSample(pool, { state: 'processing', createdAt });
  }
  expect((await read()).holds).toEqual([
    { under: 300, orders: 2 },
    { under: 900, orders: 1 },
    { under: 2100, orders: 1 },
    { under: 86_400, orders: 1 },
    { under: null, orders: 1 },
  ]);
});

test('late mails are listed, the longest waiting first, and no more than twenty', async () => {
  const paidAt = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (let late = 0; late < 24; late += 1) {
    await insertSample(pool, { paidAt: paidAt(6 + late), mailDelay: null });
  }
  await insertSample(pool, { paidAt: paidAt(4), mailDelay: null });
  await insertSample(pool, { paidAt: paidAt(500), mailDelay: 400 });
  const { count, oldest } = (await read()).lateMails;
  expect([count, oldest.length]).toEqual([24, 20]);
  expect(oldest[0]?.queuedAt).toEqual(paidAt(29));
});

test('more money than an integer of the database holds is added up', async () => {
  for (let order = 0; order < 3; order += 1) {
    await insertSample(pool, { paidAt: now, netMinor: 2_000_000_000, vatMinor: 0 });
  }
  expect((await read()).total.grossMinor).toBe(6_000_000_000);
});
