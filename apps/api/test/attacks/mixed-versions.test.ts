import { beforeEach, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { placeOrder } from '../../src/sales/checkout/place-order.ts';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { readBoughtOrder, readOrderState } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';
import { countRows } from '../test-shop.ts';
import { buildPurchaseRequest } from './purchase-request.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, log, buyTicket, stripe, moveClock } = shop;

beforeEach(() => moveClock(0));

test('reconciles a mismatched payment of an open order that already has an incident', async () => {
  const { id, session } = await readBoughtOrder(pool, await buyTicket('vip', 'a@example.com'));
  await performAction(stripe, session, 'pay', { amount: 5000, withoutWebhook: true });
  await pool.query(
    "insert into incident (kind, subject, order_id, emailed_at) values ('amount_mismatch', $1::text, $1::uuid, now())",
    [id],
  );
  moveClock(10);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await readOrderState(pool, id)).toBe('mismatched');
  moveClock(0);
});

test('repeating a request with other checkout parameters under the same idempotency key opens no incident', async () => {
  const attempt = buildPurchaseRequest(log, { email: 'c@example.com', idempotencyKey: 'k' });
  const old = {
    ...shop,
    config: { ...shop.config, secret: 'another secret, as long as it must be' },
  };
  expect((await placeOrder(old, attempt)).ok).toBe(true);
  // The first process died before saving the checkout.
  await pool.query(
    "update orders set checkout_session_id = null, checkout_url = null, state = 'pending' where email = 'c@example.com'",
  );
  const again = await placeOrder(shop, attempt);
  expect({
    again,
    incidents: await countRows(pool, "incident where kind = 'provider_refuses'"),
  }).toMatchObject({ incidents: 0 });
}, 30_000);
