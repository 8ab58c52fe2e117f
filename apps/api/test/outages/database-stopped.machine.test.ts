import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { startPostgresCluster } from '@kongres/tools/dev/stack/postgres-cluster';
import { connectionsPerProcess } from '../../src/platform/db/connection.ts';
import { buyTicket } from '../buy-ticket.ts';
import { registerCleanup } from '../register-cleanup.ts';
import { startApi } from '../processes.ts';
import {
  countRows,
  createTestShop,
  readQuota,
  createTestEnvironment,
  webhookSecret,
} from '../test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());

test('the API survives an immediate stop of PostgreSQL and sells once it is back', async () => {
  const report = reportCheck('database-stopped');
  const postgres = await startPostgresCluster();
  // Registered first, because cleanups run in reverse order.
  registerCleanup(postgres.remove);
  const { pool, databaseUrl } = await createTestShop({}, { server: postgres.server });
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    PURCHASES_PER_CLIENT: '100000',
    HOLDS_PER_CLIENT: '100000',
  });
  const api = await startApi(env);
  const answers: { asked: number; at: number; status: number }[] = [];
  const over = new AbortController();
  let buyer = 0;
  const load = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      const asked = Date.now();
      const status = await buyTicket(api.origin, buyer++);
      answers.push({ asked, at: Date.now(), status });
      if (status !== 200) await sleep(50);
    }
  });
  await expect
    .poll(() => answers.filter(({ status }) => status === 200).length, { timeout: 30_000 })
    .toBeGreaterThan(20);

  await postgres.stopHard();
  const statusOf = async (path: string) => (await fetch(api.origin + path)).status;
  await expect.poll(() => statusOf('/api/ready'), { timeout: 30_000 }).toBe(503);
  expect(await statusOf('/api/health')).toBe(200);
  await postgres.start();
  const back = Date.now();
  const askedSince = () => answers.filter(({ asked }) => asked > back);
  await expect
    .poll(() => askedSince().some(({ status }) => status === 200), { timeout: 60_000 })
    .toBe(true);
  over.abort();
  await Promise.all(load);
  const first = answers.find(({ at, status }) => at > back && status === 200);
  const recoveryMs = (first?.at ?? Infinity) - back;
  const refused = askedSince().filter(({ status }) => status !== 200).length;
  const held = await countRows(pool, "orders where state in ('pending', 'awaiting_payment')");
  const stock = await readQuota(pool, 'standard');
  report(
    `sells ${recoveryMs} ms after, ${refused} refused of ${askedSince().length} who asked since, counter ${stock?.held}, rows ${held}`,
  );
  // At most one failure per broken connection.
  expect(refused).toBeLessThanOrEqual(connectionsPerProcess);
  expect(stock).toEqual({ held, sold: 0 });
  const sold = answers.filter(({ status }) => status === 200).length;
  // Every successful response has an order; an order may lack a response.
  expect(await countRows(pool, "orders where state = 'awaiting_payment'")).toBeGreaterThanOrEqual(
    sold,
  );
  await api.stop();
}, 240_000);
