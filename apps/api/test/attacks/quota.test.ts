import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { closeBarrier, waitAtBarrier } from '../barrier.ts';
import { startApi } from '../processes.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  setQuota,
  readQuota,
  createTestEnvironment,
  webhookSecret,
} from '../test-shop.ts';

/** Two API processes as in production, over one database. */
const limit = 100;
const purchases = 2000;
const concurrency = 50;

const stripe = await startFakeStripe({
  port: 0,
  webhookUrl: 'http://127.0.0.1:9',
  webhookSecret,
});
const { pool, owner, databaseUrl } = await createTestShop();
const env = createTestEnvironment(databaseUrl, { STRIPE_API: stripe.origin });
const apis = await Promise.all([startApi(env), startApi(env)]);

afterAll(() => stripe.close());
beforeEach(async () => {
  await resetShop(pool);
  await setQuota(pool, 'vip', { limit });
});

/** Every buyer has a different IP address and email. */
async function buyTicketAs(n: number): Promise<number> {
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

/** Retries while the Stripe double is too slow on a busy machine. */
async function buyWithRetries(n: number): Promise<number> {
  for (;;) {
    const status = await buyTicketAs(n);
    if (status !== 503) return status;
    await sleep(500);
  }
}

async function buyConcurrently(count: number): Promise<Record<string, number>> {
  const statuses: Record<string, number> = {};
  let next = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        const status = await buyWithRetries(next++);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }),
  );
  return statuses;
}

test('2,000 concurrent purchases across two processes hold exactly 100 tickets', async () => {
  const report = reportCheck('quota');
  const statuses = await buyConcurrently(purchases);
  report(`${purchases} purchases at a quota of ${limit}: ${statuses[200]} held`);
  expect(statuses).toEqual({ 200: limit, 409: purchases - limit });
  expect(await readQuota(pool, 'vip')).toEqual({ held: limit, sold: 0 });
  expect(await countRows(pool, "orders where state = 'awaiting_payment'")).toBe(limit);
}, 240_000);

test('control: without the quota condition two buyers get the last ticket', async () => {
  await removeQuotaGuard();
  await setQuota(pool, 'vip', { limit: 1 });
  const barrier = await closeBarrier(owner);
  const buyers = Promise.all([buyWithRetries(0), buyWithRetries(1)]);
  // Both have read the quota and neither has updated it.
  await expect.poll(barrier.waiting, { interval: 10 }).toBe(2);
  await barrier.open();
  expect(await buyers).toEqual([200, 200]);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 2, sold: 0 });
}, 240_000);

/** Removes the condition and the constraint that prevent overselling. */
async function removeQuotaGuard() {
  const { rows } = await pool.query<{ source: string }>(
    "select pg_get_functiondef('place_hold'::regproc) as source",
  );
  const guarded = rows[0]?.source ?? '';
  const unguarded = guarded.replace(
    /update ticket_quota set held = held \+ 1\s+where [^;]+;/,
    // Stops between reading and updating.
    `${waitAtBarrier};
     update ticket_quota set held = held + 1 where ticket = p_ticket;`,
  );
  expect(unguarded).not.toBe(guarded);
  await owner.query(unguarded);
  await owner.query('alter table ticket_quota drop constraint quota_not_exceeded');
}
