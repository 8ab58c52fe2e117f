import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { readBoughtOrder } from '../../../test/orders/bought-order.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { resetShop } from '../../../test/test-shop.ts';
import { fetchPaymentDetails } from './fetch-payment-details.ts';

const shop = await startTestApi();
const { pool, log, actAtStripe, setSwitches } = shop;
const fetchDetails = () => fetchPaymentDetails(shop, log);

beforeEach(async () => {
  await resetShop(pool);
  await setSwitches({ areFeesLate: false, calls: {}, outage: 'none' });
  shop.moveClock(0);
});

async function payOrder(method: string) {
  const answer = await shop.buyTicket('standard', `${randomUUID()}@example.com`);
  const order = await readBoughtOrder(pool, answer);
  await actAtStripe('pay', order.session, { method });
  await expect.poll(() => readDetails(order.id)).toMatchObject({ state: 'paid' });
  return order;
}

async function readDetails(id: string) {
  const { rows } = await pool.query(
    `select o.state, d.method, d.fee_minor as fee, d.fee_currency as currency, d.fetch_after is not null as "isAsked"
      from orders o left join payment_detail d on d.order_id = o.id where o.id = $1`,
    [id],
  );
  return rows[0] as object;
}

test('fetches method and fee once, after the payment is settled', async () => {
  const card = await payOrder('card');
  const blik = await payOrder('blik');
  expect(await readDetails(card.id)).toMatchObject({ method: null, fee: null });
  await fetchDetails();
  const { rows } = await pool.query<{ gross: number }>('select gross_minor as gross from orders');
  const fee = Math.round((rows[0]?.gross ?? 0) * 0.015) + 100;
  const known = { fee, currency: 'PLN', isAsked: false };
  expect(await readDetails(card.id)).toMatchObject({ ...known, method: 'card' });
  expect(await readDetails(blik.id)).toMatchObject({ ...known, method: 'blik' });
  await setSwitches({ outage: 'error' });
  await fetchDetails();
  expect(await readDetails(card.id)).toMatchObject({ ...known, method: 'card' });
});

test('fetches a missing fee again with backoff and keeps known values', async () => {
  await setSwitches({ areFeesLate: true });
  const order = await payOrder('p24');
  await fetchDetails();
  expect(await readDetails(order.id)).toMatchObject({ method: 'p24', fee: null, isAsked: true });
  await actAtStripe('book', order.session);
  await fetchDetails();
  expect(await readDetails(order.id)).toMatchObject({ method: 'p24', fee: null });
  shop.moveClock(2);
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { outage: 'error' } } });
  await fetchDetails();
  expect(await readDetails(order.id)).toMatchObject({ method: 'p24', fee: null, isAsked: true });
  await setSwitches({ calls: {} });
  shop.moveClock(3);
  await fetchDetails();
  expect(await readDetails(order.id)).toMatchObject({ fee: null });
  shop.moveClock(60);
  await fetchDetails();
  expect(await readDetails(order.id)).toMatchObject({ fee: expect.any(Number), isAsked: false });
});

test('continues after a payment that Stripe does not know', async () => {
  const unknown = await insertSoldTicket(pool);
  const other = await payOrder('card');
  await fetchDetails();
  expect(await readDetails(unknown.id)).toMatchObject({ method: null, fee: null, isAsked: true });
  expect(await readDetails(other.id)).toMatchObject({ method: 'card', isAsked: false });
});
