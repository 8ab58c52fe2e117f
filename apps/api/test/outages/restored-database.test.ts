import { expect, test } from 'vitest';
import { performAction, fetchEvents, sendEvents } from '@kongres/tools/stripe-double/test-client';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { buildOrderUrl } from '../../src/sales/orders/order-url.ts';
import {
  changeOrderEmail,
  recordOrderOwnerAtProvider,
} from '../../src/sales/transfers/change-order-email.ts';
import { registerCleanup } from '../register-cleanup.ts';
import { readBoughtOrder, readOrderState } from '../orders/bought-order.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { copyDatabase } from '../database-copy.ts';
import { createOrganiserCli } from '../organiser-cli.ts';
import { startTestApi } from '../test-api.ts';
import { countRows, readQuota, createTestEnvironment } from '../test-shop.ts';

const shop = await startTestApi(
  { PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' },
  { server: durableDatabaseServer },
);
const { pool, ownerUrl, databaseUrl, config, buyTicket, stripe, origin } = shop;
const runOrganiser = createOrganiserCli(createTestEnvironment(databaseUrl, { STRIPE_API: stripe }));
const [kept, lost] = isAcceptance ? [100, 200] : [10, 24];
const languages = ['pl', 'en-GB', 'en-US', 'de', 'es'] as const;
const tickets = ['standard', 'premium', 'vip'] as const;

interface KnownOrder {
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

async function sellTicket(n: number): Promise<string> {
  const [language, ticket] = [languages[n % 5], tickets[n % 3]];
  const headers = { 'Accept-Language': language ?? 'pl' };
  const answer = await buyTicket(ticket ?? 'vip', `buyer${n}@example.com`, headers);
  return (await readBoughtOrder(pool, answer)).session;
}

async function listOrders(): Promise<KnownOrder[]> {
  const { rows } = await pool.query<KnownOrder>(
    `select o.id, o.number, o.checkout_session_id as session, o.ticket, o.language, o.email, o.state, t.code,
        o.token_version as "tokenVersion", o.buyer_name as "buyerName",
        o.billing_address as "billingAddress", o.country
      from orders o left join ticket t on t.order_id = o.id order by o.number`,
  );
  return rows;
}

async function listPaidSessions(): Promise<string[]> {
  const sessions = (await (await fetch(`${stripe}/_sessions`)).json()) as {
    id: string;
    payment_status: string;
  }[];
  return sessions.filter((session) => session.payment_status === 'paid').map(({ id }) => id);
}

/** The first query on a terminated connection fails. */
async function waitUntilConnected() {
  await expect
    .poll(() =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
}

test(`recovers every paid one of ${lost} orders lost by a restore and reuses no order number`, async () => {
  const report = reportCheck('restored-database');
  for (let n = 0; n < kept; n += 1) await performAction(stripe, await sellTicket(n), 'pay');
  await expect.poll(() => countRows(pool, "orders where state = 'paid'")).toBe(kept);
  const copy = await copyDatabase(ownerUrl);
  registerCleanup(copy.drop);
  await waitUntilConnected();

  // Of every eight orders one is unpaid, one processing, one refunded, one lost to a dispute, and one has a
  // corrected email address.
  for (let n = kept; n < kept + lost; n += 1) {
    const session = await sellTicket(n);
    if (n % 8 === 0) continue;
    if (n % 8 === 1) {
      await performAction(stripe, session, 'pay-async');
      await expect.poll(() => readStateBySession(session)).toBe('processing');
      continue;
    }
    await performAction(stripe, session, 'pay');
    await expect.poll(() => readStateBySession(session)).toBe('paid');
    if (n % 8 === 2) await performAction(stripe, session, 'refund');
    if (n % 8 === 3) await performAction(stripe, session, 'dispute');
    if (n % 8 === 3) await performAction(stripe, session, 'dispute-lost');
    if (n % 8 < 4) await expect.poll(() => readStateBySession(session)).toBe('refunded');
    if (n % 8 === 4) await correctEmail(session, n);
  }
  const before = await listOrders();
  const paid = new Set(await listPaidSessions());

  await copy.restore();
  await waitUntilConnected();
  expect(await countRows(pool, 'orders')).toBe(kept);

  // Late webhooks for missing orders open incidents.
  const lostPaid = before.slice(kept).filter(({ session }) => paid.has(session));
  const ids = (await fetchEvents(stripe))
    .filter(({ type }) => type === 'checkout.session.completed')
    .map(({ id }) => id);
  for (const { status } of await sendEvents(stripe, ids)) expect(status).toBe(200);
  // Only incidents about checkouts; refunds and disputes may open others.
  const incidents = await countRows(
    pool,
    "incident where kind = 'unknown_payment' and subject like 'cs_%'",
  );
  // Processing orders have a completed checkout.
  expect(incidents).toBe(
    before.slice(kept).filter(({ state }) => state !== 'awaiting_payment').length,
  );

  for (let n = 0; n < 5; n += 1) await sellTicket(kept + lost + n);
  const since = (await listOrders()).slice(kept);
  const known = new Set(before.map(({ number }) => number));
  const twice = since.filter(({ number }) => known.has(number));

  const done = await runOrganiser(['orders', 'recover', '--yes', '--json']);
  const result = JSON.parse(done.out) as Record<'recovered' | 'refunding' | 'failed', string[]>;
  const after = new Map((await listOrders()).map((order) => [order.id, order]));
  report(
    `${before.length} sold, ${before.length - kept} lost, ${result.recovered.length + result.refunding.length} of ${lostPaid.length} paid recovered, ${twice.length} numbers twice`,
  );
  expect(done).toMatchObject({ code: 0, err: '' });
  expect(twice).toEqual([]);
  expect(result.failed).toEqual([]);
  for (const order of lostPaid) {
    // Includes the ticket code, which the buyer may have printed.
    expect(order.buyerName && order.billingAddress).toBeTruthy();
    expect(after.get(order.id)).toEqual(order);
    const token = new URL(buildOrderUrl(config, order)).hash.slice(1);
    const page = await fetch(`${origin}/api/order`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(page.status).toBe(200);
  }
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBeGreaterThanOrEqual(
    lostPaid.length,
  );
  for (const ticket of tickets) {
    const valid = await countRows(pool, `orders where ticket = '${ticket}' and state = 'paid'`);
    expect(await readQuota(pool, ticket)).toMatchObject({ sold: valid });
  }

  const again = await runOrganiser(['orders', 'recover', '--yes', '--json']);
  expect(JSON.parse(again.out)).toEqual({ recovered: [], refunding: [], failed: [] });
  await sellTicket(kept + lost + 5);
  const numbers = (await listOrders()).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
}, 600_000);

/** Corrects the email address and updates it at Stripe. */
async function correctEmail(session: string, n: number) {
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where checkout_session_id = $1',
    [session],
  );
  const id = rows[0]?.id ?? '';
  const email = `corrected${n}@example.com`;
  await changeOrderEmail(shop, id, { email, requestId: 'test', link: 0 });
  expect(await recordOrderOwnerAtProvider(shop, id)).toBe('noted');
}

async function readStateBySession(session: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from orders where checkout_session_id = $1',
    [session],
  );
  return await readOrderState(pool, rows[0]?.id ?? '');
}
