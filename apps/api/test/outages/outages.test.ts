import { afterAll, expect, test } from 'vitest';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { inTransaction } from '../../src/platform/db/connection.ts';
import { queueOrderEmail } from '../../src/sales/order-emails/order-email.queries.ts';
import { buyTicket } from '../buy-ticket.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { insertSoldTicket } from '../orders/sold-tickets.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import {
  countBlockedStatements,
  countRows,
  createTestShop,
  readQuota,
  createTestEnvironment,
  webhookSecret,
} from '../test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());

const orders = isAcceptance ? 200 : 40;

test(`${orders} ticket emails arrive once after a mail server outage`, async () => {
  const report = reportCheck('mail-server-down');
  // Retry delays are divided by 100; queues.test.ts covers the real ones.
  const { pool, queue, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer, delayDivisor: 100 },
  );
  const smtpPort = await findFreePort();
  const env = createTestEnvironment(databaseUrl, {
    STRIPE_API: stripe.origin,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  for (let n = 0; n < orders; n += 1) {
    const { id: orderId } = await insertSoldTicket(pool, { email: `buyer${n}@example.com` });
    await inTransaction(pool, (tx) =>
      queueOrderEmail(tx, queue, { orderId, kind: 'ticket', requestId: 'test' }),
    );
  }
  const worker = startWorker(env);
  // Counts attempts, because the first jobs are retried before the last ones run.
  const repeated = "pgboss.job, generate_series(1, retry_count) where name = 'order-email'";
  await expect
    .poll(() => countRows(pool, repeated), { timeout: 120_000 })
    .toBeGreaterThan(orders / 2);
  expect(await countRows(pool, 'order_email where sent_at is not null')).toBe(0);

  const sink = await startMailSink({ port: smtpPort });
  await expect
    .poll(() => countRows(pool, 'order_email where sent_at is not null'), {
      timeout: 240_000,
      interval: 500,
    })
    .toBe(orders);
  report(`${orders} orders: ${sink.emails.length} mails`);
  expect(sink.emails).toHaveLength(orders);
  expect(new Set(sink.emails.map(({ to }) => to)).size).toBe(orders);
  await worker.stop();
}, 480_000);

test('reports not ready on shutdown and finishes a running purchase', async () => {
  const report = reportCheck('graceful-shutdown');
  const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  const api = await startApi(createTestEnvironment(databaseUrl, { STRIPE_API: stripe.origin }));
  const barrier = await pool.connect();
  await barrier.query("begin; select from ticket_quota where ticket = 'standard' for update");
  const buying = buyTicket(api.origin, 0);
  await expect.poll(() => countBlockedStatements(pool), { interval: 10 }).toBe(1);
  const ending = api.stop();
  const seen = new Set<string>();
  // Polls until the port is closed while the purchase is still blocked.
  await expect
    .poll(
      async () => {
        const ready = await fetch(`${api.origin}/api/ready`).catch(() => null);
        seen.add(ready ? `${ready.status} ${ready.headers.get('connection')}` : 'refused');
        return ready === null;
      },
      { interval: 10 },
    )
    .toBe(true);
  await barrier.query('commit');
  barrier.release();
  const bought = await buying;
  report(`not ready first, then the purchase was answered ${bought}`);
  expect([...seen]).toContain('503 close');
  expect(bought).toBe(200);
  await ending;
});

test('answers every buyer while Stripe hangs, releases holds and sells once it recovers', async () => {
  const report = reportCheck('stripe-hangs');
  const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  const api = await startApi(
    createTestEnvironment(databaseUrl, {
      STRIPE_API: stripe.origin,
      PURCHASES_PER_CLIENT: '1000',
      HOLDS_PER_CLIENT: '1000',
    }),
  );
  expect(await buyTicket(api.origin, 0)).toBe(200);
  await setSwitches(stripe.origin, { outage: 'hang' });
  const buyers = isAcceptance ? 100 : 40;
  const answers = await Promise.all(
    Array.from({ length: buyers }, async (_, n) => {
      const started = performance.now();
      const status = await buyTicket(api.origin, n + 1);
      return { status, seconds: (performance.now() - started) / 1000 };
    }),
  );
  await setSwitches(stripe.origin, { outage: 'none' });
  const back = performance.now();
  let buyer = buyers;
  await expect
    .poll(() => buyTicket(api.origin, ++buyer), { timeout: 60_000, interval: 500 })
    .toBe(200);
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  const recovery = (performance.now() - back) / 1000;
  report(
    `${buyers} buyers, slowest answer ${slowest.toFixed(1)} s, sells ${recovery.toFixed(1)} s after`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await readQuota(pool, 'standard')).toEqual({ held: 2, sold: 0 });
  await api.stop();
}, 180_000);
