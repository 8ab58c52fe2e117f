import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { eventsAt, sendEvents } from './act.ts';
import { idOf, startTestStripe, ticket } from './start-test-stripe.ts';

const { stripe, origin, received, post, act, buy, makeForeign, eventOf } = await startTestStripe();

async function start(): Promise<string> {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await act(id, 'pay-async');
  return id;
}

test('a payment by bank completes unpaid and settles later', async () => {
  const good = await start();
  expect(await eventOf('checkout.session.completed', good)).toMatchObject({
    payment_status: 'unpaid',
  });
  await act(good, 'async-succeed');
  expect(await eventOf('checkout.session.async_payment_succeeded', good)).toMatchObject({
    payment_status: 'paid',
  });

  const bad = await start();
  await act(bad, 'async-fail');
  expect(await eventOf('checkout.session.async_payment_failed', bad)).toMatchObject({
    payment_status: 'unpaid',
  });
  await expect(act(bad, 'async-succeed')).rejects.toThrow('409');
});

test('a payment that failed says why, in its event and when asked', async () => {
  const id = await start();
  const { payment_intent: intent } = await act(id, 'async-fail');
  const failed = {
    status: 'requires_payment_method',
    amount_received: 0,
    last_payment_error: {
      code: 'payment_intent_payment_attempt_failed',
      payment_method_type: 'p24',
    },
  };
  expect(await eventOf('payment_intent.payment_failed', idOf(intent))).toMatchObject(failed);
  expect(await stripe.paymentIntents.retrieve(idOf(intent))).toMatchObject(failed);
  const { payment_intent: expanded } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  expect(expanded).toMatchObject(failed);
});

test('a payment fails without a word to the shop', async () => {
  const id = await start();
  const { payment_intent: intent } = await act(id, 'async-fail', { withoutWebhook: true });
  const { data } = await stripe.events.list({ type: 'payment_intent.payment_failed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id: intent } } });
  // Had it been sent, it would have left before this one.
  expect(await eventOf('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(
    received.some(({ payload }) => payload.includes('_failed"') && payload.includes(idOf(intent))),
  ).toBe(false);
});

test('a payment on its way is cancelled, and its session stays complete and unpaid', async () => {
  const id = await start();
  const { id: intent } = await act(id, 'payment-cancel');
  expect(await eventOf('payment_intent.canceled', intent)).toMatchObject({
    status: 'canceled',
    canceled_at: expect.any(Number),
  });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await expect(act(id, 'async-succeed')).rejects.toThrow('409');
  await expect(act(id, 'payment-cancel')).rejects.toThrow('409');
  await expect(act((await buy()).id, 'payment-cancel')).rejects.toThrow('409');
});

test('a payment shows its charge when asked to', async () => {
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

test('another amount in another currency comes in than was asked for', async () => {
  const { id, intent } = await buy({ amount: 100, currency: 'eur' });
  expect(await eventOf('checkout.session.completed', id)).toMatchObject({
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
  const { id: open } = await stripe.checkout.sessions.create(ticket());
  expect((await post(`/_sessions/${open}/pay`, { amount: 0 })).status).toBe(400);
  expect((await post(`/_sessions/${open}/pay`, { currency: 'EURO' })).status).toBe(400);
});

test('a name keeps every character, those nobody can print included', async () => {
  const companyName = '\u0000Łoś\u0007\u001B[31m\u0085\u202Ei spółka\u0000';
  const { id } = await buy({ companyName });
  const details = { business_name: companyName, name: companyName };
  expect(await eventOf('checkout.session.completed', id)).toMatchObject({
    customer_details: details,
  });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ customer_details: details });
});

test('a forgotten session is missing with all that belonged to it', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = ticket();
  const { id } = await stripe.checkout.sessions.create(body, { idempotencyKey });
  const { payment_intent: paid } = await act(id, 'pay');
  const intent = idOf(paid);
  const refund = await stripe.refunds.create({ payment_intent: intent, amount: 100 });
  await act(id, 'dispute');
  await act(id, 'forget');

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
  // The shop may still be told of it, as by a second endpoint that kept its secret.
  const told = (await eventsAt(origin)).find(({ type }) => type === 'checkout.session.completed');
  expect(told).toMatchObject({ data: { object: { id } } });
  expect(await sendEvents(origin, [String(told?.id)])).toMatchObject([{ status: 200 }]);
  // Another account's key knows nothing of the old answer either.
  const again = await stripe.checkout.sessions.create(body, { idempotencyKey });
  expect(again.id).not.toBe(id);
});

test('a paid session comes in that no order belongs to', async () => {
  const stranger = await makeForeign();
  expect(stranger.client_reference_id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await eventOf('checkout.session.completed', stranger.id)).toMatchObject({
    payment_status: 'paid',
    metadata: { order_id: stranger.client_reference_id },
  });

  const nobodys = await makeForeign({ reference: null, amount: 700, currency: 'eur' });
  const announced = await eventOf('checkout.session.completed', nobodys.id);
  expect(announced).toMatchObject({
    client_reference_id: null,
    metadata: {},
    amount_total: 700,
    currency: 'eur',
  } satisfies Partial<Stripe.Checkout.Session>);

  const named = await makeForeign({ reference: 'order-1', withoutWebhook: true });
  expect(await stripe.checkout.sessions.retrieve(named.id)).toMatchObject({
    client_reference_id: 'order-1',
    payment_status: 'paid',
  });
  // Had it been sent, it would have left before this one.
  expect(await eventOf('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(named.id))).toBe(false);
});

test('a fee is there with the money, or once it is booked', async () => {
  const feeOf = async (id: string) => {
    const session = await stripe.checkout.sessions.retrieve(id);
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(
      idOf(session.payment_intent),
      { expand: ['latest_charge.balance_transaction'] },
    );
    if (typeof charge !== 'object' || !charge) throw new Error('no charge');
    const booked = charge.balance_transaction;
    return typeof booked === 'object' ? (booked?.fee ?? null) : 'an id';
  };
  expect(await feeOf((await buy()).id)).toBeGreaterThan(100);
  await post('/_switches', { areFeesLate: true });
  const late = await start();
  await act(late, 'async-succeed');
  expect(await feeOf(late)).toBeNull();
  await act(late, 'book');
  expect(await feeOf(late)).toBeGreaterThan(100);
  await expect(act(late, 'book')).rejects.toThrow('409');
  await post('/_switches', { areFeesLate: false });
});
