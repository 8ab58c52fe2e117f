import { beforeEach, expect, test } from 'vitest';
import {
  performAction,
  fetchEvents,
  createExternalSession,
} from '@kongres/tools/stripe-double/test-client';
import { createClient } from '@kongres/tools/stripe-double/start-test-stripe';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { cancelOrder } from '../../src/sales/order-page/cancel-order.ts';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { refundOrder } from '../../src/sales/settlement/refunds.ts';
import { replayMissedEvents } from '../../src/sales/settlement/handle-stripe-event.ts';
import { createPayments } from '../../src/sales/payments/payments.ts';
import { readBoughtOrder, hasValidTicket, readOrderState } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';
import { countRows, resetShop, readQuota } from '../test-shop.ts';
import { buildPurchaseRequest } from './purchase-request.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, log, buyTicket, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function createPaidOrder(email = 'ala@example.com') {
  const order = await readBoughtOrder(pool, await buyTicket('vip', email));
  await performAction(stripe, order.session, 'pay');
  await expect.poll(() => readOrderState(pool, order.id)).toBe('paid');
  return order;
}

async function reconcileForDays() {
  for (let n = 1; n < 12; n += 1) {
    moveClock(6 * 61 * n);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
  }
}

const countOpenIncidents = () =>
  countRows(pool, 'incident where resolved_at is null and order_id is not null');

test('cancelling after an earlier partial refund failed refunds the order or opens an incident', async () => {
  const { id, session } = await createPaidOrder();
  await setSwitches({ refundAnswer: 'failed' });
  await performAction(stripe, session, 'refund', { amount: 10_000 });
  await expect.poll(() => countRows(pool, "incident where kind = 'refund_failed'")).toBe(1);
  // The organiser pays the 100 zł another way and resolves the incident.
  await pool.query('update incident set resolved_at = now()');
  await setSwitches({ refundAnswer: 'succeeded' });
  expect(
    await cancelOrder(
      { ...shop, now: () => new Date('2025-12-01') },
      { id, tokenVersion: 0 },
      'test',
    ),
  ).toBeTruthy();
  const said = await refundOrder(shop, id, 'test');
  await reconcileForDays();
  expect({
    said,
    state: await readOrderState(pool, id),
    incidents: await countOpenIncidents(),
  }).not.toEqual({
    said: 'failed',
    state: 'needs_refund',
    incidents: 0,
  });
});

test('opens an incident when the payment of a cancelled order is unknown to Stripe', async () => {
  const { id, session } = await createPaidOrder();
  await cancelOrder(
    { ...shop, now: () => new Date('2025-12-01') },
    { id, tokenVersion: 0 },
    'test',
  );
  await performAction(stripe, session, 'delete');
  await expect(refundOrder(shop, id, 'test')).rejects.toThrow('Payment not found');
  await reconcileForDays();
  expect(await countRows(pool, "incident where kind = 'order_stuck'")).toBe(1);
});

test('opens an incident for a second payment of an order', async () => {
  const { id } = await createPaidOrder();
  // A second checkout of the same order.
  const second = await createExternalSession(stripe, {
    reference: id,
    amount: getListPrice('vip').grossMinor,
  });
  await expect.poll(() => countRows(pool, 'stripe_event')).toBe(2);
  expect(await countRows(pool, "incident where kind = 'second_payment'")).toBe(1);
  // Refunding it at the dashboard does not affect the first payment.
  await performAction(stripe, second.id, 'refund');
  await expect.poll(() => countRows(pool, 'stripe_event')).toBeGreaterThan(2);
  await reconcileForDays();
  expect(await hasValidTicket(pool, id)).toBe(true);
  expect(await countRows(pool, 'orders where refunded_minor = 0')).toBe(1);
});

test('two processes with different payment methods open one checkout per idempotency key', async () => {
  // The first process has p24 disabled after a rejection; Stripe accepts it again.
  const other = { ...shop, payments: createPayments(shop.config) };
  await setSwitches({ inactiveMethods: ['p24'] });
  await readBoughtOrder(pool, await buyTicket('vip', 'first@example.com'));
  await setSwitches({ inactiveMethods: [] });
  const { placeOrder } = await import('../../src/sales/checkout/place-order.ts');
  const attempt = buildPurchaseRequest(log, { idempotencyKey: 'one key' });
  await other.payments.readNewestOrderNumber();
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

test('replays a missed event among 1,000 with slow event pages', async () => {
  const { id, session } = await createPaidOrder();
  await performAction(stripe, session, 'refund', { withoutWebhook: true });
  await setSwitches({ webhookLossRate: 1 });
  for (let n = 0; n < 1000; n += 20) {
    await Promise.all(
      Array.from({ length: 20 }, () =>
        createExternalSession(stripe, { reference: null, withoutWebhook: true }),
      ),
    );
  }
  expect((await fetchEvents(stripe, 5000)).length).toBeGreaterThan(1000);
  await setSwitches({ calls: { 'GET /v1/events': { delayMs: 400 } } });
  moveClock(61);
  const failure = await replayMissedEvents(shop, log).catch((error: Error) => error.name);
  expect({ failure, admitted: await hasValidTicket(pool, id) }).toEqual({
    failure: undefined,
    admitted: false,
  });
}, 120_000);

async function createForeignCheckout(value: string) {
  const client = createClient(stripe);
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
  'sells although another shop of the Stripe account uses order number %s',
  async (value) => {
    await createForeignCheckout(value);
    const { createOrderNumberGuard: createOrderNumbers } =
      await import('../../src/sales/checkout/order-number-guard.ts');
    const numbers = createOrderNumbers(pool, shop.payments);
    const done = await numbers.ensureNumbersUnused().then(
      () => 'ready',
      (error: Error) => error.message,
    );
    expect(done).toBe('ready');
    expect((await buyTicket('vip', 'a@example.com')).status).toBe(200);
  },
);

test('quota counters equal order rows', async () => {
  await createPaidOrder();
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 1 });
});

test('confirms a late payment of an order whose idempotency key was reused', async () => {
  const key = { 'Idempotency-Key': 'one key' };
  const first = await readBoughtOrder(pool, await buyTicket('vip', 'ala@example.com', key));
  await performAction(stripe, first.session, 'expire');
  await expect.poll(() => readOrderState(pool, first.id)).toBe('expired');
  await readBoughtOrder(pool, await buyTicket('vip', 'ala@example.com', key));
  // The payment of the first order arrives late.
  const { settleOrderInTransaction: settleAlone } =
    await import('../../src/sales/settlement/settle-order.ts');
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

test('cancelling while a partial refund requires action refunds the rest or opens an incident', async () => {
  const { id, session } = await createPaidOrder();
  await setSwitches({ refundAnswer: 'requires_action' });
  await performAction(stripe, session, 'refund', { amount: 10_000 });
  await setSwitches({ refundAnswer: 'succeeded' });
  await expect.poll(() => countRows(pool, 'orders where pending_refund_minor = 10000')).toBe(1);
  await cancelOrder(
    { ...shop, now: () => new Date('2025-12-01') },
    { id, tokenVersion: 0 },
    'test',
  );
  const said = await refundOrder(shop, id, 'test');
  await reconcileForDays();
  const { rows } = await pool.query<{ refunded: number }>(
    'select refunded_minor as refunded from orders where id = $1',
    [id],
  );
  expect({ said, refunded: rows[0]?.refunded, incidents: await countOpenIncidents() }).not.toEqual({
    said: 'on its way',
    refunded: 0,
    incidents: 0,
  });
});
