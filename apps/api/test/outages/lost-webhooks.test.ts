import { afterAll, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { countStripeRequests } from '@kongres/tools/stripe-double/request-counts';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { webhookPath } from '@kongres/contract/paths';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startApi, startWorker } from '../processes.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import {
  countRows,
  createTestShop,
  readQuota,
  createTestEnvironment,
  webhookSecret,
} from '../test-shop.ts';

const payments = isAcceptance ? 200 : 40;
const intervalSeconds = 5;

const apiPort = await findFreePort();
const stripe = await startFakeStripe({
  port: 0,
  webhookUrl: `http://127.0.0.1:${apiPort}${webhookPath}`,
  webhookSecret,
});
afterAll(() => stripe.close());
const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
const env = createTestEnvironment(databaseUrl, {
  STRIPE_API: stripe.origin,
  RECONCILE_SECONDS: String(intervalSeconds),
  PURCHASES_PER_CLIENT: '100000',
  HOLDS_PER_CLIENT: '100000',
});
const countTickets = () => countRows(pool, 'ticket');

test(`the worker finds the tenth of ${payments} payments whose webhook is lost`, async () => {
  const report = reportCheck('webhooks-lost');
  const api = await startApi(env, apiPort);
  const sessions: string[] = [];
  for (let n = 0; n < payments; n += 1) sessions.push(await buyTicket(api.origin, n));
  for (const [n, session] of sessions.entries()) {
    await performAction(stripe.origin, session, 'pay', { withoutWebhook: n % 10 === 0 });
  }
  const notified = payments - payments / 10;
  // Without a worker there is no reconciliation.
  await expect.poll(countTickets, { timeout: 60_000 }).toBe(notified);

  const asked = await countStripeRequests(stripe.origin, 'GET /v1/checkout/sessions/:id');
  const worker = startWorker(env);
  const started = performance.now();
  await expect.poll(countTickets, { timeout: 60_000, interval: 100 }).toBe(payments);
  const seconds = (performance.now() - started) / 1000;
  const requests =
    (await countStripeRequests(stripe.origin, 'GET /v1/checkout/sessions/:id')) - asked;
  const lost = payments - notified;
  report(
    `${lost} of ${payments} lost, found with ${requests} requests after ${seconds.toFixed(1)} s at an interval of ${intervalSeconds} s`,
  );
  // One request per order; its timing is tested in rounds.test.ts.
  expect(requests).toBe(lost);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: payments });
  await Promise.all([api.stop(), worker.stop()]);
}, 180_000);

async function buyTicket(origin: string, n: number): Promise<string> {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  });
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
