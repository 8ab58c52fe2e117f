import { expect, test, vi } from 'vitest';
import { countSessionRequests } from './request-counts.ts';
import { addMinutesToNow, startTestStripe, buildSessionParams } from './start-test-stripe.ts';

const { stripe, origin, post, setSwitches } = await startTestStripe();

test('the same idempotency key returns the same session and refuses another body', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = buildSessionParams();
  const first = await stripe.checkout.sessions.create(body, { idempotencyKey });
  const again = await stripe.checkout.sessions.create(body, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    stripe.checkout.sessions.create({ ...body, locale: 'de' }, { idempotencyKey }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('an idempotency key in use is a conflict until the first response', async () => {
  await setSwitches({ delayMs: 6000 });
  const idempotencyKey = crypto.randomUUID();
  const body = buildSessionParams();
  const before = await countSessionRequests(origin);
  const first = stripe.checkout.sessions.create(body, { idempotencyKey });
  await vi.waitFor(async () => expect(await countSessionRequests(origin)).toBe(before + 1), {
    timeout: 10_000,
    interval: 10,
  });
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  await expect(first).resolves.toMatchObject({ status: 'open' });
});

test('a refused request does not use its idempotency key', async () => {
  const idempotencyKey = crypto.randomUUID();
  await expect(
    stripe.checkout.sessions.create(buildSessionParams({ expires_at: addMinutesToNow(1) }), {
      idempotencyKey,
    }),
  ).rejects.toThrow();
  await expect(
    stripe.checkout.sessions.create(buildSessionParams(), { idempotencyKey }),
  ).resolves.toMatchObject({ status: 'open' });
});

test('a server error is replayed for its key after the outage', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = buildSessionParams();
  await setSwitches({ outage: 'error' });
  const failure = { type: 'StripeAPIError', statusCode: 500 };
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject(
    failure,
  );
  await post('/_reset');
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject(
    failure,
  );
  await expect(stripe.checkout.sessions.create(buildSessionParams())).resolves.toMatchObject({
    status: 'open',
  });
});
