import { afterAll, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { requestsTo } from '@kongres/tools/stripe-double/requests-to';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { webhookPath } from '@kongres/contract/paths';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startApi, startWorker } from '../processes.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { countOf, createTestShop, stockOf, testEnvironment, webhookSecret } from '../test-shop.ts';

const payments = isAcceptance ? 200 : 40;
const intervalSeconds = 5;

const apiPort = await freePort();
const stripe = await startFakeStripe({
  port: 0,
  webhookUrl: `http://127.0.0.1:${apiPort}${webhookPath}`,
  webhookSecret,
});
afterAll(() => stripe.close());
const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
const env = testEnvironment(databaseUrl, {
  STRIPE_API: stripe.origin,
  RECONCILE_SECONDS: String(intervalSeconds),
  PURCHASES_PER_CLIENT: '100000',
  HOLDS_PER_CLIENT: '100000',
});
const tickets = () => countOf(pool, 'ticket');

test(`a tenth of ${payments} payments is never told of; the worker finds them in time`, async () => {
  const report = reportCheck('webhooks-lost');
  const api = await startApi(env, apiPort);
  const sessions: string[] = [];
  for (let n = 0; n < payments; n += 1) sessions.push(await order(api.origin, n));
  for (const [n, session] of sessions.entries()) {
    await act(stripe.origin, session, 'pay', { withoutWebhook: n % 10 === 0 });
  }
  const told = payments - payments / 10;
  // Without a worker nobody asks: what was not told of is not known.
  await expect.poll(tickets, { timeout: 60_000 }).toBe(told);

  const asked = await requestsTo(stripe.origin, 'GET /v1/checkout/sessions/:id');
  const worker = startWorker(env);
  const started = performance.now();
  await expect.poll(tickets, { timeout: 60_000, interval: 100 }).toBe(payments);
  const seconds = (performance.now() - started) / 1000;
  const questions = (await requestsTo(stripe.origin, 'GET /v1/checkout/sessions/:id')) - asked;
  const lost = payments - told;
  report(
    `${lost} of ${payments} lost, found with ${questions} questions after ${seconds.toFixed(1)} s at an interval of ${intervalSeconds} s`,
  );
  // In time means: the first time an order is asked about. How soon that is, rounds.test.ts holds.
  expect(questions).toBe(lost);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: payments });
  await Promise.all([api.stop(), worker.stop()]);
}, 180_000);

async function order(origin: string, n: number): Promise<string> {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  });
  expect(response.status).toBe(200);
  const { url } = (await response.json()) as { url: string };
  return new URL(url).pathname.split('/').at(-1) ?? '';
}
