import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import type { Pool } from '../../src/platform/db/connection.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { countOf, createTestShop, stockOf, testEnvironment } from '../test-shop.ts';

const cuts = isAcceptance ? 100 : 25;

test(`O5: every database connection is cut ${cuts} times in mid-use: no process ends, nothing paid is lost`, async () => {
  const report = reportCheck('connections-cut');
  const apiPort = await freePort();
  const stripe = await startStripeFor(apiPort, 50);
  afterAll(() => stripe.close());
  const sink = await startMailSink();
  const { pool, owner, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer, hurry: 100 },
  );
  const env = testEnvironment(databaseUrl, {
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
      await act(stripe.origin, session, 'pay');
      paid += 1;
    }
  });
  for (let cut = 0; cut < cuts; cut += 1) {
    const sold = paid;
    // Between two cuts something was sold, so that each hits processes that are at work.
    await expect.poll(() => paid, { timeout: 60_000, interval: 5 }).toBeGreaterThan(sold);
    await cutConnections(owner);
  }
  over.abort();
  await Promise.all(load);
  const refused = [...statuses].filter(([status]) => status >= 400);
  await expect
    .poll(() => countOf(pool, "mail where kind = 'ticket' and sent_at is not null"), {
      timeout: 180_000,
      interval: 250,
    })
    .toBe(paid);
  report(
    `${cuts} cuts, ${paid} paid: ${await countOf(pool, 'ticket')} tickets; refused calls: ${
      refused.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none'
    }`,
  );
  expect(api.isRunning()).toBe(true);
  expect(worker.isRunning()).toBe(true);
  expect(await countOf(pool, "orders where state = 'paid'")).toBe(paid);
  expect(await countOf(pool, 'ticket')).toBe(paid);
  // A call whose connection was cut is told to come back, not that something is broken.
  for (const [status] of refused) expect(status).toBe(503);
  const held = await countOf(pool, "orders where state in ('pending', 'awaiting_payment')");
  expect(await stockOf(pool, 'standard')).toEqual({ held, sold: paid });
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

test('O5: a process whose connections are cut while it starts begins all the same', async () => {
  const { pool, queue, owner, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer },
  );
  const env = testEnvironment(databaseUrl);
  const worker = startWorker(env);
  const starting = startApi(env);
  for (let cut = 0; cut < 6;) cut += await cutConnections(owner);
  const api = await starting;
  expect(worker.isRunning()).toBe(true);
  await queue.add(pool, 'mail', { mailId: randomUUID(), requestId: 'test' });
  await expect
    .poll(() => countOf(pool, "pgboss.job where name = 'mail' and state = 'completed'"), {
      timeout: 60_000,
    })
    .toBe(1);
  await Promise.all([api.stop(), worker.stop()]);
}, 240_000);

/** As a database does that goes away; how many there were. */
async function cutConnections(owner: Pool): Promise<number> {
  const { rowCount } = await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and (application_name like 'api%' or application_name like 'worker%'
          or application_name = 'pgboss')`,
  );
  return rowCount ?? 0;
}
