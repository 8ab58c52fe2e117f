import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { closeBarrier, waitAtBarrier } from '../barrier.ts';
import { startApi } from '../processes.ts';
import {
  countOf,
  createTestShop,
  emptyShop,
  setStock,
  stockOf,
  testEnvironment,
  webhookSecret,
} from '../test-shop.ts';

/** Two API processes as in production, over one database. */
const capacity = 100;
const purchases = 2000;
const atOnce = 50;

const stripe = await startFakeStripe({
  port: 0,
  webhookUrl: 'http://127.0.0.1:9',
  webhookSecret,
});
const { pool, owner, databaseUrl } = await createTestShop();
const env = testEnvironment(databaseUrl, { STRIPE_API: stripe.origin });
const apis = await Promise.all([startApi(env), startApi(env)]);

afterAll(() => stripe.close());
beforeEach(async () => {
  await emptyShop(pool);
  await setStock(pool, 'vip', { capacity });
});

/** Every buyer has an address of their own, at the door and in the mail. */
async function buy(n: number): Promise<number> {
  const response = await fetch(`${apis[n % 2]?.origin}/api/purchase/vip`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `10.0.${Math.floor(n / 250)}.${n % 250}`,
      'Idempotency-Key': `key-${n}`,
    },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** On a slow machine even the Stripe of a test answers too late; its buyer comes back, as one does. */
async function buyPatiently(n: number): Promise<number> {
  for (;;) {
    const status = await buy(n);
    if (status !== 503) return status;
    await sleep(500);
  }
}

async function rush(count: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        const status = await buyPatiently(next++);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

test('of 2,000 purchases over two processes exactly 100 are held, the others are told it is sold out', async () => {
  const report = reportCheck('quota');
  const statuses = await rush(purchases);
  report(`${purchases} purchases at a quota of ${capacity}: ${statuses[200]} held`);
  expect(statuses).toEqual({ 200: capacity, 409: purchases - capacity });
  expect(await stockOf(pool, 'vip')).toEqual({ held: capacity, sold: 0 });
  expect(await countOf(pool, "orders where state = 'awaiting_payment'")).toBe(capacity);
}, 240_000);

test('the control: without its guard two who look at the last place both get it', async () => {
  await removeGuard();
  await setStock(pool, 'vip', { capacity: 1 });
  const barrier = await closeBarrier(owner);
  const buyers = Promise.all([buyPatiently(0), buyPatiently(1)]);
  // Both have seen the place and neither has taken it: the race is certain, not likely.
  await expect.poll(barrier.waiting, { interval: 10 }).toBe(2);
  await barrier.open();
  expect(await buyers).toEqual([200, 200]);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 2, sold: 0 });
}, 240_000);

/** What a shop does that looks first and takes later: the condition and the constraint are gone. */
async function removeGuard() {
  const { rows } = await pool.query<{ source: string }>(
    "select pg_get_functiondef('place_hold'::regproc) as source",
  );
  const guarded = rows[0]?.source ?? '';
  const unguarded = guarded.replace(
    /update ticket_stock set held = held \+ 1\s+where [^;]+;/,
    // The moment between looking and taking, which a busy day stretches by itself.
    `${waitAtBarrier};
     update ticket_stock set held = held + 1 where ticket = p_ticket;`,
  );
  expect(unguarded).not.toBe(guarded);
  await owner.query(unguarded);
  await owner.query('alter table ticket_stock drop constraint never_oversold');
}
