import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { startPostgresCluster } from '@kongres/tools/dev/stack/postgres-cluster';
import { connectionsPerProcess } from '../../src/platform/db/connection.ts';
import { buy } from '../buy.ts';
import { afterwards } from '../afterwards.ts';
import { startApi } from '../processes.ts';
import { countOf, createTestShop, stockOf, testEnvironment, webhookSecret } from '../test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());

test('PostgreSQL stopped hard in mid-load: the API lives on and sells again once it is back', async () => {
  const report = reportCheck('database-stopped');
  const postgres = await startPostgresCluster();
  // Registered before anything that uses the server: hooks run backwards.
  afterwards(postgres.remove);
  const { pool, databaseUrl } = await createTestShop({}, { server: postgres.server });
  const env = testEnvironment(databaseUrl, {
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
      const status = await buy(api.origin, buyer++);
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
  const held = await countOf(pool, "orders where state in ('pending', 'awaiting_payment')");
  const stock = await stockOf(pool, 'standard');
  report(
    `sells ${recoveryMs} ms after, ${refused} refused of ${askedSince().length} who asked since, counter ${stock?.held}, rows ${held}`,
  );
  // At most one for each connection that broke; everyone after that buys.
  expect(refused).toBeLessThanOrEqual(connectionsPerProcess);
  expect(stock).toEqual({ held, sold: 0 });
  const sold = answers.filter(({ status }) => status === 200).length;
  // What was answered is in the books; what was in the books when the power went was not all answered.
  expect(await countOf(pool, "orders where state = 'awaiting_payment'")).toBeGreaterThanOrEqual(
    sold,
  );
  await api.stop();
}, 240_000);
