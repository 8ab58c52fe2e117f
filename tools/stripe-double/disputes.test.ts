import { expect, test } from 'vitest';
import { idOf, startTestStripe, ticket } from './start-test-stripe.ts';

const { stripe, received, act, buy, deliveriesOf, eventOf } = await startTestStripe();

test('a dispute opens and closes', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await expect(act(id, 'dispute')).rejects.toThrow('409');
  const { payment_intent: paid } = await act(id, 'pay');
  const intent = idOf(paid);
  await act(id, 'dispute');
  expect(await eventOf('charge.dispute.created', intent)).toMatchObject({
    amount: 34_563,
    status: 'needs_response',
    is_charge_refundable: false,
  });
  await act(id, 'dispute-lost');
  expect(await eventOf('charge.dispute.closed', intent)).toMatchObject({ status: 'lost' });
});

test('a dispute takes the money at once, and one that is won brings it back', async () => {
  const { id, intent } = await buy();
  await act(id, 'dispute', { amount: 10_000 });
  expect(await eventOf('charge.dispute.funds_withdrawn', intent)).toMatchObject({
    amount: 10_000,
    balance_transactions: [{ amount: -10_000 }],
  });
  await act(id, 'dispute-won');
  expect(await eventOf('charge.dispute.closed', intent)).toMatchObject({ status: 'won' });
  expect(await eventOf('charge.dispute.funds_reinstated', intent)).toMatchObject({
    balance_transactions: [{ amount: -10_000 }, { amount: 10_000 }],
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 34_563,
  });
});

test('beside a dispute over a part only the rest is refunded', async () => {
  const { id, intent } = await buy();
  await act(id, 'dispute', { amount: 30_000 });
  const refused = { type: 'StripeInvalidRequestError', code: 'charge_disputed' };
  await expect(
    stripe.refunds.create({ payment_intent: intent, amount: 6778 }),
  ).rejects.toMatchObject({ ...refused, param: 'amount' });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 4563,
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
  await act(id, 'dispute-lost');
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
});

test('a dispute over everything leaves nothing to refund', async () => {
  const { id, intent } = await buy();
  await act(id, 'dispute');
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('an inquiry takes no money, and a refund is still possible', async () => {
  const { id, intent } = await buy();
  const inquiry = await act(id, 'dispute', { inquiry: true });
  expect(await eventOf('charge.dispute.created', intent)).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
    balance_transactions: [],
  });
  await expect(act(id, 'dispute-won')).rejects.toThrow('409');
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 34_563,
  });
  await expect(act(id, 'dispute-escalate')).rejects.toThrow('409');
  await act(id, 'inquiry-closed');
  expect(await eventOf('charge.dispute.closed', intent)).toMatchObject({
    id: inquiry.id,
    status: 'warning_closed',
  });
  expect(deliveriesOf('charge.dispute.funds_withdrawn', intent)).toEqual([]);
});

test('an inquiry becomes a dispute over what has not been given back', async () => {
  const { id, intent } = await buy();
  const inquiry = await act(id, 'dispute', { inquiry: true });
  await stripe.refunds.create({ payment_intent: intent, amount: 4563 });
  await act(id, 'dispute-escalate');
  const real = {
    id: inquiry.id,
    amount: 30_000,
    status: 'needs_response',
    is_charge_refundable: false,
  };
  expect(await eventOf('charge.dispute.updated', intent)).toMatchObject(real);
  expect(await eventOf('charge.dispute.funds_withdrawn', intent)).toMatchObject({
    ...real,
    balance_transactions: [{ amount: -30_000 }],
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await expect(act(id, 'inquiry-closed')).rejects.toThrow('409');
  await act(id, 'dispute-lost');
});

test('one dispute follows another, never two at a time', async () => {
  const { id, intent } = await buy();
  const first = await act(id, 'dispute', { amount: 10_000 });
  await expect(act(id, 'dispute', { amount: 1000 })).rejects.toThrow('409');
  await act(id, 'dispute-lost');
  const second = await act(id, 'dispute', { inquiry: true });
  await act(id, 'inquiry-closed');
  const third = await act(id, 'dispute');
  // What the first took is gone; neither the inquiry nor a won one takes anything for good.
  expect(third.amount).toBe(24_563);
  await act(id, 'dispute-won');
  const fourth = await act(id, 'dispute', { amount: 34_563 });
  await expect(act((await buy()).id, 'dispute', { amount: 34_564 })).rejects.toThrow('409');

  const newestFirst = [fourth.id, third.id, second.id, first.id];
  const { data, has_more: hasMore } = await stripe.disputes.list({ payment_intent: intent });
  expect(data.map((dispute) => dispute.id)).toEqual(newestFirst);
  expect(hasMore).toBe(false);
  const page = await stripe.disputes.list({ charge: idOf(first.charge), limit: 3 });
  expect(page.data.map((dispute) => dispute.id)).toEqual(newestFirst.slice(0, 3));
  expect(page.has_more).toBe(true);
});

test('a dispute runs its course without a word to the shop', async () => {
  const { id, intent } = await buy();
  const quiet = { withoutWebhook: true };
  const { id: dispute } = await act(id, 'dispute', { inquiry: true, ...quiet });
  await act(id, 'dispute-escalate', quiet);
  await act(id, 'dispute-won', quiet);
  const { data } = await stripe.events.list({ limit: 5 });
  expect(data.map(({ type }) => type)).toEqual([
    'charge.dispute.funds_reinstated',
    'charge.dispute.closed',
    'charge.dispute.funds_withdrawn',
    'charge.dispute.updated',
    'charge.dispute.created',
  ]);
  expect((await stripe.disputes.list({ payment_intent: intent })).data).toMatchObject([
    { id: dispute, status: 'won' },
  ]);
  // Had they been sent, they would have left before this one.
  expect(await eventOf('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(dispute))).toBe(false);
});
