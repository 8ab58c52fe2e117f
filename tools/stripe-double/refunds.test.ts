import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startTestStripe, buildSessionParams } from './start-test-stripe.ts';

const { stripe, received, performAction, buy, setSwitches, waitForEvent } = await startTestStripe();

async function fetchCharge(intent: string) {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  return charge as Stripe.Charge;
}

test('refunds a payment in parts up to the paid amount', async () => {
  const { intent } = await buy();
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'succeeded',
    amount_received: 34_563,
    metadata: { order: 'order-1' },
  });

  const refund = await stripe.refunds.create({
    payment_intent: intent,
    amount: 777,
    reason: 'requested_by_customer',
  });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({
    amount: 777,
    status: 'succeeded',
  });
  expect(await waitForEvent('refund.created', intent)).toMatchObject({ id: refund.id });
  expect(await waitForEvent('charge.refunded', intent)).toMatchObject({
    payment_intent: intent,
    metadata: { order: 'order-1' },
    amount: 34_563,
    amount_refunded: 777,
    refunded: false,
    currency: 'pln',
  });

  const refused = { type: 'StripeInvalidRequestError', code: 'charge_already_refunded' };
  await expect(
    stripe.refunds.create({ payment_intent: intent, amount: 33_787 }),
  ).rejects.toMatchObject(refused);
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
  await expect(
    stripe.refunds.create({ payment_intent: intent, reason: 'changed_my_mind' }),
  ).rejects.toMatchObject({ param: 'reason' });
});

test('a pending refund succeeds', async () => {
  await setSwitches({ refundAnswer: 'pending' });
  const { id, intent } = await buy();
  const refund = await stripe.refunds.create({ payment_intent: intent });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  // As in Stripe, the charge includes pending refunds.
  expect(await waitForEvent('charge.refunded', intent)).toMatchObject({
    amount_refunded: 34_563,
    refunded: true,
  });

  await performAction(id, 'refund-succeed');
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
  expect(await waitForEvent('refund.updated', refund.id)).toMatchObject({ status: 'succeeded' });
  expect(await waitForEvent('charge.refund.updated', refund.id)).toMatchObject({
    status: 'succeeded',
  });
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 34_563, refunded: true });
  await expect(performAction(id, 'refund-succeed')).rejects.toThrow('409');
});

test('a pending refund fails, and the payment can be refunded again', async () => {
  await setSwitches({ refundAnswer: 'pending' });
  const { id, intent } = await buy();
  const refund = await stripe.refunds.create({ payment_intent: intent });
  await performAction(id, 'refund-fail');
  const failed = await stripe.refunds.retrieve(refund.id);
  expect(failed).toMatchObject({
    status: 'failed',
    failure_reason: 'declined',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(failed).not.toHaveProperty('pending_reason');
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'] as const) {
    expect(await waitForEvent(type, refund.id)).toMatchObject({ status: 'failed' });
  }
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
  await expect(performAction(id, 'refund-fail')).rejects.toThrow('409');

  await setSwitches({ refundAnswer: 'succeeded' });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 34_563,
    status: 'succeeded',
  });
});

test('a succeeded refund can fail later', async () => {
  const { id, intent } = await buy();
  await stripe.refunds.create({ payment_intent: intent, amount: 30_000 });
  const last = await stripe.refunds.create({ payment_intent: intent });
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 34_563, refunded: true });
  const failed = await performAction(id, 'refund-fail');
  expect(failed).toMatchObject({ id: last.id, amount: 4563, status: 'failed' });
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 30_000, refunded: false });
});

test('pending refunds fail before succeeded ones', async () => {
  const { id, intent } = await buy();
  await setSwitches({ refundAnswer: 'pending' });
  const waiting = await stripe.refunds.create({ payment_intent: intent, amount: 1000 });
  await setSwitches({ refundAnswer: 'succeeded' });
  const arrived = await stripe.refunds.create({ payment_intent: intent, amount: 2000 });
  expect((await performAction(id, 'refund-fail')).id).toBe(waiting.id);
  expect((await performAction(id, 'refund-fail')).id).toBe(arrived.id);
});

test('a refund can require an action of the buyer', async () => {
  await setSwitches({ refundAnswer: 'requires_action' });
  const { id, intent } = await buy();
  const refund = await stripe.refunds.create({ payment_intent: intent });
  expect(refund).toMatchObject({
    status: 'requires_action',
    next_action: {
      type: 'display_details',
      display_details: { email_sent: { email_sent_to: 'jan@example.com' } },
    },
  });
  const settled = await performAction(id, 'refund-succeed');
  expect(settled).toMatchObject({ id: refund.id, status: 'succeeded' });
  expect(settled).not.toHaveProperty('next_action');
});

test('a refund that fails at once is pending in its first event', async () => {
  await setSwitches({ refundAnswer: 'failed' });
  const { intent } = await buy();
  const refund = await stripe.refunds.create({ payment_intent: intent });
  expect(refund).toMatchObject({ status: 'failed', failure_reason: 'declined' });
  expect(await waitForEvent('refund.created', refund.id)).toMatchObject({ status: 'pending' });
  expect(await waitForEvent('charge.refunded', intent)).toMatchObject({ amount_refunded: 34_563 });
  expect(await waitForEvent('refund.failed', refund.id)).toMatchObject({ status: 'failed' });
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 0, refunded: false });
});

test('refunds can change without webhooks', async () => {
  const { id, intent } = await buy();
  const quiet = { withoutWebhook: true };
  const refund = await performAction(id, 'refund', quiet);
  await performAction(id, 'refund-fail', quiet);
  const { data } = await stripe.events.list({ type: 'refund.failed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id: refund.id } } });
  expect(await fetchCharge(intent)).toMatchObject({ amount_refunded: 0 });
  // Withheld events would have arrived before this one.
  expect(await waitForEvent('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(refund.id))).toBe(false);
});

test('settling requires a payment and a refund', async () => {
  const { id: open } = await stripe.checkout.sessions.create(buildSessionParams());
  const { id: paid } = await buy();
  await expect(performAction(open, 'refund')).rejects.toThrow('409');
  for (const id of [open, paid]) {
    await expect(performAction(id, 'refund-succeed')).rejects.toThrow('409');
    await expect(performAction(id, 'refund-fail')).rejects.toThrow('409');
  }
});

test('lists refunds by payment and by charge in pages', async () => {
  const { intent } = await buy();
  const other = await buy();
  await performAction(other.id, 'refund');
  const made: string[] = [];
  for (const amount of [100, 200, 300]) {
    made.unshift((await stripe.refunds.create({ payment_intent: intent, amount })).id);
  }
  const first = await stripe.refunds.list({ payment_intent: intent, limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: made[0] }, { id: made[1] }] });
  const rest = await stripe.refunds.list({
    payment_intent: intent,
    limit: 2,
    starting_after: String(made[1]),
    expand: ['data.payment_intent'],
  });
  expect(rest).toMatchObject({
    has_more: false,
    data: [{ id: made[2], payment_intent: { id: intent } }],
  });
  const { id: charge } = await fetchCharge(intent);
  const { data } = await stripe.refunds.list({ charge });
  expect(data.map(({ id }) => id)).toEqual(made);
});
