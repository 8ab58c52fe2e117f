import { beforeEach, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { countSessionRequests } from '@kongres/tools/stripe-double/request-counts';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { readBoughtOrder, readOrderState } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';
import { deriveOrderToken } from '../orders/order-token.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '1000', PURCHASES_PER_EMAIL: '1000' });
const { pool, buyTicket, stripe, setSwitches, config } = shop;

beforeEach(async () => {
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

const idempotencyHeader = { 'Idempotency-Key': 'one attempt' };

async function readResponse(call: Promise<Response>) {
  const response = await call;
  const body = (await response.json()) as { url?: string; code?: string };
  return { ...body, status: response.status };
}

/** Resolves when the delayed request has reached Stripe. */
async function startSlowPurchase(delayMs: number) {
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { delayMs } } });
  const before = await countSessionRequests(stripe);
  const call = readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader));
  await expect.poll(() => countSessionRequests(stripe), { interval: 10 }).toBe(before + 1);
  return call;
}

test('keeps the hold of the first request when a duplicate request hangs at Stripe', async () => {
  await setQuota(pool, 'vip', { limit: 1 });
  // Caches the VAT rate.
  expect((await buyTicket('standard', 'ola@example.com')).status).toBe(200);
  const first = startSlowPurchase(1000);
  const earlyResult = await Promise.race([first, new Promise((resolve) => setImmediate(resolve))]);
  expect(earlyResult).toBeUndefined();
  await expect.poll(() => countRows(pool, "orders where ticket = 'vip'")).toBe(1);
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { outage: 'hang' } } });
  const second = await readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader));
  const { status, url } = await first;
  expect(status).toBe(200);
  expect(second).toMatchObject({ status: 200, url });
  expect(await countRows(pool, "orders where ticket = 'vip' and state = 'awaiting_payment'")).toBe(
    1,
  );
  expect(await readQuota(pool, 'vip')).toEqual({ held: 1, sold: 0 });
  await setSwitches({ calls: {} });
  expect((await buyTicket('vip', 'stranger@example.com')).status).toBe(409);
});

test('returns the same payment page for concurrent duplicates while Stripe is slow', async () => {
  await buyTicket('standard', 'ola@example.com');
  await setSwitches({ calls: { 'POST /v1/checkout/sessions': { delayMs: 1500 } } });
  const [first, second] = await Promise.all([
    readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader)),
    readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader)),
  ]);
  expect(first.status).toBe(200);
  expect(second).toEqual(first);
  expect(await countRows(pool, "orders where ticket = 'vip'")).toBe(1);
});

test('opens the checkout of an order whose first request died', async () => {
  const { id } = await readBoughtOrder(
    pool,
    await buyTicket('vip', 'ala@example.com', idempotencyHeader),
  );
  await pool.query(
    "update orders set state = 'pending', checkout_session_id = null, checkout_url = null",
  );
  expect((await readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader))).status).toBe(
    200,
  );
  expect(await readOrderState(pool, id)).toBe('awaiting_payment');
});

test('creates a new order for a request without an idempotency key, and sends no token to Stripe', async () => {
  const first = await readResponse(buyTicket('vip', 'victim@example.com', idempotencyHeader));
  const second = await readResponse(buyTicket('vip', 'victim@example.com'));
  expect(second.status).toBe(200);
  expect(second.url).not.toBe(first.url);
  const { rows } = await pool.query<{ id: string }>('select id from orders');
  const sessions = await (await fetch(`${stripe}/_sessions`)).text();
  expect(rows).toHaveLength(2);
  for (const { id } of rows) {
    expect(sessions).not.toContain(deriveOrderToken(config.secret, { id, tokenVersion: 0 }));
  }
});

test('rejects a purchase with an outdated price and holds nothing', async () => {
  const { grossMinor } = getListPrice('vip');
  const shown = (price: string) => ({ ...idempotencyHeader, 'Shown-Price': price });
  expect(
    await readResponse(buyTicket('vip', 'ala@example.com', shown(String(grossMinor - 1)))),
  ).toMatchObject({
    status: 409,
    code: 'price_changed',
    grossMinor,
  });
  expect(await countRows(pool, 'orders')).toBe(0);
  expect(
    (await readResponse(buyTicket('vip', 'ala@example.com', shown(String(grossMinor))))).status,
  ).toBe(200);
  // A price change also applies to an order that is still unpaid.
  await pool.query('update orders set net_minor = 90000, vat_minor = 20700');
  expect(
    await readResponse(buyTicket('vip', 'ala@example.com', shown(String(grossMinor)))),
  ).toMatchObject({
    status: 409,
    code: 'price_changed',
    grossMinor: 110_700,
  });
  for (const unreadable of ['a lot', '-1', '1.5', '']) {
    const headers = { 'Shown-Price': unreadable };
    expect((await buyTicket('premium', 'ala@example.com', headers)).status).toBe(200);
  }
});

test('answers with the state of a finished order instead of its payment page', async () => {
  const { id, session } = await readBoughtOrder(
    pool,
    await buyTicket('vip', 'ala@example.com', idempotencyHeader),
  );
  await performAction(stripe, session, 'pay-async');
  await expect.poll(() => readOrderState(pool, id)).toBe('processing');
  expect(await readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader))).toMatchObject({
    status: 409,
    code: 'order_finished',
    state: 'processing',
  });
  await performAction(stripe, session, 'async-succeed');
  await expect.poll(() => readOrderState(pool, id)).toBe('paid');
  expect(await readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader))).toMatchObject({
    status: 409,
    state: 'paid',
  });
});

test('holds one ticket and opens one payment page for eight concurrent duplicates', async () => {
  const calls = Array.from({ length: 8 }, () =>
    readResponse(buyTicket('vip', 'ala@example.com', idempotencyHeader)),
  );
  const urls = new Set((await Promise.all(calls)).map(({ url }) => url));
  expect(urls.size).toBe(1);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 1, sold: 0 });
});

test('leaves out an inactive payment method and opens one incident', async () => {
  await setSwitches({ inactiveMethods: ['p24'] });
  for (const name of ['ala', 'ola', 'ela']) {
    expect((await buyTicket('vip', `${name}@example.com`)).status).toBe(200);
  }
  const sessions = (await (await fetch(`${stripe}/_sessions`)).json()) as {
    allowed_payment_method_types: string[];
  }[];
  expect(sessions[0]?.allowed_payment_method_types).toEqual(['card', 'blik']);
  const { rows } = await pool.query('select kind, subject from incident');
  expect(rows).toEqual([{ kind: 'payment_method_refused', subject: 'p24' }]);
});
