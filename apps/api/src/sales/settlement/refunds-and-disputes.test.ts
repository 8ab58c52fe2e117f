import { beforeEach, expect, test } from 'vitest';
import { performAction, fetchEvents, sendEvents } from '@kongres/tools/stripe-double/test-client';
import type { ActionName, ActionOptions } from '@kongres/tools/stripe-double/session-actions';
import { countStripeRequests } from '@kongres/tools/stripe-double/request-counts';
import { getListPrice } from '@kongres/tools/dev/list-price';
import {
  readBoughtOrder,
  hasValidTicket,
  readOrderState,
} from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refunds.ts';
import { replayMissedEvents } from './handle-stripe-event.ts';
import { settlePayment } from './settle-payment.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000' });
const { pool, log, buyTicket, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

const grossMinor = getListPrice('vip').grossMinor;
let session = '';
let id = '';

async function placeOrder() {
  ({ id, session } = await readBoughtOrder(pool, await buyTicket('vip', 'ala@example.com')));
}

function performStripeAction(action: ActionName, options?: ActionOptions) {
  return performAction(stripe, session, action, options);
}

async function placePaidOrder() {
  await placeOrder();
  await performStripeAction('pay');
  await waitForState('paid');
}

async function waitForState(state: string) {
  await expect.poll(() => readOrderState(pool, id)).toBe(state);
}

/** Reconciles hour by hour, because a call may time out on a busy machine. */
async function reconcileUntilState(state: string) {
  let minutes = 0;
  await expect
    .poll(async () => {
      minutes += 61;
      moveClock(minutes);
      await reconcileOrders(shop, log, { openForSeconds: 120 });
      return await readOrderState(pool, id);
    })
    .toBe(state);
}

function countIncidents(kind: string) {
  return countRows(pool, `incident where kind = '${kind}'`);
}

test('voids the ticket when a partial refund and a lost dispute cover the payment', async () => {
  await placePaidOrder();
  await performStripeAction('refund', { amount: 10_000 });
  await performStripeAction('dispute', { amount: grossMinor - 10_000 });
  await expect.poll(() => countIncidents('dispute')).toBe(1);
  expect(await hasValidTicket(pool, id)).toBe(true);
  await performStripeAction('dispute-lost');
  await waitForState('refunded');
  expect(await hasValidTicket(pool, id)).toBe(false);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  const { rows } = await pool.query('select refunded_minor, lost_dispute_minor from orders');
  expect(rows).toEqual([{ refunded_minor: 10_000, lost_dispute_minor: grossMinor - 10_000 }]);
});

test('keeps the ticket valid after a lost partial dispute and opens an incident', async () => {
  await placePaidOrder();
  await performStripeAction('dispute', { amount: 10_000 });
  await performStripeAction('dispute-lost');
  await expect.poll(() => countIncidents('dispute_lost')).toBe(1);
  expect(await hasValidTicket(pool, id)).toBe(true);
});

test('opens an incident for an inquiry and releases the money of a won dispute', async () => {
  await placePaidOrder();
  await performStripeAction('dispute', { inquiry: true });
  await expect.poll(() => countIncidents('dispute_inquiry')).toBe(1);
  await performStripeAction('dispute-escalate');
  await expect.poll(() => countIncidents('dispute')).toBe(1);
  expect(await countRows(pool, `orders where open_dispute_minor = ${grossMinor}`)).toBe(1);
  await performStripeAction('dispute-won');
  await expect.poll(() => countRows(pool, 'orders where open_dispute_minor = 0')).toBe(1);
  expect(await hasValidTicket(pool, id)).toBe(true);
});

test('records a mismatched amount, keeps the hold and allows a refund', async () => {
  await placeOrder();
  await performStripeAction('pay', { amount: grossMinor - 1 });
  await waitForState('mismatched');
  expect(await countIncidents('amount_mismatch')).toBe(1);
  expect(
    await countRows(pool, `orders where paid_minor = ${grossMinor - 1} and payment_id is not null`),
  ).toBe(1);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 1, sold: 0 });
  await performStripeAction('refund');
  await waitForState('refunded');
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('expires the order of a failed delayed payment without a webhook', async () => {
  for (const action of ['async-fail', 'payment-cancel'] as const) {
    await placeOrder();
    await performStripeAction('pay-async');
    await waitForState('processing');
    await performStripeAction(action, { withoutWebhook: true });
    await reconcileUntilState('expired');
    moveClock(0);
  }
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('tracks a pending refund until the bank confirms it', async () => {
  await setSwitches({ refundAnswer: 'pending' });
  await placePaidOrder();
  await performStripeAction('refund');
  await waitForState('needs_refund');
  expect(await hasValidTicket(pool, id)).toBe(false);
  expect(await refundOrder(shop, id, 'test')).toBe('pending');
  await performStripeAction('refund-succeed');
  await waitForState('refunded');
  // A confirmed refund may still be returned by the bank.
  await performStripeAction('refund-fail');
  await waitForState('needs_refund');
  expect(await countIncidents('refund_failed')).toBe(1);
  expect(await countRows(pool, "order_email where kind = 'refunded'")).toBe(1);
});

test.each(['pending', 'requires_action'] as const)(
  'reconciles a %s refund hourly when its webhook is lost',
  async (refundAnswer) => {
    await setSwitches({ refundAnswer });
    await placePaidOrder();
    await performStripeAction('refund');
    await waitForState('needs_refund');
    await performStripeAction('refund-succeed', { withoutWebhook: true });
    moveClock(30);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    expect(await readOrderState(pool, id)).toBe('needs_refund');
    await reconcileUntilState('refunded');
  },
);

test('opens one incident for a failed refund and does not retry it', async () => {
  await placePaidOrder();
  await setSwitches({ refundAnswer: 'pending' });
  await performStripeAction('refund');
  await waitForState('needs_refund');
  await performStripeAction('refund-fail');
  await expect.poll(() => countIncidents('refund_failed')).toBe(1);
  expect(await refundOrder(shop, id, 'test')).toBe('failed');
  expect(await refundOrder(shop, id, 'test')).toBe('failed');
  expect(await readOrderState(pool, id)).toBe('needs_refund');
  expect(await countIncidents('refund_failed')).toBe(1);
});

test('refunds after an open dispute is won', async () => {
  await placePaidOrder();
  await performStripeAction('dispute');
  await expect.poll(() => countIncidents('dispute')).toBe(1);
  await pool.query("update orders set state = 'needs_refund'");
  expect(await refundOrder(shop, id, 'test')).toBe('disputed');
  await performStripeAction('dispute-won');
  await expect.poll(() => countRows(pool, 'orders where open_dispute_minor = 0')).toBe(1);
  await reconcileUntilState('refunded');
});

test('settles a dispute whose event arrives before the payment event', async () => {
  await placeOrder();
  await performStripeAction('pay', { withoutWebhook: true });
  await performStripeAction('dispute');
  await expect.poll(() => countIncidents('dispute')).toBe(1);
  await waitForState('paid');
  await performStripeAction('dispute-lost');
  await waitForState('refunded');
  const completed = (await fetchEvents(stripe)).find(
    ({ type }) => type === 'checkout.session.completed',
  );
  await sendEvents(stripe, [completed?.id ?? '']);
  expect(await readOrderState(pool, id)).toBe('refunded');
  expect(await hasValidTicket(pool, id)).toBe(false);
});

test('retrieves the session when an event has another API version', async () => {
  await setSwitches({ apiVersion: '2020-08-27' });
  await placePaidOrder();
  expect(await hasValidTicket(pool, id)).toBe(true);
});

test('does not mark an event as processed while Stripe is unavailable', async () => {
  await placePaidOrder();
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { outage: 'error' } } });
  await performStripeAction('refund');
  await expect
    .poll(
      async () =>
        ((await (await fetch(`${stripe}/_stats`)).json()) as { webhooks: { failed: number } })
          .webhooks.failed,
    )
    .toBeGreaterThan(0);
  expect(await readOrderState(pool, id)).toBe('paid');
  await setSwitches({ calls: {} });
  await waitForState('refunded');
});

