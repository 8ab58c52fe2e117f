import { expect, test } from 'vitest';
import { makeForeign } from '@kongres/tools/stripe-double/act';
import { clientOf } from '@kongres/tools/stripe-double/start-test-stripe';
import { createOrderNumbers } from '../../src/sales/checkout/order-numbers.ts';
import { boughtOrder } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, buy, stripe } = shop;

test('connections stay open however quiet the night, so that a replaced database is noticed', () => {
  expect(pool.options.idleTimeoutMillis).toBe(0);
});

test('another shop of the account had the newest hundred checkouts: our newest number is still found', async () => {
  const { number } = await boughtOrder(pool, await buy('vip', 'b@example.com'));
  for (let n = 0; n < 100; n += 1)
    await makeForeign(stripe, { reference: null, withoutWebhook: true });
  expect(await shop.payments.newestNumber()).toBe(number);
});

test('another shop of the account names its own order number 2147483647: we still sell', async () => {
  const client = clientOf(stripe);
  await client.checkout.sessions.create({
    mode: 'payment',
    metadata: { kongres_number: '2147483647' },
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'pln', unit_amount: 500, product_data: { name: 'x' } },
      },
    ],
    success_url: 'https://elsewhere.example/thanks',
  });
  await createOrderNumbers(pool, shop.payments).ready();
  expect((await buy('vip', 'a@example.com')).status).toBe(200);
});
