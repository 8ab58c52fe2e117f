import { beforeEach, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { placeOrder } from '../../src/sales/checkout/place-order.ts';
import { reconcileOrders } from '../../src/sales/settlement/reconcile-orders.ts';
import { boughtOrder, orderState } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';
import { countOf } from '../test-shop.ts';
import { attemptOf } from './attempt.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, log, buy, stripe, moveClock } = shop;

beforeEach(() => moveClock(0));

test('a payment that the version before refused for its amount (open, overdue, alarm told) is found by the new one', async () => {
  const { id, session } = await boughtOrder(pool, await buy('vip', 'a@example.com'));
  await act(stripe, session, 'pay', { amount: 5000, withoutWebhook: true });
  await pool.query(
    "insert into alarm (kind, subject, order_id, mailed_at) values ('amount_mismatch', $1::text, $1::uuid, now())",
    [id],
  );
  moveClock(10);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await orderState(pool, id)).toBe('mismatched');
  moveClock(0);
});

test('a call that an old process began (another way back at Stripe under the same key) and a new one repeats raises no alarm', async () => {
  const attempt = attemptOf(log, { email: 'c@example.com', key: 'k' });
  const old = {
    ...shop,
    config: { ...shop.config, secret: 'another secret, as long as it must be' },
  };
  expect((await placeOrder(old, attempt)).ok).toBe(true);
  // The old process died before it noted the page.
  await pool.query(
    "update orders set session_id = null, checkout_url = null, state = 'pending' where email = 'c@example.com'",
  );
  const again = await placeOrder(shop, attempt);
  expect({
    again,
    alarms: await countOf(pool, "alarm where kind = 'provider_refuses'"),
  }).toMatchObject({ alarms: 0 });
}, 30_000);
