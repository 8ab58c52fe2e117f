import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { createRandom } from '@kongres/tools/lib/create-random';
import { durableDatabaseServer, isAcceptance, seedByCommit } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker, type RunningProcess } from '../processes.ts';
import { findFreePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { countRows, createTestShop, readQuota, createTestEnvironment } from '../test-shop.ts';

/** Steps of a purchase at which a process is killed, after a random delay. */
const steps = [
  'creating the order',
  'opening the checkout',
  'handling the webhook',
  'sending the email',
] as const;
const runs = isAcceptance ? 100 : 8;

const apiPort = await findFreePort();
const stripe = await startStripeFor(apiPort, 50);
afterAll(() => stripe.close());
const sink = await startMailSink();
const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
const env = createTestEnvironment(databaseUrl, {
  STRIPE_API: stripe.origin,
  SMTP_URL: sink.smtpUrl,
  SWEEP_SECONDS: '1',
  RECONCILE_SECONDS: '2',
  PURCHASES_PER_CLIENT: '100000',
  HOLDS_PER_CLIENT: '100000',
});

test(`${runs} process kills during purchases lose no payment and sell no ticket twice`, async () => {
  const report = reportCheck('power-cuts');
  const random = createRandom(isAcceptance ? 20_260_216 : seedByCommit('power cuts'));
  let api: RunningProcess = await startApi(env, apiPort);
  let worker: RunningProcess = startWorker(env);
  for (let run = 0; run < runs; run += 1) {
    const step = steps[run % steps.length];
    const delayMs = Math.floor(random() * 40);
    const buying = buyWithRetries(run);
    if (step === 'creating the order') await sleep(delayMs);
    if (step === 'opening the checkout') {
      await setSwitches(stripe.origin, { delayMs: 60 });
      await sleep(20 + delayMs);
    }
    if (step === 'creating the order' || step === 'opening the checkout') {
      await api.kill();
      api = await startApi(env, apiPort);
      await setSwitches(stripe.origin, { delayMs: 0 });
    }
    const sessionId = await buying;
    const paying = performAction(stripe.origin, sessionId, 'pay');
    if (step === 'handling the webhook') {
      await sleep(delayMs / 4);
      await api.kill();
      api = await startApi(env, apiPort);
    }
    await paying;
    if (step === 'sending the email') {
      await sleep(delayMs * 20);
      await worker.kill();
      worker = startWorker(env);
    }
  }

  await expect
    .poll(() => countRows(pool, "order_email where kind = 'ticket' and sent_at is not null"), {
      timeout: 180_000,
      interval: 250,
    })
    .toBe(runs);
  // Holds of interrupted purchases expire.
  await pool.query(
    `update orders set checkout_expires_at = now() - interval '2 minutes',
      hold_expires_at = now() - interval '1 minute' where state in ('pending', 'awaiting_payment')`,
  );
  await expect
    .poll(() => readQuota(pool, 'standard'), { timeout: 60_000, interval: 250 })
    .toEqual({ held: 0, sold: runs });

  const paid = await countRows(pool, "orders where state = 'paid'");
  const sent = sink.emails.length;
  report(`${runs} kills, ${runs} payments: ${paid} sold, ${sent} mails (${sent - runs} repeated)`);
  expect(paid).toBe(runs);
  expect(await countRows(pool, 'ticket')).toBe(runs);
  expect(await countRows(pool, "orders where state not in ('paid', 'expired')")).toBe(0);
  expect(new Set(sink.emails.map(({ to }) => to)).size).toBe(runs);
  // Only a worker killed between sending an email and marking it as sent repeats it.
  expect(new Set(sink.emails.map(({ messageId }) => messageId)).size).toBe(runs);
  expect(sink.emails.length).toBeLessThanOrEqual(runs + runs / steps.length);
  await Promise.all([api.stop(), worker.stop()]);
}, 600_000);

/** Retries with the same idempotency key, as the site does. */
async function buyWithRetries(run: number): Promise<string> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${apiPort}/api/purchase/standard`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `run-${run}` },
      body: JSON.stringify({ email: `buyer${run}@example.com` }),
    }).catch(() => null);
    if (response?.ok) {
      const { url } = (await response.json()) as { url: string };
      return new URL(url).pathname.split('/').at(-1) ?? '';
    }
    await response?.arrayBuffer();
    await sleep(100);
  }
}
