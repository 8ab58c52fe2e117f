import { beforeEach, expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refunds.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

const shop = await startTestApi();
const { pool, log, buyTicket, actAtStripe, setSwitches, stripe, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function placeOrder() {
  const { url } = (await (await buyTicket('vip', 'ala@example.com')).json()) as { url: string };
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, checkout_session_id as session from orders where checkout_url = $1',
    [url],
  );
  return rows[0] ?? { id: '', session: '' };
}

async function readState(id: string) {
  const { rows } = await pool.query<{ state: string }>('select state from orders where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}

function sweepAfter(minutes: number) {
  moveClock(minutes);
  return releaseExpiredHolds(shop, log);
}

test('releases a hold only after its checkout has expired', async () => {
  const { id } = await placeOrder();
  const { rows } = await pool.query(
    'select from orders where hold_expires_at > checkout_expires_at',
  );
  expect(rows).toHaveLength(1);
  await sweepAfter(34);
  expect(await readState(id)).toBe('awaiting_payment');
  await sweepAfter(36);
  expect(await readState(id)).toBe('expired');
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('settles a payment without a webhook when its hold expires', async () => {
  const { id, session } = await placeOrder();
  await actAtStripe('pay', session, { withoutWebhook: true });
  await sweepAfter(36);
  expect(await readState(id)).toBe('paid');
  expect(await countRows(pool, 'ticket')).toBe(1);
});

test('releases a hold once when two sweeps run concurrently', async () => {
  await placeOrder();
  await Promise.all([sweepAfter(36), sweepAfter(36)]);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('keeps holds while Stripe is down', async () => {
  const { id } = await placeOrder();
  await setSwitches({ outage: 'error' });
  await sweepAfter(36);
  expect(await readState(id)).toBe('awaiting_payment');
});

test('releases the hold of an order without a checkout', async () => {
  const { id } = await placeOrder();
  await pool.query(
    "update orders set state = 'pending', checkout_session_id = null, checkout_url = null",
  );
  await sweepAfter(36);
  expect(await readState(id)).toBe('expired');
});

test('settles orders with lost webhooks within ten minutes', async () => {
  const { reconcileSeconds } = shop.config;
  // Worst case: just too recent for one run, so it waits for the next.
  expect(reconcileSeconds / 2 + reconcileSeconds).toBeLessThan(600);
  const { id, session } = await placeOrder();
  await setSwitches({ webhookLossRate: 1 });
  await actAtStripe('pay', session);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await readState(id)).toBe('awaiting_payment');
  moveClock(3);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await readState(id)).toBe('paid');
  expect(await countRows(pool, 'order_email')).toBe(1);
});

test('issues all thirty tickets when a tenth of the webhooks is lost', async () => {
  await setSwitches({ webhookLossRate: 0.1 });
  for (let n = 0; n < 30; n += 1) {
    await buyTicket('vip', `a${n}@example.com`, { 'X-Forwarded-For': `192.0.2.${n}` });
  }
  const { rows } = await pool.query<{ session: string }>(
    'select checkout_session_id as session from orders',
  );
  expect(rows).toHaveLength(30);
  for (const { session } of rows) await actAtStripe('pay', session);
  moveClock(5);
  await expect
    .poll(async () => {
      await reconcileOrders(shop, log, { openForSeconds: 120 });
      return await countRows(pool, 'ticket');
    })
    .toBe(30);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 30 });
});

test('refunds a payment that arrives after the quota sold out', async () => {
  await setQuota(pool, 'vip', { limit: 1 });
  const { id, session } = await placeOrder();
  // Simulates a hold that expired and was sold while its checkout stayed open.
  await pool.query("update orders set state = 'expired'");
  await pool.query("update ticket_quota set held = 0, sold = 1 where ticket = 'vip'");
  await actAtStripe('pay', session);
  await expect.poll(() => readState(id)).toBe('needs_refund');
  expect(await refundOrder(shop, id, 'test')).toBe('refunded');
  expect(await refundOrder(shop, id, 'test')).toBe('not_due');
  expect(await readState(id)).toBe('refunded');
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 1 });
  expect(await countRows(pool, "order_email where kind = 'paid_too_late'")).toBe(1);
});
