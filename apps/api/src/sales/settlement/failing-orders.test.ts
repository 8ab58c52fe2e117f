import { beforeEach, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import {
  readBoughtOrder,
  readOrderState,
  type BoughtOrder,
} from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000' });
const { pool, owner, log, buyTicket, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function placeOrders(count: number): Promise<BoughtOrder[]> {
  const bought = [];
  for (let n = 0; n < count; n += 1) {
    bought.push(await readBoughtOrder(pool, await buyTicket('vip', `a${n}@example.com`)));
  }
  return bought;
}

/** Makes every state change of the order fail; returns a function that undoes it. */
async function blockStateChanges(id: string) {
  await owner.query(
    `create or replace function poisoned() returns trigger language plpgsql as $$
       begin
         if new.id = '${id}' and new.state <> old.state then raise exception 'poisoned'; end if;
         return new;
       end $$;
     create or replace trigger poisoned before update on orders
       for each row execute function poisoned()`,
  );
  return () => owner.query('drop trigger poisoned on orders');
}

test('removes control characters from names', async () => {
  const [bought] = await placeOrders(1);
  await performAction(stripe, bought?.session ?? '', 'pay', {
    companyName: 'Ala\u0000 i\u0007 Kot\uD800',
    taxId: 'PL1234567890',
  });
  await expect.poll(() => readOrderState(pool, bought?.id ?? '')).toBe('paid');
  const { rows } = await pool.query('select company_name from orders');
  expect(rows).toEqual([{ company_name: 'Ala i Kot\uFFFD' }]);
});

test('expires an order whose checkout Stripe does not know, and continues', async () => {
  const [unknown, ...others] = await placeOrders(4);
  await performAction(stripe, unknown?.session ?? '', 'delete');
  moveClock(36);
  await releaseExpiredHolds(shop, log);
  for (const { id } of [unknown, ...others].flatMap((order) => order ?? [])) {
    expect(await readOrderState(pool, id)).toBe('expired');
  }
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('retries a failing order with backoff, opens one incident and continues', async () => {
  const [bad, ...good] = await placeOrders(3);
  const unblock = await blockStateChanges(bad?.id ?? '');
  for (const { session } of good)
    await performAction(stripe, session, 'pay', { withoutWebhook: true });
  await performAction(stripe, bad?.session ?? '', 'pay', { withoutWebhook: true });
  moveClock(5);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  for (const { id } of good) expect(await readOrderState(pool, id)).toBe('paid');

  const failures = () => countRows(pool, 'orders, generate_series(1, reconcile_failures)');
  expect(await failures()).toBe(1);
  let minutes = 5;
  // Two hours of worker runs; the backoff allows only a few attempts.
  for (; minutes < 125; minutes += 5) {
    moveClock(minutes);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    await releaseExpiredHolds(shop, log);
  }
  expect(await failures()).toBeLessThan(12);
  expect(await countRows(pool, "incident where kind = 'order_stuck'")).toBe(1);

  await unblock();
  moveClock(minutes + 6 * 60);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await readOrderState(pool, bad?.id ?? '')).toBe('paid');
  expect(await failures()).toBe(0);
});

test('continues after a checkout that fails at Stripe', async () => {
  const [bad, ...good] = await placeOrders(3);
  await pool.query("update orders set checkout_session_id = 'cs_test_/../broken' where id = $1", [
    bad?.id,
  ]);
  moveClock(36);
  await releaseExpiredHolds(shop, log);
  for (const { id } of good) expect(await readOrderState(pool, id)).toBe('expired');
});

test('stops early and opens no incident while Stripe is down', async () => {
  await placeOrders(12);
  await setSwitches({ outage: 'error' });
  moveClock(36);
  await releaseExpiredHolds(shop, log);
  await releaseExpiredHolds(shop, log);
  // The circuit opens after five failures; the other orders are not tried.
  expect(await countRows(pool, 'orders where reconcile_failures > 0')).toBe(5);
  expect(await countRows(pool, 'incident')).toBe(0);
});
