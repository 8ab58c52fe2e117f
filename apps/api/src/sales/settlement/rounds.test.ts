import { beforeEach, expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { reconcileOrders } from './reconcile-orders.ts';
import { refundOrder } from './refunds.ts';
import { sweepHolds } from './sweep-holds.ts';

const shop = await startTestApi();
const { pool, log, buy, atStripe, setSwitches, stripe, moveClock } = shop;

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function order() {
  const { url } = (await (await buy('vip', 'ala@example.com')).json()) as { url: string };
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, session_id as session from orders where checkout_url = $1',
    [url],
  );
  return rows[0] ?? { id: '', session: '' };
}

async function stateOf(id: string) {
  const { rows } = await pool.query<{ state: string }>('select state from orders where id = $1', [
    id,
  ]);
  return rows[0]?.state;
}

function sweepIn(minutes: number) {
  moveClock(minutes);
  return sweepHolds(shop, log);
}

test('a hold outlives its checkout, then the sweeper puts the ticket back', async () => {
  const { id } = await order();
  const { rows } = await pool.query('select from orders where hold_ends_at > session_ends_at');
  expect(rows).toHaveLength(1);
  await sweepIn(34);
  expect(await stateOf(id)).toBe('awaiting_payment');
  await sweepIn(36);
  expect(await stateOf(id)).toBe('expired');
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('the sweeper finds a payment nobody told us of, and sells', async () => {
  const { id, session } = await order();
  await atStripe('pay', session, { withoutWebhook: true });
  await sweepIn(36);
  expect(await stateOf(id)).toBe('paid');
  expect(await countOf(pool, 'ticket')).toBe(1);
});

test('two sweepers at once put one ticket back once', async () => {
  await order();
  await Promise.all([sweepIn(36), sweepIn(36)]);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
});

test('while Stripe is away the sweeper leaves holds alone', async () => {
  const { id } = await order();
  await setSwitches({ outage: 'error' });
  await sweepIn(36);
  expect(await stateOf(id)).toBe('awaiting_payment');
});

test('an order whose process died before it had a checkout is swept without asking', async () => {
  const { id } = await order();
  await pool.query("update orders set state = 'pending', session_id = null, checkout_url = null");
  await sweepIn(36);
  expect(await stateOf(id)).toBe('expired');
});

test('the reconciler heals lost webhooks within ten minutes', async () => {
  const { reconcileSeconds } = shop.config;
  // Told in the worst moment: just too young for one round, so it waits for the next.
  expect(reconcileSeconds / 2 + reconcileSeconds).toBeLessThan(600);
  const { id, session } = await order();
  await setSwitches({ webhookLossRate: 1 });
  await atStripe('pay', session);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await stateOf(id)).toBe('awaiting_payment');
  moveClock(3);
  await reconcileOrders(shop, log, { openForSeconds: 120 });
  expect(await stateOf(id)).toBe('paid');
  expect(await countOf(pool, 'mail')).toBe(1);
});

test('of thirty payments a tenth is never told of, and all end as tickets', async () => {
  await setSwitches({ webhookLossRate: 0.1 });
  for (let n = 0; n < 30; n += 1) {
    await buy('vip', `a${n}@example.com`, { 'X-Forwarded-For': `192.0.2.${n}` });
  }
  const { rows } = await pool.query<{ session: string }>(
    'select session_id as session from orders',
  );
  expect(rows).toHaveLength(30);
  for (const { session } of rows) await atStripe('pay', session);
  moveClock(5);
  await expect
    .poll(async () => {
      await reconcileOrders(shop, log, { openForSeconds: 120 });
      return await countOf(pool, 'ticket');
    })
    .toBe(30);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 30 });
});

test('a payment that came too late is given back at Stripe', async () => {
  await setStock(pool, 'vip', { capacity: 1 });
  const { id, session } = await order();
  // The hold was given to another while the checkout stayed open, as after a clock that ran wild.
  await pool.query("update orders set state = 'expired'");
  await pool.query("update ticket_stock set held = 0, sold = 1 where ticket = 'vip'");
  await atStripe('pay', session);
  await expect.poll(() => stateOf(id)).toBe('needs_refund');
  expect(await refundOrder(shop, id, 'test')).toBe('refunded');
  expect(await refundOrder(shop, id, 'test')).toBe('nothing');
  expect(await stateOf(id)).toBe('refunded');
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 1 });
  expect(await countOf(pool, "mail where kind = 'paid_too_late'")).toBe(1);
});
