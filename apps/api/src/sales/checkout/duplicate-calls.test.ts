import { beforeEach, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { sessionsAsked } from '@kongres/tools/stripe-double/requests-to';
import { listPrice } from '@kongres/tools/dev/list-price';
import { boughtOrder, orderState } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { orderToken } from '../orders/order-token.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000', PURCHASES_PER_EMAIL: '1000' });
const { pool, buy, stripe, setSwitches, config } = shop;

beforeEach(async () => {
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

const key = { 'Idempotency-Key': 'one attempt' };

async function answered(call: Promise<Response>) {
  const response = await call;
  const body = (await response.json()) as { url?: string; code?: string };
  return { ...body, status: response.status };
}

/** Stripe takes its time over this call, and it is on its way there. */
async function slowPurchase(delayMs: number) {
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { delayMs } } });
  const before = await sessionsAsked(stripe);
  const call = answered(buy('vip', 'ala@example.com', key));
  await expect.poll(() => sessionsAsked(stripe), { interval: 10 }).toBe(before + 1);
  return call;
}

test('O1: a second call that Stripe leaves hanging does not release what the first holds', async () => {
  await setStock(pool, 'vip', { capacity: 1 });
  // Asked once before, so that neither call has to learn the VAT rate.
  expect((await buy('standard', 'ola@example.com')).status).toBe(200);
  const first = slowPurchase(1000);
  const begun = await Promise.race([first, new Promise((resolve) => setImmediate(resolve))]);
  expect(begun).toBeUndefined();
  await expect.poll(() => countOf(pool, "orders where ticket = 'vip'")).toBe(1);
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { outage: 'hang' } } });
  const second = await answered(buy('vip', 'ala@example.com', key));
  const { status, url } = await first;
  expect(status).toBe(200);
  expect(second).toMatchObject({ status: 200, url });
  expect(await countOf(pool, "orders where ticket = 'vip' and state = 'awaiting_payment'")).toBe(1);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 1, sold: 0 });
  await setSwitches({ calls: {} });
  expect((await buy('vip', 'stranger@example.com')).status).toBe(409);
});

test('O1: with a slow Stripe two calls with one key get the same address', async () => {
  await buy('standard', 'ola@example.com');
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { delayMs: 1500 } } });
  const [first, second] = await Promise.all([
    answered(buy('vip', 'ala@example.com', key)),
    answered(buy('vip', 'ala@example.com', key)),
  ]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect(await countOf(pool, "orders where ticket = 'vip'")).toBe(1);
});

test('a call that finds an order whose process died asks for the payment page itself', async () => {
  const { id } = await boughtOrder(pool, await buy('vip', 'ala@example.com', key));
  await pool.query("update orders set state = 'pending', session_id = null, checkout_url = null");
  expect((await answered(buy('vip', 'ala@example.com', key))).status).toBe(200);
  expect(await orderState(pool, id)).toBe('awaiting_payment');
});

test('O2: without a key nobody gets the address of an order that is there, nor its token', async () => {
  const first = await answered(buy('vip', 'victim@example.com', key));
  const second = await answered(buy('vip', 'victim@example.com'));
  expect(second.status).toBe(200);
  expect(second.url).not.toBe(first.url);
  const { rows } = await pool.query<{ id: string }>('select id from orders');
  const sessions = await (await fetch(`${stripe}/_sessions`)).text();
  expect(rows).toHaveLength(2);
  for (const { id } of rows) {
    expect(sessions).not.toContain(orderToken(config.secret, { id, tokenVersion: 0 }));
  }
});

test('O12: who was shown another price is told the present one, and nothing is held', async () => {
  const { grossMinor } = listPrice('vip');
  const shown = (price: string) => ({ ...key, 'Shown-Price': price });
  expect(
    await answered(buy('vip', 'ala@example.com', shown(String(grossMinor - 1)))),
  ).toMatchObject({
    status: 409,
    code: 'price_changed',
    grossMinor,
  });
  expect(await countOf(pool, 'orders')).toBe(0);
  expect((await answered(buy('vip', 'ala@example.com', shown(String(grossMinor))))).status).toBe(
    200,
  );
  // An order from before the price was changed is not sold for another one.
  await pool.query('update orders set net_minor = 90000, vat_minor = 20700');
  expect(await answered(buy('vip', 'ala@example.com', shown(String(grossMinor))))).toMatchObject({
    status: 409,
    code: 'price_changed',
    grossMinor: 110_700,
  });
  for (const unreadable of ['a lot', '-1', '1.5', '']) {
    const headers = { 'Shown-Price': unreadable };
    expect((await buy('premium', 'ala@example.com', headers)).status).toBe(200);
  }
});

test('O14: the key of a finished order answers with its state, not with a payment page', async () => {
  const { id, session } = await boughtOrder(pool, await buy('vip', 'ala@example.com', key));
  await act(stripe, session, 'pay-async');
  await expect.poll(() => orderState(pool, id)).toBe('processing');
  expect(await answered(buy('vip', 'ala@example.com', key))).toMatchObject({
    status: 409,
    code: 'order_finished',
    state: 'processing',
  });
  await act(stripe, session, 'async-succeed');
  await expect.poll(() => orderState(pool, id)).toBe('paid');
  expect(await answered(buy('vip', 'ala@example.com', key))).toMatchObject({
    status: 409,
    state: 'paid',
  });
});

test('one key eight times at once holds one ticket and has one payment page', async () => {
  const calls = Array.from({ length: 8 }, () => answered(buy('vip', 'ala@example.com', key)));
  const urls = new Set((await Promise.all(calls)).map(({ url }) => url));
  expect(urls.size).toBe(1);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 1, sold: 0 });
});

test('O11: a payment method that is switched off is left out, the sale goes on, and it is told once', async () => {
  await setSwitches({ inactiveMethods: ['p24'] });
  for (const name of ['ala', 'ola', 'ela']) {
    expect((await buy('vip', `${name}@example.com`)).status).toBe(200);
  }
  const sessions = (await (await fetch(`${stripe}/_sessions`)).json()) as {
    allowed_payment_method_types: string[];
  }[];
  expect(sessions[0]?.allowed_payment_method_types).toEqual(['card', 'blik']);
  const { rows } = await pool.query('select kind, subject from alarm');
  expect(rows).toEqual([{ kind: 'payment_method_refused', subject: 'p24' }]);
});
