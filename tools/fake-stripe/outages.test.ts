import { expect, test, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';
import { requestsTo } from './requests-to.ts';
import { startTestStripe, ticket } from './start-test-stripe.ts';

const { stripe, origin, post, setSwitches } = await startTestStripe();

test('a hanging Stripe never answers, and recovers', async () => {
  await setSwitches({ outage: 'hang' });
  await expect(stripe.taxRates.list({}, { timeout: 100 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await post('/_reset');
  await expect(stripe.taxRates.list()).resolves.toMatchObject({ object: 'list' });
});

test('one kind of request breaks down or hangs while the others are answered', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await setSwitches({
    calls: {
      'POST /v1/checkout/sessions': { outage: 'error' },
      'GET /v1/tax_rates': { outage: 'hang' },
    },
  });
  await expect(stripe.checkout.sessions.create(ticket())).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  await expect(stripe.taxRates.list({}, { timeout: 100 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await expect(stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ id });
  await expect(stripe.checkout.sessions.expire(id)).resolves.toMatchObject({ id });
});

test('one kind of request is answered while everything else is down', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await setSwitches({
    outage: 'error',
    calls: { 'GET /v1/checkout/sessions/:id': { outage: 'none' } },
  });
  await expect(stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ id });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ statusCode: 500 });
});

test('a call keeps the delay it began with, and a later one overtakes it', async () => {
  const name = 'POST /v1/checkout/sessions';
  // So long that the first is surely still waiting when the second is done; nobody waits it out.
  await setSwitches({ calls: { [name]: { delayMs: 3_600_000 } } });
  const before = await requestsTo(origin, name);
  const patience = new AbortController();
  const late = fetch(`${origin}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_fake' },
    signal: patience.signal,
  }).then(
    () => 'answered',
    () => 'given up',
  );
  await vi.waitFor(async () => expect(await requestsTo(origin, name)).toBe(before + 1), {
    timeout: 30_000,
    interval: 10,
  });
  await setSwitches({ calls: { [name]: { delayMs: 0 } } });
  await expect(stripe.checkout.sessions.create(ticket())).resolves.toMatchObject({
    status: 'open',
  });
  patience.abort();
  expect(await late).toBe('given up');
});

test('a call that began before an outage is answered in spite of it', async () => {
  const name = 'POST /v1/checkout/sessions';
  await setSwitches({ calls: { [name]: { delayMs: 1000 } } });
  const before = await requestsTo(origin, name);
  const begun = stripe.checkout.sessions.create(ticket());
  await vi.waitFor(async () => expect(await requestsTo(origin, name)).toBe(before + 1), {
    timeout: 30_000,
    interval: 10,
  });
  await setSwitches({ outage: 'error', calls: { [name]: { outage: 'error' } } });
  await expect(begun).resolves.toMatchObject({ status: 'open' });
});

test('a delay of one kind of request takes the place of the common one', async () => {
  await setSwitches({ delayMs: 3_600_000, calls: { 'GET /v1/tax_rates': { delayMs: 1 } } });
  await expect(stripe.taxRates.list()).resolves.toMatchObject({ object: 'list' });
  await setSwitches({ delayMs: 0, calls: { 'GET /v1/tax_rates': { delayMs: 300 } } });
  const asked = performance.now();
  await stripe.taxRates.list();
  // A timer may fire a millisecond early.
  expect(performance.now() - asked).toBeGreaterThanOrEqual(298);
});

test('requests beyond the rate are refused', async () => {
  const limit = new RateLimit();
  const at = (...times: number[]) => times.map((time) => limit.allows(3, time));
  expect(at(0, 100, 200, 300, 999)).toEqual([true, true, true, false, false]);
  expect(at(1001, 1050)).toEqual([true, false]);
});

test('whoever asks too often is told so as Stripe tells it', async () => {
  await setSwitches({ requestsPerSecond: 1 });
  // As many at once as it takes: on a slow day two of them may come a second apart.
  await vi.waitFor(
    async () => {
      const asked = Array.from({ length: 5 }, () => stripe.taxRates.list());
      const refused = (await Promise.allSettled(asked)).find(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({
        reason: { type: 'StripeRateLimitError', code: 'rate_limit' },
      });
    },
    { timeout: 20_000 },
  );
});

test.each<[string, object]>([
  ['a switch that does not exist', { webhookLoss: 1 }],
  ['an outage that does not exist', { outage: 'partial' }],
  ['a request that does not exist', { calls: { 'POST /v1/checkout/session': { delayMs: 1 } } }],
  ['a trouble that does not exist', { calls: { 'GET /v1/refunds': { lossRate: 1 } } }],
  ['an answer to refunds that does not exist', { refundAnswer: 'maybe' }],
  ['a version without a name', { apiVersion: '' }],
])('%s is refused', async (_, switches) => {
  expect((await post('/_switches', switches)).status).toBe(400);
});
