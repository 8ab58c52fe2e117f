import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { sessionsAsked } from '@kongres/tools/fake-stripe/sessions-asked';
import { setSwitches } from '@kongres/tools/fake-stripe/set-switches';
import { startFakeStripe } from '@kongres/tools/fake-stripe/start-fake-stripe';
import { proves } from '@kongres/tools/proof/proves';
import { inTransaction } from '../src/db/connection.ts';
import { queueMail } from '../src/mail/queue-mail.ts';
import { isProof } from './config.ts';
import { startMailSink } from './mail-sink.ts';
import { startOwnPostgres } from './own-postgres.ts';
import { startApi, startWorker } from './processes.ts';
import { insertSold } from './sold-tickets.ts';
import { freePort } from './test-api.ts';
import { countOf, createTestShop, stockOf, testEnvironment, webhookSecret } from './test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());

const orders = isProof ? 200 : 40;

test(`the mail server is away while ${orders} tickets are owed: each arrives once`, async () => {
  const tell = proves('mail-server-away');
  // The gaps between tries are a hundredth of what they are; queues.test.ts holds their real span.
  const { pool, queue, databaseUrl } = await createTestShop({}, { hurry: 100 });
  const smtpPort = await freePort();
  const env = testEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  for (let n = 0; n < orders; n += 1) {
    const { id: orderId } = await insertSold(pool, { email: `buyer${n}@example.com` });
    await inTransaction(pool, (tx) =>
      queueMail(tx, queue, { orderId, kind: 'ticket', requestId: 'test' }),
    );
  }
  const worker = startWorker(env);
  // Hurried, the first to fail come round again before the last have had their turn: attempts are counted.
  const repeated = "pgboss.job, generate_series(1, retry_count) where name = 'mail'";
  await expect
    .poll(() => countOf(pool, repeated), { timeout: 120_000 })
    .toBeGreaterThan(orders / 2);
  expect(await countOf(pool, 'mail where sent_at is not null')).toBe(0);

  const sink = await startMailSink({ port: smtpPort });
  await expect
    .poll(() => countOf(pool, 'mail where sent_at is not null'), {
      timeout: 240_000,
      interval: 500,
    })
    .toBe(orders);
  tell(`${orders} orders: ${sink.mails.length} mails`);
  expect(sink.mails).toHaveLength(orders);
  expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(orders);
  await worker.stop();
}, 480_000);

test('PostgreSQL stopped hard in mid-load: the API lives on and sells again within five seconds', async () => {
  const tell = proves('database-stopped');
  const postgres = await startOwnPostgres();
  postgres.endLast();
  const { pool, databaseUrl } = await createTestShop({}, { server: postgres.server });
  const env = testEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    PURCHASES_PER_CLIENT: '100000',
    HOLDS_PER_CLIENT: '100000',
  });
  const api = await startApi(env);
  const answers: { at: number; status: number }[] = [];
  const over = new AbortController();
  let buyer = 0;
  const load = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) {
      const status = await buy(api.origin, buyer++);
      answers.push({ at: Date.now(), status });
      if (status !== 200) await sleep(50);
    }
  });
  await expect
    .poll(() => answers.filter(({ status }) => status === 200).length, { timeout: 30_000 })
    .toBeGreaterThan(20);

  await postgres.stopHard();
  await sleep(1000);
  expect((await fetch(`${api.origin}/api/health`)).status).toBe(200);
  expect((await fetch(`${api.origin}/api/ready`)).status).toBe(503);
  await postgres.start();
  const back = Date.now();
  await expect
    .poll(() => answers.some(({ at, status }) => at > back && status === 200), { timeout: 20_000 })
    .toBe(true);
  const first = answers.find(({ at, status }) => at > back && status === 200);
  const recoveryMs = (first?.at ?? Infinity) - back;

  over.abort();
  await Promise.all(load);
  const held = await countOf(pool, "orders where state in ('pending', 'awaiting_payment')");
  const stock = await stockOf(pool, 'standard');
  tell(`back after ${recoveryMs} ms, counter ${stock?.held}, rows ${held}`);
  expect(recoveryMs).toBeLessThan(5000);
  expect(stock).toEqual({ held, sold: 0 });
  const sold = answers.filter(({ status }) => status === 200).length;
  // What was answered is in the books; what was in the books when the power went was not all answered.
  expect(await countOf(pool, "orders where state = 'awaiting_payment'")).toBeGreaterThanOrEqual(
    sold,
  );
  await api.stop();
}, 120_000);

test('asked to end in mid-purchase: not ready first, then the purchase is finished', async () => {
  const tell = proves('end-in-purchase');
  const { databaseUrl } = await createTestShop();
  const api = await startApi(testEnvironment(databaseUrl, { STRIPE_API: stripe.origin }));
  await buy(api.origin, 0);
  await setSwitches(stripe.origin, { delayMs: 1800 });
  const asked = await sessionsAsked(stripe.origin);
  const buying = buy(api.origin, 1);
  await expect.poll(() => sessionsAsked(stripe.origin), { interval: 10 }).toBe(asked + 1);
  const ending = api.stop();
  await expect
    .poll(
      async () => {
        const { status, headers } = await fetch(`${api.origin}/api/ready`);
        return { status, connection: headers.get('connection') };
      },
      { timeout: 1500, interval: 10 },
    )
    .toEqual({ status: 503, connection: 'close' });
  const bought = await buying;
  tell(`not ready first, then the purchase was answered ${bought}`);
  expect(bought).toBe(200);
  await ending;
  await setSwitches(stripe.origin, { delayMs: 0 });
}, 30_000);

test('Stripe hangs under many buyers: all hear of it within five seconds, then it sells again', async () => {
  const tell = proves('stripe-hangs');
  const { pool, databaseUrl } = await createTestShop();
  const api = await startApi(
    testEnvironment(databaseUrl, {
      STRIPE_API: stripe.origin,
      PURCHASES_PER_CLIENT: '1000',
      HOLDS_PER_CLIENT: '1000',
    }),
  );
  expect(await buy(api.origin, 0)).toBe(200);
  await setSwitches(stripe.origin, { outage: 'hang' });
  const buyers = isProof ? 100 : 40;
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      const started = performance.now();
      const status = await buy(api.origin, n + 1);
      return { status, seconds: (performance.now() - started) / 1000 };
    }),
  );
  await setSwitches(stripe.origin, { outage: 'none' });
  const back = performance.now();
  let buyer = buyers;
  await expect.poll(() => buy(api.origin, ++buyer), { timeout: 20_000, interval: 500 }).toBe(200);
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  const recovery = (performance.now() - back) / 1000;
  tell(
    `${buyers} buyers, slowest answer ${slowest.toFixed(1)} s, sells ${recovery.toFixed(1)} s after`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  // Neighbours on the same cores take their share; waiting twice for Stripe would take seven.
  expect(slowest).toBeLessThan(5);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 2, sold: 0 });
  await api.stop();
}, 60_000);

async function buy(origin: string, n: number): Promise<number> {
  const response = await fetch(`${origin}/api/purchase/standard`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${n}` },
    body: JSON.stringify({ email: `buyer${n}@example.com` }),
  }).catch(() => null);
  await response?.arrayBuffer();
  return response?.status ?? 0;
}
