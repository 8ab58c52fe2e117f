import { expect, test } from 'vitest';
import { act, eventsAt, sendEvents } from '@kongres/tools/stripe-double/act';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { orderUrl } from '../../src/sales/orders/order-url.ts';
import { moveOrder, noteMoved } from '../../src/sales/transfers/move-order.ts';
import { afterwards } from '../afterwards.ts';
import { boughtOrder, orderState } from '../orders/bought-order.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { copyDatabase } from '../database-copy.ts';
import { organiserOf } from '../run-organiser.ts';
import { startTestApi } from '../test-api.ts';
import { countOf, stockOf, testEnvironment } from '../test-shop.ts';

const shop = await startTestApi(
  { PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' },
  { server: durableDatabaseServer },
);
const { pool, ownerUrl, databaseUrl, config, buy, stripe, origin } = shop;
const organise = organiserOf(testEnvironment(databaseUrl, { STRIPE_API: stripe }));
const [kept, lost] = isAcceptance ? [100, 200] : [10, 24];
const languages = ['pl', 'en-GB', 'en-US', 'de', 'es'] as const;
const tickets = ['standard', 'premium', 'vip'] as const;

interface Known {
  id: string;
  number: number;
  session: string;
  ticket: string;
  language: (typeof languages)[number];
  email: string;
  state: string;
  code: string | null;
  tokenVersion: number;
  buyerName: string | null;
  billingAddress: object | null;
  country: string | null;
}

async function sell(n: number): Promise<string> {
  const [language, ticket] = [languages[n % 5], tickets[n % 3]];
  const headers = { 'Accept-Language': language ?? 'pl' };
  const answer = await buy(ticket ?? 'vip', `buyer${n}@example.com`, headers);
  return (await boughtOrder(pool, answer)).session;
}

async function knownOrders(): Promise<Known[]> {
  const { rows } = await pool.query<Known>(
    `select o.id, o.number, o.session_id as session, o.ticket, o.language, o.email, o.state, t.code,
        o.token_version as "tokenVersion", o.buyer_name as "buyerName",
        o.billing_address as "billingAddress", o.country
      from orders o left join ticket t on t.order_id = o.id order by o.number`,
  );
  return rows;
}

async function paidSessions(): Promise<string[]> {
  const sessions = (await (await fetch(`${stripe}/_sessions`)).json()) as {
    id: string;
    payment_status: string;
  }[];
  return sessions.filter((session) => session.payment_status === 'paid').map(({ id }) => id);
}

/** The first query on a connection that was cut is what notices it. */
async function untilConnected() {
  await expect
    .poll(() =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

test(`an older database is restored: of ${lost} orders sold since every paid one comes back, and no number twice`, async () => {
  const report = reportCheck('restored-database');
  for (let n = 0; n < kept; n += 1) await act(stripe, await sell(n), 'pay');
  await expect.poll(() => countOf(pool, "orders where state = 'paid'")).toBe(kept);
  const copy = await copyDatabase(ownerUrl);
  afterwards(copy.drop);
  await untilConnected();

  // Of every eight one is never paid, one waits for its bank, one is refunded, one disputed and lost, and
  // one has an address that its buyer mended.
  for (let n = kept; n < kept + lost; n += 1) {
    const session = await sell(n);
    if (n % 8 === 0) continue;
    if (n % 8 === 1) {
      await act(stripe, session, 'pay-async');
      await expect.poll(() => orderStateOf(session)).toBe('processing');
      continue;
    }
    await act(stripe, session, 'pay');
    await expect.poll(() => orderStateOf(session)).toBe('paid');
    if (n % 8 === 2) await act(stripe, session, 'refund');
    if (n % 8 === 3) await act(stripe, session, 'dispute');
    if (n % 8 === 3) await act(stripe, session, 'dispute-lost');
    if (n % 8 < 4) await expect.poll(() => orderStateOf(session)).toBe('refunded');
    if (n % 8 === 4) await moveAway(session, n);
  }
  const before = await knownOrders();
  const paid = new Set(await paidSessions());

  await copy.restore();
  await untilConnected();
  expect(await countOf(pool, 'orders')).toBe(kept);

  // What Stripe tells late of orders that are gone is told to a person, and not forgotten.
  const lostPaid = before.slice(kept).filter(({ session }) => paid.has(session));
  const ids = (await eventsAt(stripe))
    .filter(({ type }) => type === 'checkout.session.completed')
    .map(({ id }) => id);
  for (const { status } of await sendEvents(stripe, ids)) expect(status).toBe(200);
  // Of checkouts: a word about money that came late may be told as well.
  const alarms = await countOf(
    pool,
    "alarm where kind = 'unknown_payment' and subject like 'cs_%'",
  );
  // Those that wait for their bank have paid as far as they could.
  expect(alarms).toBe(
    before.slice(kept).filter(({ state }) => state !== 'awaiting_payment').length,
  );

  for (let n = 0; n < 5; n += 1) await sell(kept + lost + n);
  const since = (await knownOrders()).slice(kept);
  const known = new Set(before.map(({ number }) => number));
  const twice = since.filter(({ number }) => known.has(number));

  const done = await organise(['orders', 'recover', '--yes', '--json']);
  const result = JSON.parse(done.out) as Record<'recovered' | 'refunding' | 'failed', string[]>;
  const after = new Map((await knownOrders()).map((order) => [order.id, order]));
  report(
    `${before.length} sold, ${before.length - kept} lost, ${result.recovered.length + result.refunding.length} of ${lostPaid.length} paid recovered, ${twice.length} numbers twice`,
  );
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(twice).toEqual([]);
  expect(result.failed).toEqual([]);
  for (const order of lostPaid) {
    // Language, ticket, number, addresses, name, and the very code that the buyer has on paper.
    expect(order.buyerName && order.billingAddress).toBeTruthy();
    expect(after.get(order.id)).toEqual(order);
    const token = new URL(orderUrl(config, order)).hash.slice(1);
    const page = await fetch(`${origin}/api/order`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(page.status).toBe(200);
  }
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBeGreaterThanOrEqual(lostPaid.length);
  for (const ticket of tickets) {
    const valid = await countOf(pool, `orders where ticket = '${ticket}' and state = 'paid'`);
    expect(await stockOf(pool, ticket)).toMatchObject({ sold: valid });
  }

  const again = await organise(['orders', 'recover', '--yes', '--json']);
  expect(JSON.parse(again.out)).toEqual({ recovered: [], refunding: [], failed: [] });
  await sell(kept + lost + 5);
  const numbers = (await knownOrders()).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
}, 600_000);

/** The buyer mends the address; the worker lets the payment provider know. */
async function moveAway(session: string, n: number) {
  const { rows } = await pool.query<{ id: string }>('select id from orders where session_id = $1', [
    session,
  ]);
  const id = rows[0]?.id ?? '';
  const email = `mended${n}@example.com`;
  await moveOrder(shop, id, { email, requestId: 'test', link: 0 });
  expect(await noteMoved(shop, id)).toBe('noted');
}

async function orderStateOf(session: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>('select id from orders where session_id = $1', [
    session,
  ]);
  return await orderState(pool, rows[0]?.id ?? '');
}
