import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { fetchEvents, sendEvents } from './test-client.ts';
import { getId, startTestStripe, buildSessionParams } from './start-test-stripe.ts';

const { stripe, origin, received, post, performAction, buy, createExternalSession, waitForEvent } =
  await startTestStripe();

async function startBankPayment(): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(buildSessionParams());
  await performAction(id, 'pay-async');
  return id;
}

test('a bank payment completes unpaid and settles later', async () => {
  const good = await startBankPayment();
  expect(await waitForEvent('checkout.session.completed', good)).toMatchObject({
    payment_status: 'unpaid',
  });
  await performAction(good, 'async-succeed');
  expect(await waitForEvent('checkout.session.async_payment_succeeded', good)).toMatchObject({
    payment_status: 'paid',
  });

  const bad = await startBankPayment();
  await performAction(bad, 'async-fail');
  expect(await waitForEvent('checkout.session.async_payment_failed', bad)).toMatchObject({
    payment_status: 'unpaid',
  });
  await expect(performAction(bad, 'async-succeed')).rejects.toThrow('409');
});

test('a failed payment has last_payment_error in the event and in the API', async () => {
  const id = await startBankPayment();
  const { payment_intent: intent } = await performAction(id, 'async-fail');
  const failed = {
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: {
      code: 'payment_intent_payment_attempt_failed',
      payment_method_type: 'p24',
    },
  };
  expect(await waitForEvent('payment_intent.payment_failed', getId(intent))).toMatchObject(failed);
  expect(await stripe.paymentIntents.retrieve(getId(intent))).toMatchObject(failed);
  const { payment_intent: expanded } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(expanded).toMatchObject(failed);
});

test('a payment can fail without webhooks', async () => {
  const id = await startBankPayment();
  const { payment_intent: intent } = await performAction(id, 'async-fail', {
    withoutWebhook: true,
  });
  const { data } = await stripe.events.list({ type: 'payment_intent.payment_failed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id: intent } } });
  // A withheld event would have arrived before this one.
  expect(await waitForEvent('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(
    received.some(({ payload }) => payload.includes('_failed"') && payload.includes(getId(intent))),
  ).toBe(false);
});

test('cancelling a processing payment leaves the session complete and unpaid', async () => {
  const id = await startBankPayment();
  const { id: intent } = await performAction(id, 'payment-cancel');
  expect(await waitForEvent('payment_intent.canceled', intent)).toMatchObject({
    status: 'canceled',
    canceled_at: expect.any(Number),
  });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await expect(performAction(id, 'async-succeed')).rejects.toThrow('409');
  await expect(performAction(id, 'payment-cancel')).rejects.toThrow('409');
  await expect(performAction((await buy()).id, 'payment-cancel')).rejects.toThrow('409');
});

test('a payment expands its charge', async () => {
  const { id, intent } = await buy({ method: 'blik' });
  const charge = { amount: 34_563, paid: true, payment_method_details: { type: 'blik' } };
  expect(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject(
    { latest_charge: charge },
  );
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(session.payment_intent).toMatchObject({ id: intent, latest_charge: charge });
});

test('amount and currency can differ from the requested ones', async () => {
  const { id, intent } = await buy({ amount: 100, currency: 'eur' });
  expect(await waitForEvent('checkout.session.completed', id)).toMatchObject({
    payment_status: 'paid',
    amount_subtotal: 34_563,
    amount_total: 100,
    currency: 'eur',
  });
  expect(await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] })).toMatchObject(
    {
      amount: 100,
      amount_received: 100,
      currency: 'eur',
      latest_charge: { amount: 100, currency: 'eur' },
    },
  );
  const { id: open } = await stripe.checkout.sessions.create(buildSessionParams());
  expect((await post(`/_sessions/${open}/pay`, { amount: 0 })).status).toBe(400);
  expect((await post(`/_sessions/${open}/pay`, { currency: 'EURO' })).status).toBe(400);
});

test('names keep unprintable characters', async () => {
  const companyName = '\u0000Łoś\u0007\u001B[31m\u0085\u202Ei spółka\u0000';
  const { id } = await buy({ companyName });
  const details = { business_name: companyName, name: companyName };
  expect(await waitForEvent('checkout.session.completed', id)).toMatchObject({
    customer_details: details,
  });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ customer_details: details });
});

