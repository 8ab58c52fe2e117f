import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { act } from '@kongres/tools/stripe-double/act';
import { setSwitches } from '@kongres/tools/stripe-double/set-switches';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { randomFrom } from '@kongres/tools/lib/random-from';
import { durableDatabaseServer, isAcceptance, seedByCommit } from '../config.ts';
import { startMailSink } from '../mail-sink.ts';
import { startApi, startWorker, type RunningProcess } from '../processes.ts';
import { freePort } from '@kongres/tools/dev/stack/free-port';
import { startStripeFor } from '../test-api.ts';
import { countOf, createTestShop, stockOf, testEnvironment } from '../test-shop.ts';

/** Where in a purchase the power goes, and whose. Delays are counted from the start of the step. */
const steps = ['placing', 'asking Stripe', 'told of the payment', 'writing the mail'] as const;
const runs = isAcceptance ? 100 : 8;

const apiPort = await freePort();
const stripe = await startStripeFor(apiPort, 50);
afterAll(() => stripe.close());
const sink = await startMailSink();
const { pool, databaseUrl } = await createTestShop({}, { server: durableDatabaseServer });
const env = testEnvironment(databaseUrl, {
  STRIPE_API: stripe.origin,
  SMTP_URL: sink.smtpUrl,
  SWEEP_SECONDS: '1',
  RECONCILE_SECONDS: '2',
  PURCHASES_PER_CLIENT: '100000',
  HOLDS_PER_CLIENT: '100000',
});

test(`the power goes ${runs} times, at every step: nothing paid is lost, nothing is sold twice`, async () => {
  const report = reportCheck('power-cuts');
  const random = randomFrom(isAcceptance ? 20_260_216 : seedByCommit('power cuts'));
  let api: RunningProcess = await startApi(env, apiPort);
  let worker: RunningProcess = startWorker(env);
  for (let run = 0; run < runs; run += 1) {
    const step = steps[run % steps.length];
    const delayMs = Math.floor(random() * 40);
    const buying = buy(run);
    if (step === 'placing') await sleep(delayMs);
    if (step === 'asking Stripe') {
      await setSwitches(stripe.origin, { delayMs: 60 });
      await sleep(20 + delayMs);
    }
    if (step === 'placing' || step === 'asking Stripe') {
      await api.kill();
      api = await startApi(env, apiPort);
      await setSwitches(stripe.origin, { delayMs: 0 });
    }
    const sessionId = await buying;
    const paying = act(stripe.origin, sessionId, 'pay');
    if (step === 'told of the payment') {
      await sleep(delayMs / 4);
      await api.kill();
      api = await startApi(env, apiPort);
    }
    await paying;
    if (step === 'writing the mail') {
      await sleep(delayMs * 20);
      await worker.kill();
      worker = startWorker(env);
    }
  }

  await expect
    .poll(() => countOf(pool, "mail where kind = 'ticket' and sent_at is not null"), {
      timeout: 180_000,
      interval: 250,
    })
    .toBe(runs);
  // Orders whose process died before the buyer had an address wait for their hold to end.
  await pool.query(
    `update orders set session_ends_at = now() - interval '2 minutes',
      hold_ends_at = now() - interval '1 minute' where state in ('pending', 'awaiting_payment')`,
  );
  await expect
    .poll(() => stockOf(pool, 'standard'), { timeout: 60_000, interval: 250 })
    .toEqual({ held: 0, sold: runs });

  const paid = await countOf(pool, "orders where state = 'paid'");
  const sent = sink.mails.length;
  report(`${runs} kills, ${runs} payments: ${paid} sold, ${sent} mails (${sent - runs} repeated)`);
  expect(paid).toBe(runs);
  expect(await countOf(pool, 'ticket')).toBe(runs);
  expect(await countOf(pool, "orders where state not in ('paid', 'expired')")).toBe(0);
  expect(new Set(sink.mails.map(({ to }) => to)).size).toBe(runs);
  // Only a worker that died between handing a mail over and noting it sends that mail again.
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(runs);
  expect(sink.mails.length).toBeLessThanOrEqual(runs + runs / steps.length);
  await Promise.all([api.stop(), worker.stop()]);
}, 600_000);

/** A buyer as the site's dialog is one: the same key until there is an answer. */
async function buy(run: number): Promise<string> {
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
