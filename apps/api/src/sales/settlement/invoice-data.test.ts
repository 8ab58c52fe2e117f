import { beforeEach, expect, test } from 'vitest';
import { performAction, fetchEvents, sendEvents } from '@kongres/tools/stripe-double/test-client';
import type { ActionOptions } from '@kongres/tools/stripe-double/session-actions';
import {
  readBoughtOrder,
  hasValidTicket,
  readOrderState,
} from '../../../test/orders/bought-order.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { resetShop } from '../../../test/test-shop.ts';

const { pool, buyTicket, stripe } = await startTestApi();

beforeEach(() => resetShop(pool));

async function sellTicket(payment: ActionOptions): Promise<string> {
  const { id, session } = await readBoughtOrder(pool, await buyTicket('vip', 'ala@example.com'));
  await performAction(stripe, session, 'pay', payment);
  await expect.poll(() => readOrderState(pool, id)).toBe('paid');
  return id;
}

test('saves name and address sanitised and truncated, and keeps the first values', async () => {
  await sellTicket({
    name: ' Zażółć\u0000\u202E Gęślą\r\n\t Jaźń\uD800 ',
    address: {
      line1: 'A'.repeat(5000),
      line2: '\u0007\u0000',
      postal_code: '\u2066SW1A 1AA',
      city: 'London',
    },
    country: 'GB',
  });
  const readBilling = () => pool.query('select buyer_name, billing_address, country from orders');
  const { rows } = await readBilling();
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
  const events = await fetchEvents(stripe);
  await sendEvents(
    stripe,
    events.map((event) => event.id),
  );
  expect((await readBilling()).rows).toEqual(rows);
});

test('accepts a payment without name and address', async () => {
  const id = await sellTicket({ name: null, address: null });
  expect(await hasValidTicket(pool, id)).toBe(true);
  const { rows } = await pool.query('select buyer_name, billing_address, country from orders');
  expect(rows).toEqual([{ buyer_name: null, billing_address: null, country: null }]);
});
