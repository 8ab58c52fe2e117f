import { beforeEach, expect, test } from 'vitest';
import { performAction, fetchEvents } from '@kongres/tools/stripe-double/test-client';
import { createClient } from '@kongres/tools/stripe-double/start-test-stripe';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { replayMissedEvents } from '../../src/sales/settlement/handle-stripe-event.ts';
import { readBoughtOrder, hasValidTicket, readOrderState } from '../orders/bought-order.ts';
import { createOrganiserCli } from '../organiser-cli.ts';
import { startTestApi } from '../test-api.ts';
import { countRows, resetShop, readQuota, createTestEnvironment } from '../test-shop.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { config, pool, owner, log, buyTicket, stripe, setSwitches, moveClock, databaseUrl } = shop;
const runOrganiser = createOrganiserCli(createTestEnvironment(databaseUrl, { STRIPE_API: stripe }));

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  for (const { id } of (await (await fetch(`${stripe}/_sessions`)).json()) as { id: string }[]) {
    await performAction(stripe, id, 'delete').catch(() => {});
  }
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function createOrder(email = 'ala@example.com') {
  return await readBoughtOrder(pool, await buyTicket('vip', email));
}

async function createPaidOrder(email?: string, options = {}) {
  const order = await createOrder(email);
  await performAction(stripe, order.session, 'pay', options);
  await expect.poll(() => readOrderState(pool, order.id)).toMatch(/paid|mismatched/);
  return order;
}

const deleteOrders = () => resetShop(pool);
const recoverOrders = () => runOrganiser(['orders', 'recover', '--yes', '--json']);

test('reopens an incident when a bank pays a lost order after its first incident was resolved', async () => {
  const { session, id } = await createOrder();
  await performAction(stripe, session, 'pay-async', { withoutWebhook: true });
  await deleteOrders();
  // The first webhook reaches the restored database.
  const events = await fetchEvents(stripe);
  const { handleStripeEvent } = await import('../../src/sales/settlement/handle-stripe-event.ts');
  for (const event of events.filter(({ type }) => type === 'checkout.session.completed'))
    await handleStripeEvent(shop, event, 'test');
  expect(await countRows(pool, "incident where kind = 'unknown_payment'")).toBe(1);
  const done = await recoverOrders();
  expect(JSON.parse(done.out)).toEqual({ recovered: [], refunding: [], failed: [] });
  await runOrganiser([
    'incidents',
    'resolve',
    ...(await pool.query<{ id: string }>('select id from incident')).rows.map((row) =>
      row.id.slice(0, 8),
    ),
  ]);
  expect(await countRows(pool, 'incident where resolved_at is null')).toBe(0);
  // Two days later the bank pays.
  await performAction(stripe, session, 'async-succeed');
  await expect.poll(() => countRows(pool, 'stripe_event')).toBe(2);
  expect({
    order: await readOrderState(pool, id),
    openIncidents: await countRows(pool, 'incident where resolved_at is null'),
  }).not.toEqual({ order: undefined, openIncidents: 0 });
});

test('recovers a refunded order as refunded after an interrupted recovery', async () => {
  const { session, id } = await createPaidOrder();
  // The event is older than the replay window when the database is restored.
  await performAction(stripe, session, 'refund', { withoutWebhook: true });
  await deleteOrders();
  await setSwitches({ calls: { 'GET /v1/refunds': { outage: 'error' } } });
  const first = await recoverOrders();
  await setSwitches({ calls: {} });
  const second = await recoverOrders();
  // A week later the refund event can no longer be replayed.
  for (const hours of [150, 152, 154]) {
    moveClock(hours * 60);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    await replayMissedEvents(shop, log);
  }
  expect({
    first: first.out,
    second: second.out,
    admitted: await hasValidTicket(pool, id),
  }).toMatchObject({ admitted: false });
});

test('voids the ticket of an order that was refunded after the backup', async () => {
  const { session, id } = await createPaidOrder();
  // The refund is older than the replay window of events.
  await performAction(stripe, session, 'refund', { withoutWebhook: true });
  moveClock(6 * 24 * 60);
  await replayMissedEvents(shop, log);
  const done = await recoverOrders();
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect({
    out: done.out,
    admitted: await hasValidTicket(pool, id),
    incidents: await countRows(pool, 'incident'),
  }).toMatchObject({ admitted: false });
});

