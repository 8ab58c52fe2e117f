import { afterAll, expect, test } from 'vitest';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { startFakeStripe } from '@kongres/tools/stripe-double/start-fake-stripe';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { inTransaction } from '../../src/platform/db/connection.ts';
import { queueMail } from '../../src/sales/order-emails/mail-queries.ts';
import { buy } from '../buy.ts';
import { durableDatabaseServer, isAcceptance } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker } from '../processes.ts';
import { insertSold } from '../orders/sold-tickets.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import {
  countBlockedStatements,
  countOf,
  createTestShop,
  stockOf,
  testEnvironment,
  webhookSecret,
} from '../test-shop.ts';

const stripe = await startFakeStripe({ port: 0, webhookUrl: 'http://127.0.0.1:9', webhookSecret });
afterAll(() => stripe.close());

const orders = isAcceptance ? 200 : 40;

test(`the mail server is away while ${orders} tickets are owed: each arrives once`, async () => {
  const report = reportCheck('mail-server-away');
  // The gaps between tries are a hundredth of what they are; queues.test.ts holds their real span.
  const { pool, queue, databaseUrl } = await createTestShop(
    {},
    { server: durableDatabaseServer, hurry: 100 },
  );
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
  report(`${orders} orders: ${sink.mails.length} mails`);
  expect(sink.mails).toHaveLength(orders);
  expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(orders);
  await worker.stop();
}, 480_000);

test('asked to end in mid-purchase: not ready first, then the purchase is finished', async () => {
  const report = reportCheck('end-in-purchase');
  const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  const api = await startApi(testEnvironment(databaseUrl, { STRIPE_API: stripe.origin }));
  const barrier = await pool.connect();
  await barrier.query("begin; select from ticket_stock where ticket = 'standard' for update");
  const buying = buy(api.origin, 0);
  await expect.poll(() => countBlockedStatements(pool), { interval: 10 }).toBe(1);
  const ending = api.stop();
  const seen = new Set<string>();
  // Asked until nobody listens any more; the purchase is still waiting then.
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

test('Stripe hangs under many buyers: all hear of it, nothing stays held, then it sells again', async () => {
  const report = reportCheck('stripe-hangs');
  const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
  const api = await startApi(
    testEnvironment(databaseUrl, {
      STRIPE_API: stripe.origin,
      PURCHASES_PER_CLIENT: '1000',
      HOLDS_PER_CLIENT: '1000',
    }),
  );
  expect(await buy(api.origin, 0)).toBe(200);
  await setSwitches(stripe.origin, { outage: 'hang' });
  const buyers = isAcceptance ? 100 : 40;
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
  await expect.poll(() => buy(api.origin, ++buyer), { timeout: 60_000, interval: 500 }).toBe(200);
  const slowest = Math.max(...answers.map(({ seconds }) => seconds));
  const recovery = (performance.now() - back) / 1000;
  report(
    `${buyers} buyers, slowest answer ${slowest.toFixed(1)} s, sells ${recovery.toFixed(1)} s after`,
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await stockOf(pool, 'standard')).toEqual({ held: 2, sold: 0 });
  await api.stop();
}, 180_000);
