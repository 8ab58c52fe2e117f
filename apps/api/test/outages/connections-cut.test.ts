import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import type { Pool } from '../../src/platform/db/connection.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { countRows, createTestShop, readQuota, createTestEnvironment } from '../test-shop.ts';

const cuts = isAcceptance ? 100 : 25;

test(`processes survive ${cuts} terminations of all database connections and lose no payment`, async () => {
  const report = reportCheck('connections-cut');
  const apiPort = await findFreePort();
  const stripe = await startStripeFor(apiPort, 50);
  afterAll(() => stripe.close());
  const sink = await startMailSink();
  const { pool, owner, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer, delayDivisor: 100 },
  );
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    SMTP_URL: sink.smtpUrl,
    SWEEP_SECONDS: '1',
    RECONCILE_SECONDS: '2',
    PURCHASES_PER_CLIENT: '1000000',
  });
  const api = await startApi(env, apiPort);
  const worker = startWorker(env);
  const over = new AbortController();
  const statuses = new Map<number, number>();
  let paid = 0;
  let buyer = 0;
  const load = Array.from({ length: 6 }, async () => {
    while (!over.signal.aborted) {
      const session = await buy(buyer++);
      if (!session) continue;
      await performAction(stripe.origin, session, 'pay');
      paid += 1;
    }
  });
  for (let cut = 0; cut < cuts; cut += 1) {
    const sold = paid;
    // Each termination hits processes under load.
    await expect.poll(() => paid, { timeout: 60_000, interval: 5 }).toBeGreaterThan(sold);
    await terminateConnections(owner);
  }
  over.abort();
  await Promise.all(load);
  const refused = [...statuses].filter(([status]) => status >= 400);
  await expect
    .poll(() => countRows(pool, "order_email where kind = 'ticket' and sent_at is not null"), {
      timeout: 180_000,
      interval: 250,
    })
    .toBe(paid);
  report(
    `${cuts} cuts, ${paid} paid: ${await countRows(pool, 'ticket')} tickets; refused calls: ${
      refused.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'
    }`,
  );
  expect(api.isRunning()).toBe(true);
  expect(worker.isRunning()).toBe(true);
  expect(await countRows(pool, "orders where state = 'paid'")).toBe(paid);
  expect(await countRows(pool, 'ticket')).toBe(paid);
  // A request whose connection was terminated can be retried.
  for (const [status] of refused) expect(status).toBe(503);
  const held = await countRows(pool, "orders where state in ('pending', 'awaiting_payment')");
  expect(await readQuota(pool, 'standard')).toEqual({ held, sold: paid });
  await Promise.all([api.stop(), worker.stop()]);

  async function buy(n: number): Promise<string | null> {
    const response = await fetch(`${api.origin}/api/purchase/standard`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: `buyer${n}@example.com` }),
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    const { url } = (await response.json()) as { url?: string };
    if (!url) await sleep(20);
    return url ? (new URL(url).pathname.split('/').at(-1) ?? null) : null;
  }
}, 600_000);

test('processes start although their database connections are terminated', async () => {
  const { pool, queue, owner, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer },
  );
  const env = createTestEnvironment(databaseUrl);
  const worker = startWorker(env);
  const starting = startApi(env);
  for (let cut = 0; cut < 6;) cut += await terminateConnections(owner);
  const api = await starting;
  expect(worker.isRunning()).toBe(true);
  await queue.addJob(pool, 'order-email', { emailId: randomUUID(), requestId: 'test' });
  await expect
    .poll(() => countRows(pool, "pgboss.job where name = 'order-email' and state = 'completed'"), {
      timeout: 60_000,
    })
    .toBe(1);
  await Promise.all([api.stop(), worker.stop()]);
}, 240_000);

/** Returns the number of terminated connections. */
async function terminateConnections(owner: Pool): Promise<number> {
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (application_name like 'api%' or application_name like 'worker%'
          or application_name = 'pgboss')`,
  );
  return rowCount ?? 0;
}
