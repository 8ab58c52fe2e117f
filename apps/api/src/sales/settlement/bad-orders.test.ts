import { beforeEach, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { boughtOrder, orderState, type BoughtOrder } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { sweepHolds } from './sweep-holds.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000' });
const { pool, owner, log, buy, stripe, setSwitches, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function orders(count: number): Promise<BoughtOrder[]> {
  const bought = [];
  for (let n = 0; n < count; n += 1) {
    bought.push(await boughtOrder(pool, await buy('vip', `a${n}@example.com`)));
  }
  return bought;
}

/** The database itself refuses to take this order further. */
async function poison(id: string) {
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

test('O3: names with control characters are kept without them', async () => {
  const [bought] = await orders(1);
  await act(stripe, bought?.session ?? '', 'pay', {
    companyName: 'Ala\u0000 i\u0007 Kot\uD800',
    taxId: 'PL1234567890',
  });
  await expect.poll(() => orderState(pool, bought?.id ?? '')).toBe('paid');
  const { rows } = await pool.query('select company_name from orders');
  expect(rows).toEqual([{ company_name: 'Ala i Kot\uFFFD' }]);
});

test('O3: an overdue order whose checkout Stripe does not know ends, and holds up no other', async () => {
  const [unknown, ...others] = await orders(4);
  await act(stripe, unknown?.session ?? '', 'forget');
  moveClock(36);
  await sweepHolds(shop, log);
  for (const { id } of [unknown, ...others].flatMap((order) => order ?? [])) {
    expect(await orderState(pool, id)).toBe('expired');
  }
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('O3: an order that cannot be settled is put off longer each time and told once; the others go on', async () => {
  const [bad, ...good] = await orders(3);
  const cure = await poison(bad?.id ?? '');
  for (const { session } of good) await act(stripe, session, 'pay', { withoutWebhook: true });
  await act(stripe, bad?.session ?? '', 'pay', { withoutWebhook: true });
  moveClock(5);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  for (const { id } of good) expect(await orderState(pool, id)).toBe('paid');

  const failures = () => countOf(pool, 'orders, generate_series(1, ask_failures)');
  expect(await failures()).toBe(1);
  let minutes = 5;
  // Twice a minute for two hours, as the worker does; by then it was tried a few times only.
  for (; minutes < 125; minutes += 5) {
    moveClock(minutes);
    await reconcileOrders(shop, log, { openForSeconds: 120 });
    await sweepHolds(shop, log);
  }
  expect(await failures()).toBeLessThan(12);
  expect(await countOf(pool, "alarm where kind = 'order_stuck'")).toBe(1);

  await cure();
  moveClock(minutes + 6 * 60);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await orderState(pool, bad?.id ?? '')).toBe('paid');
  expect(await failures()).toBe(0);
});

test('O3: one checkout that Stripe breaks over does not keep the others waiting', async () => {
  const [bad, ...good] = await orders(3);
  await pool.query("update orders set session_id = 'cs_test_/../broken' where id = $1", [bad?.id]);
  moveClock(36);
  await sweepHolds(shop, log);
  for (const { id } of good) expect(await orderState(pool, id)).toBe('expired');
});

test('while Stripe answers nobody the round ends early and nobody is blamed', async () => {
  await orders(12);
  await setSwitches({ outage: 'error' });
  moveClock(36);
  await sweepHolds(shop, log);
  await sweepHolds(shop, log);
  // The breaker opens after five; the others were not even tried.
  expect(await countOf(pool, 'orders where ask_failures > 0')).toBe(5);
  expect(await countOf(pool, 'alarm')).toBe(0);
});