test('replays missed events about a refund and a lost dispute', async () => {
  await placePaidOrder();
  await performStripeAction('refund', { amount: 10_000, withoutWebhook: true });
  await performStripeAction('dispute', { withoutWebhook: true });
  await performStripeAction('dispute-lost', { withoutWebhook: true });
  await replayMissedEvents(shop, log);
  // Recent events may still be delivered by webhook.
  expect(await readOrderState(pool, id)).toBe('paid');
  moveClock(3);
  await replayMissedEvents(shop, log);
  expect(await readOrderState(pool, id)).toBe('refunded');
  const requests = await countStripeRequests(stripe, 'GET /v1/payment_intents/:id');
  await replayMissedEvents(shop, log);
  expect(await countStripeRequests(stripe, 'GET /v1/payment_intents/:id')).toBe(requests);
});

test('never overwrites a newer balance with an older one', async () => {
  await placePaidOrder();
  // The delayed first request returns last.
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { delayMs: 1500 } } });
  const { rows } = await pool.query<{ payment: string }>(
    'select payment_id as payment from orders',
  );
  const countRequests = () => countStripeRequests(stripe, 'GET /v1/payment_intents/:id');
  const before = await countRequests();
  const slow = settlePayment(shop, rows[0]?.payment ?? '', 'slow');
  await expect.poll(countRequests, { interval: 10 }).toBe(before + 1);
  await setSwitches({ calls: {} });
  await performStripeAction('refund');
  await waitForState('refunded');
  await slow;
  expect(await readOrderState(pool, id)).toBe('refunded');
});
