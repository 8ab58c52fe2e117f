import { beforeEach, expect, test } from 'vitest';
import { act, eventsAt, makeForeign } from '@kongres/tools/stripe-double/act';
import { clientOf } from '@kongres/tools/stripe-double/start-test-stripe';
import { listPrice } from '@kongres/tools/dev/list-price';
import { cancelOrder } from '../../src/sales/order-page/cancel-order.ts';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { refundOrder } from '../../src/sales/settlement/refunds.ts';
import { hearMissedEvents } from '../../src/sales/settlement/hear-event.ts';
import { createPayments } from '../../src/sales/payments/payments.ts';
import { boughtOrder, isAdmitted, orderState } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';
import { countOf, emptyShop, stockOf } from '../test-shop.ts';
import { attemptOf } from './attempt.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, log, buy, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function paid(email = 'ala@example.com') {
  const order = await boughtOrder(pool, await buy('vip', email));
  await act(stripe, order.session, 'pay');
  await expect.poll(() => orderState(pool, order.id)).toBe('paid');
  return order;
}

async function hours() {
  for (let n = 1; n < 12; n += 1) {
    moveClock(6 * 61 * n);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
  }
}

const openAlarms = () => countOf(pool, 'alarm where settled_at is null and order_id is not null');

test('a small refund that failed long ago: the buyer who cancels now gets the money, or a person is told', async () => {
  const { id, session } = await paid();
  await setSwitches({ refundAnswer: 'failed' });
  await act(stripe, session, 'refund', { amount: 10_000 });
  await expect.poll(() => countOf(pool, "alarm where kind = 'refund_failed'")).toBe(1);
  // The organiser gives the 100 zł another way and settles the alarm, as it asks for.
  await pool.query('update alarm set settled_at = now()');
  await setSwitches({ refundAnswer: 'succeeded' });
  expect(
    await cancelOrder(
      { ...shop, now: () => new Date('2025-12-01') },
      { id, tokenVersion: 0 },
      'test',
    ),
  ).toBeTruthy();
  const said = await refundOrder(shop, id, 'test');
  await hours();
  expect({ said, state: await orderState(pool, id), alarms: await openAlarms() }).not.toEqual({
    said: 'failed',
    state: 'needs_refund',
    alarms: 0,
  });
});

test('a cancelled order whose payment Stripe does not know: somebody is told', async () => {
  const { id, session } = await paid();
  await cancelOrder(
    { ...shop, now: () => new Date('2025-12-01') },
    { id, tokenVersion: 0 },
    'test',
  );
  await act(stripe, session, 'forget');
  await expect(refundOrder(shop, id, 'test')).rejects.toThrow('does not know');
  await hours();
  expect(await countOf(pool, "alarm where kind = 'order_stuck'")).toBe(1);
});

test('an order that is paid twice: the second payment is told of or given back', async () => {
  const { id } = await paid();
  // A second payment page of the same order (see the next test how the product makes one itself).
  const second = await makeForeign(stripe, { reference: id, amount: listPrice('vip').grossMinor });
  await expect.poll(() => countOf(pool, 'stripe_event')).toBe(2);
  expect(await countOf(pool, "alarm where kind = 'second_payment'")).toBe(1);
  // Given back at the dashboard, it says nothing about the payment that bought the ticket.
  await act(stripe, second.id, 'refund');
  await expect.poll(() => countOf(pool, 'stripe_event')).toBeGreaterThan(2);
  await hours();
  expect(await isAdmitted(pool, id)).toBe(true);
  expect(await countOf(pool, 'orders where refunded_minor = 0')).toBe(1);
});

test('two API processes, one of which leaves a method out: one key, one payment page', async () => {
  // The first process was refused p24 a minute ago; Stripe takes it again.
  const other = { ...shop, payments: createPayments(shop.config) };
  await setSwitches({ inactiveMethods: ['p24'] });
  await boughtOrder(pool, await buy('vip', 'first@example.com'));
  await setSwitches({ inactiveMethods: [] });
  const { placeOrder } = await import('../../src/sales/checkout/place-order.ts');
  const attempt = attemptOf(log, { key: 'one key' });
  await other.payments.newestNumber();
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { delayMs: 700 } } });
  const both = await Promise.all([placeOrder(shop, attempt), placeOrder(other, attempt)]);
  const pages = new Set(both.map((one) => (one.ok ? one.url : one.code)));
  expect(pages.size).toBe(1);
  const sessions = (await (await fetch(`${stripe}/_sessions`)).json()) as {
    id: string;
    status: string;
    client_reference_id: string;
  }[];
  const { rows } = await pool.query<{ id: string }>(
    "select id from orders where email = 'ala@example.com'",
  );
  const open = sessions.filter((s) => s.client_reference_id === rows[0]?.id && s.status === 'open');
  expect(open).toHaveLength(1);
});

