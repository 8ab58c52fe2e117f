import { beforeEach, expect, test } from 'vitest';
import { act, eventsAt, sendEvents } from '@kongres/tools/stripe-double/act';
import type { Wish } from '@kongres/tools/stripe-double/deeds';
import { boughtOrder, isAdmitted, orderState } from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { emptyShop } from '../../../test/test-shop.ts';

const { pool, buy, stripe } = await startTestApi();

beforeEach(() => emptyShop(pool));

/** Sells one, paid with what the buyer typed at Stripe. */
async function paid(wish: Wish): Promise<string> {
  const { id, session } = await boughtOrder(pool, await buy('vip', 'ala@example.com'));
  await act(stripe, session, 'pay', wish);
  await expect.poll(() => orderState(pool, id)).toBe('paid');
  return id;
}

test('name and address come with the payment: cleaned, cut to what fits, and the first to come stay', async () => {
  await paid({
    name: ' Zażółć\u0000\u202E Gęślą\r\n\t Jaźń\uD800 ',
    address: {
      line1: 'A'.repeat(5000),
      line2: '\u0007\u0000',
      postal_code: '\u2066SW1A 1AA',
      city: 'London',
    },
    country: 'GB',
  });
  const billed = () => pool.query('select buyer_name, billing_address, country from orders');
  const { rows } = await billed();
  expect(rows).toEqual([
    {
      buyer_name: 'Zażółć Gęślą Jaźń\uFFFD',
      billing_address: {
        line1: 'A'.repeat(500),
        line2: null,
        postalCode: 'SW1A 1AA',
        city: 'London',
        region: null,
      },
      country: 'GB',
    },
  ]);
  const events = await eventsAt(stripe);
  await sendEvents(
    stripe,
    events.map((event) => event.id),
  );
  expect((await billed()).rows).toEqual(rows);
});

test('a payment without name and address is as good as any', async () => {
  const id = await paid({ name: null, address: null });
  expect(await isAdmitted(pool, id)).toBe(true);
  const { rows } = await pool.query('select buyer_name, billing_address, country from orders');
  expect(rows).toEqual([{ buyer_name: null, billing_address: null, country: null }]);
});
