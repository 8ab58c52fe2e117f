import { beforeEach, expect, test } from 'vitest';
import { earlyStartVersion } from '@kongres/content/facts/early-start';
import { editionStarts } from '@kongres/content/facts/phases';
import { earlyStartHeader } from '@kongres/contract/purchase';
import { useTicket } from '../../src/sales/check-in/use-ticket.ts';
import { cancelOrder } from '../../src/sales/order-page/cancel-order.ts';
import { asksAtEntry } from '../../src/sales/orders/cancellation.ts';
import { tellOrder } from '../../src/sales/order-page/tell-order.ts';
import { readOrder } from '../../src/sales/orders/order-queries.ts';
import { placeOrder, type Attempt } from '../../src/sales/checkout/place-order.ts';
import { findLostPayments, recoverOrder } from '../../src/sales/settlement/recover-orders.ts';
import { findTicket } from '../../src/sales/tickets/ticket-queries.ts';
import { startTestApi } from '../test-api.ts';
import { emptyShop } from '../test-shop.ts';
import { attemptOf } from './attempt.ts';

const shop = await startTestApi();
const { pool, log, buy, atStripe, stopEditionAt } = shop;
const shortlyBefore = new Date(editionStarts.getTime() - 60_000);
const longBefore = new Date(editionStarts.getTime() - 90 * 86_400_000);

const attempt = attemptOf(log, { consentVersion: earlyStartVersion });

function place(wanted: Attempt, at = shortlyBefore) {
  stopEditionAt(at);
  return placeOrder(shop, wanted);
}

interface Consent {
  id: string;
  session: string;
  at: Date | null;
  version: number | null;
}

async function consents(): Promise<Consent[]> {
  const { rows } = await pool.query<Consent>(
    `select id, session_id as session, consented_at as at, consent_version as version
      from orders order by number`,
  );
  return rows;
}

/** A paid order of somebody who ticked, or did not. */
async function paid(isTicked: boolean): Promise<string> {
  const consentVersion = isTicked ? earlyStartVersion : null;
  await place({ ...attempt, consentVersion });
  const [order] = await consents();
  if (!order) throw new Error('no order');
  await atStripe('pay', order.session);
  await expect.poll(async () => (await readOrder(pool, order.id))?.state).toBe('paid');
  return order.id;
}

async function orderAndTicket(id: string) {
  const [order, ticket] = [await readOrder(pool, id), await findTicket(pool, id)];
  if (!order || !ticket) throw new Error('no ticket');
  return { order, ticket };
}

beforeEach(() => emptyShop(pool));

test('a tick shortly before the congress is kept with its moment and wording', async () => {
  expect(await place(attempt)).toMatchObject({ ok: true });
  expect(await consents()).toMatchObject([{ at: expect.any(Date), version: earlyStartVersion }]);
});

test.each([
  ['long before the congress', longBefore, earlyStartVersion],
  ['without a tick', shortlyBefore, null],
  ['to a wording that nobody has written yet', shortlyBefore, earlyStartVersion + 1],
])('%s nobody agrees to anything, and the purchase succeeds', async (_, at, consentVersion) => {
  const placed = await place({ ...attempt, consentVersion }, at);
  expect(placed).toMatchObject({ ok: true });
  expect(await consents()).toMatchObject([{ at: null, version: null }]);
});

test.each(['', '0', '-1', 'true', '1; drop table orders', '9'.repeat(5000), '1, 1'])(
  'a purchase is not refused for the header %j',
  async (header) => {
    expect((await buy('vip', 'ala@example.com', { [earlyStartHeader]: header })).status).toBe(200);
    expect(await consents()).toMatchObject([{ at: null }]);
  },
);

test('of two ticked calls at once there is one order, one page and one moment', async () => {
  const placed = await Promise.all([1, 2].map(() => place(attempt)));
  expect(new Set(placed.map((one) => one.ok && one.url)).size).toBe(1);
  expect(await consents()).toMatchObject([{ version: earlyStartVersion }]);
});

test('the same key without the tick, as from an old tab, neither takes nor gives a consent', async () => {
  await place(attempt);
  await place({ ...attempt, consentVersion: null });
  expect((await consents()).map(({ version }) => version)).toEqual([earlyStartVersion, null]);
});

test('an order that a restored database has lost comes back with its consent', async () => {
  const id = await paid(true);
  const [before] = await consents();
  await emptyShop(pool);
  for await (const lost of findLostPayments(shop, longBefore)) {
    expect(await recoverOrder(shop, lost, 'test')).toMatchObject({ ok: true });
  }
  expect((await consents()).find((one) => one.id === id)).toEqual(before);
});

test('with a consent the first entry ends the right to cancel, and not before', async () => {
  const id = await paid(true);
  const { order, ticket } = await orderAndTicket(id);
  expect((await tellOrder(shop, order)).cancelUntil).not.toBeNull();
  expect(asksAtEntry(order, ticket, shop.edition)).toBe(false);
  expect(await useTicket(shop, ticket.code)).toMatchObject({ state: 'early' });
  expect((await tellOrder(shop, order)).cancelUntil).not.toBeNull();
  stopEditionAt(editionStarts);
  expect(await useTicket(shop, ticket.code)).toMatchObject({ state: 'valid' });
  expect(await tellOrder(shop, order)).toMatchObject({ cancelUntil: null });
  expect(await cancelOrder(shop, order, 'test')).toEqual({ ok: false, code: 'ticket_used' });
  expect((await readOrder(pool, id))?.state).toBe('paid');
});

test('without a consent the entry asks, and only a yes ends the right to cancel', async () => {
  const id = await paid(false);
  const { order, ticket } = await orderAndTicket(id);
  stopEditionAt(editionStarts);
  expect(await useTicket(shop, ticket.code)).toMatchObject({ state: 'asks' });
  expect((await tellOrder(shop, order)).cancelUntil).not.toBeNull();
  expect(await useTicket(shop, ticket.code, { isAgreed: true })).toMatchObject({ state: 'valid' });
  const entered = await orderAndTicket(id);
  expect(entered.order).toMatchObject({ consentVersion: earlyStartVersion });
  expect(entered.order.consentedAt).toEqual(entered.ticket.usedAt);
  expect(await cancelOrder(shop, order, 'test')).toEqual({ ok: false, code: 'ticket_used' });
});

test('of many at the door with one ticket, each with a yes, one is first', async () => {
  const { ticket } = await orderAndTicket(await paid(false));
  stopEditionAt(editionStarts);
  const doors = await Promise.all(
    Array.from({ length: 8 }, () => useTicket(shop, ticket.code, { isAgreed: true })),
  );
  expect(doors.map(({ state }) => state).toSorted()).toEqual([...Array(7).fill('used'), 'valid']);
});

test('of an entry and a cancellation at once, one happens', async () => {
  for (let n = 0; n < 5; n += 1) {
    await emptyShop(pool);
    const id = await paid(true);
    const { order, ticket } = await orderAndTicket(id);
    stopEditionAt(editionStarts);
    const [entered, cancelled] = await Promise.all([
      useTicket(shop, ticket.code),
      cancelOrder(shop, order, 'test'),
    ]);
    expect(entered.state === 'valid').toBe(!cancelled.ok);
  }
});
