import { expect, test } from 'vitest';
import { createExternalSession } from '@kongres/tools/stripe-double/test-client';
import { createClient } from '@kongres/tools/stripe-double/start-test-stripe';
import { createOrderNumberGuard } from '../../src/sales/checkout/order-number-guard.ts';
import { readBoughtOrder } from '../orders/bought-order.ts';
import { startTestApi } from '../test-api.ts';

const shop = await startTestApi({ PURCHASES_PER_CLIENT: '100000', PURCHASES_PER_EMAIL: '100000' });
const { pool, buyTicket, stripe } = shop;

test('keeps idle connections open, so that a replaced database is noticed', () => {
  expect(pool.options.idleTimeoutMillis).toBe(0);
});

test('finds the newest order number behind 100 checkouts of another shop', async () => {
  const { number } = await readBoughtOrder(pool, await buyTicket('vip', 'b@example.com'));
  for (let n = 0; n < 100; n += 1)
    await createExternalSession(stripe, { reference: null, withoutWebhook: true });
  expect(await shop.payments.readNewestOrderNumber()).toBe(number);
});

test('sells although another shop of the Stripe account uses order number 2147483647', async () => {
  const client = createClient(stripe);
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
  await createOrderNumberGuard(pool, shop.payments).ensureNumbersUnused();
  expect((await buyTicket('vip', 'a@example.com')).status).toBe(200);
});
