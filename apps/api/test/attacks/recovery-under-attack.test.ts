import { beforeEach, expect, test } from 'vitest';
import { act, eventsAt } from '@kongres/tools/stripe-double/act';
import { clientOf } from '@kongres/tools/stripe-double/start-test-stripe';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { hearMissedEvents } from '../../src/sales/settlement/hear-event.ts';
import { boughtOrder, isAdmitted, orderState } from '../orders/bought-order.ts';
import { organiserOf } from '../run-organiser.ts';
import { startTestApi } from '../test-api.ts';
import { countOf, emptyShop, stockOf, testEnvironment } from '../test-shop.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { config, pool, owner, log, buy, stripe, setSwitches, moveClock, databaseUrl } = shop;
const organise = organiserOf(testEnvironment(databaseUrl, { STRIPE_API: stripe }));

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  for (const { id } of (await (await fetch(`${stripe}/_sessions`)).json()) as { id: string }[]) {
    await act(stripe, id, 'forget').catch(() => {});
  }
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function placed(email = 'ala@example.com') {
  return await boughtOrder(pool, await buy('vip', email));
}

async function paid(email?: string, wish = {}) {
  const order = await placed(email);
  await act(stripe, order.session, 'pay', wish);
  await expect.poll(() => orderState(pool, order.id)).toMatch(/paid|mismatched/);
  return order;
}

/** As after an empty database was restored. */
const restore = () => emptyShop(pool);
const recover = () => organise(['orders', 'recover', '--yes', '--json']);

test('a bank that pays after the order was lost, and after its first alarm was settled: somebody is told of the money', async () => {
  const { session, id } = await placed();
  await act(stripe, session, 'pay-async', { withoutWebhook: true });
  await restore();
  // Stripe's first word reaches the restored database.
  const events = await eventsAt(stripe);
  const { hearEvent } = await import('../../src/sales/settlement/hear-event.ts');
  for (const event of events.filter(({ type }) => type === 'checkout.session.completed'))
    await hearEvent(shop, event, 'test');
  expect(await countOf(pool, "alarm where kind = 'unknown_payment'")).toBe(1);
  const done = await recover();
  expect(JSON.parse(done.out)).toEqual({ recovered: [], refunding: [], failed: [] });
  await organise([
    'alarms',
    'settle',
    ...(await pool.query<{ id: string }>('select id from alarm')).rows.map((row) =>
      row.id.slice(0, 8),
    ),
  ]);
  expect(await countOf(pool, 'alarm where settled_at is null')).toBe(0);
  // Two days later the bank pays.
  await act(stripe, session, 'async-succeed');
  await expect.poll(() => countOf(pool, 'stripe_event')).toBe(2);
  expect({
    order: await orderState(pool, id),
    told: await countOf(pool, 'alarm where settled_at is null'),
  }).not.toEqual({ order: undefined, told: 0 });
});

test('Stripe goes away in the middle of recovering a refunded order: run again, the order is known to be refunded', async () => {
  const { session, id } = await paid();
  // Without a webhook: what it would have told is long past when the database is restored.
  await act(stripe, session, 'refund', { withoutWebhook: true });
  await restore();
  await setSwitches({ calls: { 'GET /v1/refunds': { outage: 'error' } } });
  const first = await recover();
  await setSwitches({ calls: {} });
  const second = await recover();
  // A week later, long after the last event of that refund could be heard.
  for (const hours of [150, 152, 154]) {
    moveClock(hours * 60);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    await hearMissedEvents(shop, log);
  }
  expect({
    first: first.out,
    second: second.out,
    admitted: await isAdmitted(pool, id),
  }).toMatchObject({ admitted: false });
});

test('a paid order of the backup was refunded since: after `orders recover` its ticket admits nobody', async () => {
  const { session, id } = await paid();
  // The refund is in no event that the restored database hears: the backup is a week old, the refund six days.
  await act(stripe, session, 'refund', { withoutWebhook: true });
  moveClock(6 * 24 * 60);
  await hearMissedEvents(shop, log);
  const done = await recover();
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect({
    out: done.out,
    admitted: await isAdmitted(pool, id),
    alarms: await countOf(pool, 'alarm'),
  }).toMatchObject({ admitted: false });
});