test('recovers a mismatched payment without a valid ticket', async () => {
  const { id } = await createPaidOrder('ala@example.com', { amount: 1 });
  expect(await readOrderState(pool, id)).toBe('mismatched');
  await deleteOrders();
  const done = await recoverOrders();
  const { rows } = await pool.query('select net_minor, vat_minor, gross_minor from orders');
  expect({ out: done.out, rows, admitted: await hasValidTicket(pool, id) }).toMatchObject({
    admitted: false,
  });
});

test('recovers the payment date', async () => {
  const { id } = await createPaidOrder();
  await deleteOrders();
  const later = createOrganiserCli(createTestEnvironment(databaseUrl, { STRIPE_API: stripe }));
  const now = new Date(Date.now() + 20 * 86_400_000);
  await later(['orders', 'recover', '--yes', '--json'], { now });
  const { rows } = await pool.query<{ paidAt: Date }>(
    'select paid_at as "paidAt" from orders where id = $1',
    [id],
  );
  expect(rows[0]?.paidAt.getTime()).toBeLessThan(Date.now() + 86_400_000);
});

test('two concurrent recoveries recover every order once without failures', async () => {
  for (let n = 0; n < 8; n += 1) await createPaidOrder(`a${n}@example.com`);
  const before = await pool.query('select id, number from orders order by number');
  await deleteOrders();
  const [one, two] = await Promise.all([recoverOrders(), recoverOrders()]);
  expect((await pool.query('select id, number from orders order by number')).rows).toEqual(
    before.rows,
  );
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 8 });
  expect([...JSON.parse(one.out).failed, ...JSON.parse(two.out).failed]).toEqual([]);
});

function createStripeClient() {
  return createClient(stripe);
}

async function createLostPayment(
  metadata: Record<string, string>,
  email: string | undefined = 'x@example.com',
) {
  const session = await createStripeClient().checkout.sessions.create({
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
  await performAction(stripe, session.id, 'pay', { withoutWebhook: true });
  return session.id;
}

test('opens an incident for a lost payment with order_id metadata only', async () => {
  const session = await createLostPayment({ order_id: crypto.randomUUID() });
  const { handleStripeEvent } = await import('../../src/sales/settlement/handle-stripe-event.ts');
  for (const event of await fetchEvents(stripe)) {
    if (event.type === 'checkout.session.completed' && event.data.object.id === session)
      await handleStripeEvent(shop, event, 'test');
  }
  const done = await recoverOrders();
  expect({ out: done.out, incidents: await countRows(pool, 'incident') }).toMatchObject({
    incidents: 1,
  });
});

test.each(['9007199254740992', '2147483648', '-1', '1e3', 'x'.repeat(500)])(
  'recovers a payment with the invalid order number %s under a new number',
  async (number) => {
    await createLostPayment({
      order_id: crypto.randomUUID(),
      kongres_number: number,
      kongres_ticket: 'vip',
      kongres_language: 'pl',
    });
    const done = await recoverOrders();
    expect(JSON.parse(done.out)).toMatchObject({
      recovered: [expect.stringContaining('KAI-')],
      failed: [],
    });
  },
);

test('a recovered payment without a number does not take the number of another lost order', async () => {
  // Stripe lists newest first, so the payment without a number is recovered first.
  const order = await createPaidOrder();
  const next = (
    await owner.query<{ last: string }>(
      "select last_value as last from pg_sequences where sequencename = 'orders_number_seq'",
    )
  ).rows[0]?.last;
  await createLostPayment({
    order_id: crypto.randomUUID(),
    kongres_ticket: 'vip',
    kongres_language: 'pl',
  });
  await deleteOrders();
  await owner.query("select setval('orders_number_seq', $1::bigint - 1)", [next]);
  const done = await recoverOrders();
  const { rows } = await pool.query<{ number: number }>('select number from orders where id = $1', [
    order.id,
  ]);
  expect({ number: rows[0]?.number, err: done.err }).toMatchObject({ number: order.number });
});

// Must run last, because it may exhaust the order numbers of this database.
test('sells after recovering a payment with order number 2147483647', async () => {
  await createLostPayment({
    order_id: crypto.randomUUID(),
    kongres_number: '2147483647',
    kongres_ticket: 'vip',
    kongres_language: 'pl',
  });
  await recoverOrders();
  expect((await buyTicket('vip', 'next@example.com')).status).toBe(200);
});
