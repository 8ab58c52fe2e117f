import { beforeEach, expect, test } from 'vitest';
import { earlyStartVersion } from '@kongres/content/facts/early-start';
import { editionStart } from '@kongres/content/facts/phases';
import { earlyStartHeader } from '@kongres/contract/purchase';
import { checkInTicket } from '../../src/sales/check-in/check-in-ticket.ts';
import { cancelOrder } from '../../src/sales/order-page/cancel-order.ts';
import { requiresConsentAtCheckIn } from '../../src/sales/orders/cancellation.ts';
import { toOrderResponse } from '../../src/sales/order-page/order-response.ts';
import { readOrder } from '../../src/sales/orders/order.queries.ts';
import { placeOrder, type PurchaseInput } from '../../src/sales/checkout/place-order.ts';
import { findMissingPayments, recoverOrder } from '../../src/sales/settlement/recover-orders.ts';
import { findTicket } from '../../src/sales/tickets/ticket.queries.ts';
import { startTestApi } from '../test-api.ts';
import { resetShop } from '../test-shop.ts';
import { buildPurchaseRequest } from './purchase-request.ts';

const shop = await startTestApi();
const { pool, log, buyTicket, actAtStripe, freezeEditionClock } = shop;
const shortlyBefore = new Date(editionStart.getTime() - 60_000);
const longBefore = new Date(editionStart.getTime() - 90 * 86_400_000);

const purchase = buildPurchaseRequest(log, { consentVersion: earlyStartVersion });

function placeOrderAt(request: PurchaseInput, at = shortlyBefore) {
  freezeEditionClock(at);
  return placeOrder(shop, request);
}

interface Consent {
  id: string;
  session: string;
  at: Date | null;
  version: number | null;
}

async function listConsents(): Promise<Consent[]> {
  const { rows } = await pool.query<Consent>(
    `select id, checkout_session_id as session, consented_at as at, consent_version as version
      from orders order by number`,
  );
  return rows;
}

async function createPaidOrder(hasConsent: boolean): Promise<string> {
  const consentVersion = hasConsent ? earlyStartVersion : null;
  await placeOrderAt({ ...purchase, consentVersion });
  const [order] = await listConsents();
  if (!order) throw new Error('no order');
  await actAtStripe('pay', order.session);
  await expect.poll(async () => (await readOrder(pool, order.id))?.state).toBe('paid');
  return order.id;
}

async function readOrderAndTicket(id: string) {
  const [order, ticket] = [await readOrder(pool, id), await findTicket(pool, id)];
  if (!order || !ticket) throw new Error('no ticket');
  return { order, ticket };
}

beforeEach(() => resetShop(pool));

test('saves consent with its time and version shortly before the congress', async () => {
  expect(await placeOrderAt(purchase)).toMatchObject({ ok: true });
  expect(await listConsents()).toMatchObject([
    { at: expect.any(Date), version: earlyStartVersion },
  ]);
});

test.each([
  ['long before the congress', longBefore, earlyStartVersion],
  ['without a tick', shortlyBefore, null],
  ['with an unknown version', shortlyBefore, earlyStartVersion + 1],
])('%s: the purchase succeeds without consent', async (_, at, consentVersion) => {
  const placed = await placeOrderAt({ ...purchase, consentVersion }, at);
  expect(placed).toMatchObject({ ok: true });
  expect(await listConsents()).toMatchObject([{ at: null, version: null }]);
});

test.each(['', '0', '-1', 'true', '1; drop table orders', '9'.repeat(5000), '1, 1'])(
  'ignores the invalid header %j',
  async (header) => {
    expect((await buyTicket('vip', 'ala@example.com', { [earlyStartHeader]: header })).status).toBe(
      200,
    );
    expect(await listConsents()).toMatchObject([{ at: null }]);
  },
);

test('two concurrent requests create one order with one consent', async () => {
  const placed = await Promise.all([1, 2].map(() => placeOrderAt(purchase)));
  expect(new Set(placed.map((one) => one.ok && one.url)).size).toBe(1);
  expect(await listConsents()).toMatchObject([{ version: earlyStartVersion }]);
});

test('the same idempotency key with another consent creates another order', async () => {
  await placeOrderAt(purchase);
  await placeOrderAt({ ...purchase, consentVersion: null });
  expect((await listConsents()).map(({ version }) => version)).toEqual([earlyStartVersion, null]);
});

test('recovers a lost order with its consent', async () => {
  const id = await createPaidOrder(true);
  const [before] = await listConsents();
  await resetShop(pool);
  for await (const lost of findMissingPayments(shop, longBefore)) {
    expect(await recoverOrder(shop, lost, 'test')).toMatchObject({ ok: true });
  }
  expect((await listConsents()).find((one) => one.id === id)).toEqual(before);
});

test('with consent the first check-in ends the right to cancel', async () => {
  const id = await createPaidOrder(true);
  const { order, ticket } = await readOrderAndTicket(id);
  expect((await toOrderResponse(shop, order)).cancelUntil).not.toBeNull();
  expect(requiresConsentAtCheckIn(order, ticket, shop.edition)).toBe(false);
  expect(await checkInTicket(shop, ticket.code)).toMatchObject({ state: 'early' });
  expect((await toOrderResponse(shop, order)).cancelUntil).not.toBeNull();
  freezeEditionClock(editionStart);
  expect(await checkInTicket(shop, ticket.code)).toMatchObject({ state: 'valid' });
  expect(await toOrderResponse(shop, order)).toMatchObject({ cancelUntil: null });
  expect(await cancelOrder(shop, order, 'test')).toEqual({ ok: false, code: 'ticket_used' });
  expect((await readOrder(pool, id))?.state).toBe('paid');
});

test('without consent check-in asks, and consent ends the right to cancel', async () => {
  const id = await createPaidOrder(false);
  const { order, ticket } = await readOrderAndTicket(id);
  freezeEditionClock(editionStart);
  expect(await checkInTicket(shop, ticket.code)).toMatchObject({ state: 'needs_consent' });
  expect((await toOrderResponse(shop, order)).cancelUntil).not.toBeNull();
  expect(await checkInTicket(shop, ticket.code, { isAgreed: true })).toMatchObject({
    state: 'valid',
  });
  const entered = await readOrderAndTicket(id);
  expect(entered.order).toMatchObject({ consentVersion: earlyStartVersion });
  expect(entered.order.consentedAt).toEqual(entered.ticket.checkedInAt);
  expect(await cancelOrder(shop, order, 'test')).toEqual({ ok: false, code: 'ticket_used' });
});

test('of eight concurrent check-ins with one ticket one succeeds', async () => {
  const { ticket } = await readOrderAndTicket(await createPaidOrder(false));
  freezeEditionClock(editionStart);
  const results = await Promise.all(
    Array.from({ length: 8 }, () => checkInTicket(shop, ticket.code, { isAgreed: true })),
  );
  expect(results.map(({ state }) => state).toSorted()).toEqual([...Array(7).fill('used'), 'valid']);
});

test('of a concurrent check-in and cancellation one succeeds', async () => {
  for (let n = 0; n < 5; n += 1) {
    await resetShop(pool);
    const id = await createPaidOrder(true);
    const { order, ticket } = await readOrderAndTicket(id);
    freezeEditionClock(editionStart);
    const [entered, cancelled] = await Promise.all([
      checkInTicket(shop, ticket.code),
      cancelOrder(shop, order, 'test'),
    ]);
    expect(entered.state === 'valid').toBe(!cancelled.ok);
  }
});