test('a payment of another amount that waited for a person still waits for one after it was recovered', async () => {
  const { id } = await paid('ala@example.com', { amount: 1 });
  expect(await orderState(pool, id)).toBe('mismatched');
  await restore();
  const done = await recover();
  const { rows } = await pool.query('select net_minor, vat_minor, gross_minor from orders');
  expect({ out: done.out, rows, admitted: await isAdmitted(pool, id) }).toMatchObject({
    admitted: false,
  });
});

test('a payment keeps its day when it is recovered', async () => {
  const { id } = await paid();
  await restore();
  const later = organiserOf(testEnvironment(databaseUrl, { STRIPE_API: stripe }));
  const now = new Date(Date.now() + 20 * 86_400_000);
  await later(['orders', 'recover', '--yes', '--json'], { now });
  const { rows } = await pool.query<{ paidAt: Date }>(
    'select paid_at as "paidAt" from orders where id = $1',
    [id],
  );
  expect(rows[0]?.paidAt.getTime()).toBeLessThan(Date.now() + 86_400_000);
});

test('two operators at once, beside webhooks: everything once, nobody is told of a failure', async () => {
  for (let n = 0; n < 8; n += 1) await paid(`a${n}@example.com`);
  const before = await pool.query('select id, number from orders order by number');
  await restore();
  const [one, two] = await Promise.all([recover(), recover()]);
  expect((await pool.query('select id, number from orders order by number')).rows).toEqual(
    before.rows,
  );
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 8 });
  expect([...JSON.parse(one.out).failed, ...JSON.parse(two.out).failed]).toEqual([]);
});

function sdk() {
  return clientOf(stripe);
}

async function handMade(
  metadata: Record<string, string>,
  email: string | undefined = 'x@example.com',
) {
  const session = await sdk().checkout.sessions.create({
    mode: 'payment',
    metadata,
    payment_intent_data: { metadata },
    ...(metadata.order_id && { client_reference_id: metadata.order_id }),
    ...(email && { customer_email: email }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'pln', unit_amount: 5000, product_data: { name: 'x' } },
      },
    ],
    success_url: `${config.publicOrigin}/pl/zamowienie#r.code`,
  });
  await act(stripe, session.id, 'pay', { withoutWebhook: true });
  return session.id;
}

test('a lost payment of the version before (only order_id): the alarm is raised when Stripe tells of it', async () => {
  const session = await handMade({ order_id: crypto.randomUUID() });
  const { hearEvent } = await import('../../src/sales/settlement/hear-event.ts');
  for (const event of await eventsAt(stripe)) {
    if (event.type === 'checkout.session.completed' && event.data.object.id === session)
      await hearEvent(shop, event, 'test');
  }
  const done = await recover();
  expect({ out: done.out, alarms: await countOf(pool, 'alarm') }).toMatchObject({ alarms: 1 });
});

test.each(['9007199254740992', '2147483648', '-1', '1e3', 'x'.repeat(500)])(
  'a lost payment with the number %s comes back with another',
  async (number) => {
    await handMade({
      order_id: crypto.randomUUID(),
      kongres_number: number,
      kongres_ticket: 'vip',
      kongres_language: 'pl',
    });
    const done = await recover();
    expect(JSON.parse(done.out)).toMatchObject({
      recovered: [expect.stringContaining('KAI-')],
      failed: [],
    });
  },
);

test('a lost payment without a number does not take the number of another that is still to come back', async () => {
  // Stripe lists the newest first.
  const order = await paid();
  const next = (
    await owner.query<{ last: string }>(
      "select last_value as last from pg_sequences where sequencename = 'orders_number_seq'",
    )
  ).rows[0]?.last;
  await handMade({ order_id: crypto.randomUUID(), kongres_ticket: 'vip', kongres_language: 'pl' });
  await restore();
  // The restored sequence is older, too.
  await owner.query("select setval('orders_number_seq', $1::bigint - 1)", [next]);
  const done = await recover();
  const { rows } = await pool.query<{ number: number }>('select number from orders where id = $1', [
    order.id,
  ]);
  expect({ number: rows[0]?.number, err: done.err }).toMatchObject({ number: order.number });
});

// Last: the numbers of this database end here.
test('a lost payment with the number 2147483647 does not end the sale', async () => {
  await handMade({
    order_id: crypto.randomUUID(),
    kongres_number: '2147483647',
    kongres_ticket: 'vip',
    kongres_language: 'pl',
  });
  await recover();
  expect((await buy('vip', 'next@example.com')).status).toBe(200);
});
