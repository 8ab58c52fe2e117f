import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { boughtOrder } from '../../../test/orders/bought-order.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { emptyShop } from '../../../test/test-shop.ts';
import { learnDetails } from './learn-details.ts';

const shop = await startTestApi();
const { pool, log, atStripe, setSwitches } = shop;
const learn = () => learnDetails(shop, log);

beforeEach(async () => {
  await emptyShop(pool);
  await setSwitches({ areFeesLate: false, calls: {}, outage: 'none' });
  shop.moveClock(0);
});

async function pay(method: string) {
  const answer = await shop.buy('standard', `${randomUUID()}@example.com`);
  const order = await boughtOrder(pool, answer);
  await atStripe('pay', order.session, { method });
  await expect.poll(() => knownOf(order.id)).toMatchObject({ state: 'paid' });
  return order;
}

async function knownOf(id: string) {
  const { rows } = await pool.query(
    `select o.state, d.method, d.fee_minor as fee, d.fee_currency as currency, d.ask_after is not null as "isAsked"
      from orders o left join payment_detail d on d.order_id = o.id where o.id = $1`,
    [id],
  );
  return rows[0] as object;
}

test('what Stripe keeps of a payment is known soon after, once, and nothing was asked while it was paid', async () => {
  const card = await pay('card');
  const blik = await pay('blik');
  expect(await knownOf(card.id)).toMatchObject({ method: null, fee: null });
  await learn();
  const { rows } = await pool.query<{ gross: number }>('select gross_minor as gross from orders');
  const fee = Math.round((rows[0]?.gross ?? 0) * 0.015) + 100;
  const known = { fee, currency: 'PLN', isAsked: false };
  expect(await knownOf(card.id)).toMatchObject({ ...known, method: 'card' });
  expect(await knownOf(blik.id)).toMatchObject({ ...known, method: 'blik' });
  await setSwitches({ outage: 'error' });
  await learn();
  expect(await knownOf(card.id)).toMatchObject({ ...known, method: 'card' });
});

test('a fee that is not booked yet is asked for again, later each time, and what is known stays', async () => {
  await setSwitches({ areFeesLate: true });
  const order = await pay('p24');
  await learn();
  expect(await knownOf(order.id)).toMatchObject({ method: 'p24', fee: null, isAsked: true });
  await atStripe('book', order.session);
  await learn();
  expect(await knownOf(order.id)).toMatchObject({ method: 'p24', fee: null });
  shop.moveClock(2);
  await setSwitches({ calls: { 'GET /v1/payment_intents/:id': { outage: 'error' } } });
  await learn();
  expect(await knownOf(order.id)).toMatchObject({ method: 'p24', fee: null, isAsked: true });
  await setSwitches({ calls: {} });
  shop.moveClock(3);
  await learn();
  expect(await knownOf(order.id)).toMatchObject({ fee: null });
  shop.moveClock(60);
  await learn();
  expect(await knownOf(order.id)).toMatchObject({ fee: expect.any(Number), isAsked: false });
});

test('a payment that Stripe does not know holds up no other', async () => {
  const unknown = await insertSold(pool);
  const other = await pay('card');
  await learn();
  expect(await knownOf(unknown.id)).toMatchObject({ method: null, fee: null, isAsked: true });
  expect(await knownOf(other.id)).toMatchObject({ method: 'card', isAsked: false });
});
