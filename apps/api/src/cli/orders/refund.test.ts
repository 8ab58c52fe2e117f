import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf, testEnvironment } from '../../../test/test-shop.ts';

const { pool, databaseUrl, stripe, buy, atStripe, setSwitches } = await startTestApi();
const organise = organiserOf(testEnvironment(databaseUrl, { STRIPE_API: stripe }));

beforeEach(async () => {
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

async function paidOrder(): Promise<string> {
  await buy('vip', 'ala@example.com');
  const { rows } = await pool.query<{ number: number; session: string }>(
    'select number, session_id as session from orders',
  );
  await atStripe('pay', rows[0]?.session ?? '');
  await expect.poll(() => countOf(pool, "orders where state = 'paid'")).toBe(1);
  return `KAI-${rows[0]?.number}`;
}

test('a refund goes through Stripe, ends the ticket and is told to the buyer once', async () => {
  const name = await paidOrder();
  const done = await organise(['orders', 'refund', name], { answer: 'yes' });
  expect(done.err).toContain(`of ${name} back to ala@example.com?`);
  expect(done.code).toBe(0);
  expect(
    await countOf(pool, "orders where state = 'refunded' and refunded_minor = gross_minor"),
  ).toBe(1);
  expect(await countOf(pool, 'ticket where void_at is not null')).toBe(1);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  await expect.poll(() => countOf(pool, "stripe_event where type = 'charge.refunded'")).toBe(1);
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(1);
  const again = await organise(['orders', 'refund', name, '--yes']);
  expect(again).toMatchObject({ code: 1, err: `${name} has been refunded already.\n` });
});

test('while Stripe is away nothing is refunded and nothing is changed', async () => {
  const name = await paidOrder();
  await setSwitches({ outage: 'error' });
  const { code, err } = await organise(['orders', 'refund', name, '--yes']);
  expect(code).toBe(1);
  expect(err).toMatch(/^Stripe gave nothing back and the order is as it was: [^\n]+\n$/);
  expect(await countOf(pool, "orders where state = 'paid'")).toBe(1);
});

test('an order nobody paid has nothing to give back', async () => {
  await buy('vip', 'ala@example.com');
  const { rows } = await pool.query<{ number: number }>('select number from orders');
  const { err } = await organise(['orders', 'refund', String(rows[0]?.number), '--yes']);
  expect(err).toContain('has not been paid');
});