test('1000 events in five days and a Stripe that takes 400 ms a page: what was missed is still heard', async () => {
  const { id, session } = await paid();
  await act(stripe, session, 'refund', { withoutWebhook: true });
  await setSwitches({ webhookLossRate: 1 });
  for (let n = 0; n < 1000; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        makeForeign(stripe, { reference: null, withoutWebhook: true }),
      ),
    );
  }
  expect((await eventsAt(stripe, 5000)).length).toBeGreaterThan(1000);
  await setSwitches({ calls: { 'GET /v1/events': { delayMs: 400 } } });
  moveClock(61);
  const failure = await hearMissedEvents(shop, log).catch((error: Error) => error.name);
  expect({ failure, admitted: await isAdmitted(pool, id) }).toEqual({
    failure: undefined,
    admitted: false,
  });
}, 120_000);

async function foreignNumber(value: string) {
  const client = clientOf(stripe);
  await client.checkout.sessions.create({
    mode: 'payment',
    metadata: { order_number: value },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'pln', unit_amount: 500, product_data: { name: 'x' } },
      },
    ],
    success_url: 'https://elsewhere.example/thanks',
  });
}

test.each(['20261115001234'])(
  'another shop of the account names its own order number %s: we still sell',
  async (value) => {
    await foreignNumber(value);
    const { createOrderNumbers } = await import('../../src/sales/checkout/order-numbers.ts');
    const numbers = createOrderNumbers(pool, shop.payments);
    const done = await numbers.ready().then(
      () => 'ready',
      (error: Error) => error.message,
    );
    expect(done).toBe('ready');
    expect((await buy('vip', 'a@example.com')).status).toBe(200);
  },
);

test('counters equal rows at the end', async () => {
  await paid();
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 1 });
});

test('a late payment of an order whose key was used again is heard', async () => {
  const key = { 'Idempotency-Key': 'one key' };
  const first = await boughtOrder(pool, await buy('vip', 'ala@example.com', key));
  await act(stripe, first.session, 'expire');
  await expect.poll(() => orderState(pool, first.id)).toBe('expired');
  await boughtOrder(pool, await buy('vip', 'ala@example.com', key));
  // A payment of the first arrives after all, as the late payments that the product promises to settle.
  const { settleAlone } = await import('../../src/sales/settlement/settle-order.ts');
  const { rows } = await pool.query<{ gross: number }>(
    'select gross_minor as gross from orders where id = $1',
    [first.id],
  );
  const settled = await settleAlone(
    shop,
    first.id,
    {
      kind: 'paid',
      amountMinor: rows[0]?.gross ?? 0,
      currency: 'PLN',
      paymentId: 'pi_late',
      buyerName: null,
      billingAddress: null,
      companyName: null,
      taxId: null,
      country: null,
    },
    'test',
  ).then(
    (order) => order?.state,
    (error: Error) => error.message,
  );
  expect(settled).toBe('paid');
});

test('a small refund waits for the buyer\u2019s bank details (requires_action): the rest of a cancelled order is given back, or a person is told', async () => {
  const { id, session } = await paid();
  await setSwitches({ refundAnswer: 'requires_action' });
  await act(stripe, session, 'refund', { amount: 10_000 });
  await setSwitches({ refundAnswer: 'succeeded' });
  await expect.poll(() => countOf(pool, 'orders where returning_minor = 10000')).toBe(1);
  await cancelOrder(
    { ...shop, now: () => new Date('2025-12-01') },
    { id, tokenVersion: 0 },
    'test',
  );
  const said = await refundOrder(shop, id, 'test');
  await hours();
  const { rows } = await pool.query<{ refunded: number }>(
    'select refunded_minor as refunded from orders where id = $1',
    [id],
  );
  expect({ said, refunded: rows[0]?.refunded, alarms: await openAlarms() }).not.toEqual({
    said: 'on its way',
    refunded: 0,
    alarms: 0,
  });
});
