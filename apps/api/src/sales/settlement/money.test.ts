import { beforeEach, expect, test } from 'vitest';
import { act, eventsAt, sendEvents } from '@kongres/tools/stripe-double/act';
import type { DeedName, Wish } from '@kongres/tools/stripe-double/deeds';
import { requestsTo } from '@kongres/tools/stripe-double/requests-to';
import { listPrice } from '@kongres/tools/dev/list-price';
import { boughtOrder, isAdmitted, orderState } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refunds.ts';
import { hearMissedEvents } from './hear-event.ts';
import { settlePayment } from './settle-payment.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000' });
const { pool, log, buy, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

const gross = listPrice('vip').grossMinor;
let session = '';
let id = '';

async function order() {
  ({ id, session } = await boughtOrder(pool, await buy('vip', 'ala@example.com')));
}

function does(deed: DeedName, wish?: Wish) {
  return act(stripe, session, deed, wish);
}

async function paidOrder() {
  await order();
  await does('pay');
  await becomes('paid');
}

async function becomes(state: string) {
  await expect.poll(() => orderState(pool, id)).toBe(state);
}

/** Hour by hour: on a busy machine Stripe may not answer in time, and is asked again. */
async function becomesByAsking(state: string) {
  let minutes = 0;
  await expect
    .poll(async () => {
      minutes += 61;
      moveClock(minutes);
      await reconcileOrders(shop, log, { openForSeconds: 120 });
      return await orderState(pool, id);
    })
    .toBe(state);
}

function alarms(kind: string) {
  return countOf(pool, `alarm where kind = '${kind}'`);
}

test('O6: a refund of a part and a lost dispute over the rest end the ticket', async () => {
  await paidOrder();
  await does('refund', { amount: 10_000 });
  await does('dispute', { amount: gross - 10_000 });
  await expect.poll(() => alarms('dispute')).toBe(1);
  expect(await isAdmitted(pool, id)).toBe(true);
  await does('dispute-lost');
  await becomes('refunded');
  expect(await isAdmitted(pool, id)).toBe(false);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  const { rows } = await pool.query('select refunded_minor, disputed_minor from orders');
  expect(rows).toEqual([{ refunded_minor: 10_000, disputed_minor: gross - 10_000 }]);
});

test('a lost dispute over a part leaves the ticket valid, and somebody is told', async () => {
  await paidOrder();
  await does('dispute', { amount: 10_000 });
  await does('dispute-lost');
  await expect.poll(() => alarms('dispute_lost')).toBe(1);
  expect(await isAdmitted(pool, id)).toBe(true);
});

test('an inquiry of the bank is told and takes nothing; a dispute that is won gives all back', async () => {
  await paidOrder();
  await does('dispute', { inquiry: true });
  await expect.poll(() => alarms('dispute_inquiry')).toBe(1);
  await does('dispute-escalate');
  await expect.poll(() => alarms('dispute')).toBe(1);
  expect(await countOf(pool, `orders where frozen_minor = ${gross}`)).toBe(1);
  await does('dispute-won');
  await expect.poll(() => countOf(pool, 'orders where frozen_minor = 0')).toBe(1);
  expect(await isAdmitted(pool, id)).toBe(true);
});

test('O7: an amount that does not fit is recorded and told, keeps its place, and can be given back', async () => {
  await order();
  await does('pay', { amount: gross - 1 });
  await becomes('mismatched');
  expect(await alarms('amount_mismatch')).toBe(1);
  expect(
    await countOf(pool, `orders where paid_minor = ${gross - 1} and payment_id is not null`),
  ).toBe(1);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 1, sold: 0 });
  await does('refund');
  await becomes('refunded');
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('O8: a bank payment that failed without a webhook ends its order, whether refused or cancelled', async () => {
  for (const deed of ['async-fail', 'payment-cancel'] as const) {
    await order();
    await does('pay-async');
    await becomes('processing');
    await does(deed, { withoutWebhook: true });
    await becomesByAsking('expired');
    moveClock(0);
  }
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('O10: a refund on its way is not there yet: it is followed until it has arrived', async () => {
  await setSwitches({ refundAnswer: 'pending' });
  await paidOrder();
  await does('refund');
  await becomes('needs_refund');
  expect(await isAdmitted(pool, id)).toBe(false);
  expect(await refundOrder(shop, id, 'test')).toBe('on its way');
  await does('refund-succeed');
  await becomes('refunded');
  // It had arrived, and the bank sent it back.
  await does('refund-fail');
  await becomes('needs_refund');
  expect(await alarms('refund_failed')).toBe(1);
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(1);
});

test.each(['pending', 'requires_action'] as const)(
  'O10: a %s refund whose end nobody told us of is asked about hourly',
  async (refundAnswer) => {
    await setSwitches({ refundAnswer });
    await paidOrder();
    await does('refund');
    await becomes('needs_refund');
    await does('refund-succeed', { withoutWebhook: true });
    moveClock(30);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    expect(await orderState(pool, id)).toBe('needs_refund');
    await becomesByAsking('refunded');
  },
);

test('O10: a refund that fails is told once, and not tried again without a person', async () => {
  await paidOrder();
  await setSwitches({ refundAnswer: 'pending' });
  await does('refund');
  await becomes('needs_refund');
  await does('refund-fail');
  await expect.poll(() => alarms('refund_failed')).toBe(1);
  expect(await refundOrder(shop, id, 'test')).toBe('failed');
  expect(await refundOrder(shop, id, 'test')).toBe('failed');
  expect(await orderState(pool, id)).toBe('needs_refund');
  expect(await alarms('refund_failed')).toBe(1);
});

test('O10: while a dispute holds the money a refund waits, and follows when the dispute is won', async () => {
  await paidOrder();
  await does('dispute');
  await expect.poll(() => alarms('dispute')).toBe(1);
  await pool.query("update orders set state = 'needs_refund'");
  expect(await refundOrder(shop, id, 'test')).toBe('disputed');
  await does('dispute-won');
  await expect.poll(() => countOf(pool, 'orders where frozen_minor = 0')).toBe(1);
  await becomesByAsking('refunded');
});

test('O17: a dispute and a refund told before the payment itself are not lost', async () => {
  await order();
  await does('pay', { withoutWebhook: true });
  await does('dispute');
  await expect.poll(() => alarms('dispute')).toBe(1);
  await becomes('paid');
  await does('dispute-lost');
  await becomes('refunded');
  const completed = (await eventsAt(stripe)).find(
    ({ type }) => type === 'checkout.session.completed',
  );
  await sendEvents(stripe, [completed?.id ?? '']);
  expect(await orderState(pool, id)).toBe('refunded');
  expect(await isAdmitted(pool, id)).toBe(false);
});

test('an endpoint of another API version: what it says is not believed but asked for', async () => {
  await setSwitches({ apiVersion: '2020-08-27' });
  await paidOrder();
  expect(await isAdmitted(pool, id)).toBe(true);
});

test('while Stripe cannot be asked, a refund is not noted as heard: it is told again', async () => {
  await paidOrder();
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { outage: 'error' } } });
  await does('refund');
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${stripe}/_stats`)).json()) as { webhooks: { failed: number } })
          .webhooks.failed,
    )
    .toBeGreaterThan(0);
  expect(await orderState(pool, id)).toBe('paid');
  await setSwitches({ calls: {} });
  await becomes('refunded');
});

test('a refund at the dashboard and a lost dispute, long after the sale and never told of, are found', async () => {
  await paidOrder();
  await does('refund', { amount: 10_000, withoutWebhook: true });
  await does('dispute', { withoutWebhook: true });
  await does('dispute-lost', { withoutWebhook: true });
  await hearMissedEvents(shop, log);
  // A webhook may still be on its way.
  expect(await orderState(pool, id)).toBe('paid');
  moveClock(3);
  await hearMissedEvents(shop, log);
  expect(await orderState(pool, id)).toBe('refunded');
  const asked = await requestsTo(stripe, 'GET /v1/payment_intents/:id');
  await hearMissedEvents(shop, log);
  expect(await requestsTo(stripe, 'GET /v1/payment_intents/:id')).toBe(asked);
});

test('an older answer never overwrites a newer one', async () => {
  await paidOrder();
  // The first to ask is answered last.
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { delayMs: 1500 } } });
  const { rows } = await pool.query<{ payment: string }>(
    'select payment_id as payment from orders',
  );
  const asked = () => requestsTo(stripe, 'GET /v1/payment_intents/:id');
  const before = await asked();
  const slow = settlePayment(shop, rows[0]?.payment ?? '', 'slow');
  await expect.poll(asked, { interval: 10 }).toBe(before + 1);
  await setSwitches({ calls: {} });
  await does('refund');
  await becomes('refunded');
  await slow;
  expect(await orderState(pool, id)).toBe('refunded');
});