test('a deleted session is missing with its payment, refunds and events', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = buildSessionParams();
  const { id } = await stripe.checkout.sessions.create(body, { idempotencyKey });
  const { payment_intent: paid } = await performAction(id, 'pay');
  const intent = getId(paid);
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  await performAction(id, 'dispute');
  await performAction(id, 'delete');

  const missing = { statusCode: 404, code: 'resource_missing' };
  await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject(missing);
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject(missing);
  await expect(stripe.paymentIntents.retrieve(intent)).rejects.toMatchObject(missing);
  await expect(stripe.refunds.retrieve(refund.id)).rejects.toMatchObject(missing);
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(missing);
  for (const list of [stripe.checkout.sessions, stripe.refunds, stripe.disputes]) {
    expect((await list.list({ payment_intent: intent })).data).toEqual([]);
  }
  const { data: events } = await stripe.events.list({ limit: 100 });
  expect(JSON.stringify(events)).not.toContain(intent);
  // Events of deleted sessions can still be sent.
  const completed = (await fetchEvents(origin)).find(
    ({ type }) => type === 'checkout.session.completed',
  );
  expect(completed).toMatchObject({ data: { object: { id } } });
  expect(await sendEvents(origin, [String(completed?.id)])).toMatchObject([{ status: 200 }]);
  // The stored response was deleted as well.
  const again = await stripe.checkout.sessions.create(body, { idempotencyKey });
  expect(again.id).not.toBe(id);
});

test('creates paid sessions without an order', async () => {
  const external = await createExternalSession();
  expect(external.client_reference_id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await waitForEvent('checkout.session.completed', external.id)).toMatchObject({
    payment_status: 'paid',
    metadata: { order_id: external.client_reference_id },
  });

  const withoutReference = await createExternalSession({
    reference: null,
    amount: 700,
    currency: 'eur',
  });
  const announced = await waitForEvent('checkout.session.completed', withoutReference.id);
  expect(announced).toMatchObject({
    client_reference_id: null,
    metadata: {},
    amount_total: 700,
    currency: 'eur',
  } satisfies Partial<Stripe.Checkout.Session>);

  const named = await createExternalSession({ reference: 'order-1', withoutWebhook: true });
  expect(await stripe.checkout.sessions.retrieve(named.id)).toMatchObject({
    client_reference_id: 'order-1',
    payment_status: 'paid',
  });
  // A withheld event would have arrived before this one.
  expect(await waitForEvent('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(named.id))).toBe(false);
});

test('the fee is known on payment, or once it is booked', async () => {
  const feeOf = async (id: string) => {
    const session = await stripe.checkout.sessions.retrieve(id);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
      getId(session.payment_intent),
      { expand: ['latest_charge.balance_transaction'] },
    );
    if (typeof charge !== 'object' || !charge) throw new Error('no charge');
    const booked = charge.balance_transaction;
    return typeof booked === 'object' ? (booked?.fee ?? null) : 'an id';
  };
  expect(await feeOf((await buy()).id)).toBeGreaterThan(100);
  await post('/_switches', { areFeesLate: true });
  const late = await startBankPayment();
  await performAction(late, 'async-succeed');
  expect(await feeOf(late)).toBeNull();
  await performAction(late, 'book');
  expect(await feeOf(late)).toBeGreaterThan(100);
  await expect(performAction(late, 'book')).rejects.toThrow('409');
  await post('/_switches', { areFeesLate: false });
});
