import { expect, test } from 'vitest';
import { getId, startTestStripe, buildSessionParams } from './start-test-stripe.ts';

const { stripe, received, performAction, buy, listDeliveries, waitForEvent } =
  await startTestStripe();

test('a dispute opens and closes', async () => {
  const { id } = await stripe.checkout.sessions.create(buildSessionParams());
  await expect(performAction(id, 'dispute')).rejects.toThrow('409');
  const { payment_intent: paid } = await performAction(id, 'pay');
  const intent = getId(paid);
  await performAction(id, 'dispute');
  expect(await waitForEvent('charge.dispute.created', intent)).toMatchObject({
    amount: 34_563,
    status: 'needs_response',
    is_charge_refundable: false,
  });
  await performAction(id, 'dispute-lost');
  expect(await waitForEvent('charge.dispute.closed', intent)).toMatchObject({ status: 'lost' });
});

test('a dispute withdraws funds, and a won one reinstates them', async () => {
  const { id, intent } = await buy();
  await performAction(id, 'dispute', { amount: 10_000 });
  expect(await waitForEvent('charge.dispute.funds_withdrawn', intent)).toMatchObject({
    amount: 10_000,
    balance_transactions: [{ amount: -10_000 }],
  });
  await performAction(id, 'dispute-won');
  expect(await waitForEvent('charge.dispute.closed', intent)).toMatchObject({ status: 'won' });
  expect(await waitForEvent('charge.dispute.funds_reinstated', intent)).toMatchObject({
    balance_transactions: [{ amount: -10_000 }, { amount: 10_000 }],
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 34_563,
  });
});

test('a partial dispute limits refunds to the rest', async () => {
  const { id, intent } = await buy();
  await performAction(id, 'dispute', { amount: 30_000 });
  const refused = { type: 'StripeInvalidRequestError', code: 'charge_disputed' };
  await expect(
    stripe.refunds.create({ payment_intent: intent, amount: 6778 }),
  ).rejects.toMatchObject({ ...refused, param: 'amount' });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 4563,
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
  await performAction(id, 'dispute-lost');
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
});

test('a full dispute prevents refunds', async () => {
  const { id, intent } = await buy();
  await performAction(id, 'dispute');
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('an inquiry withdraws no funds and allows refunds', async () => {
  const { id, intent } = await buy();
  const inquiry = await performAction(id, 'dispute', { inquiry: true });
  expect(await waitForEvent('charge.dispute.created', intent)).toMatchObject({
    status: 'warning_needs_response',
    is_charge_refundable: true,
    balance_transactions: [],
  });
  await expect(performAction(id, 'dispute-won')).rejects.toThrow('409');
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({
    amount: 34_563,
  });
  await expect(performAction(id, 'dispute-escalate')).rejects.toThrow('409');
  await performAction(id, 'inquiry-closed');
  expect(await waitForEvent('charge.dispute.closed', intent)).toMatchObject({
    id: inquiry.id,
    status: 'warning_closed',
  });
  expect(listDeliveries('charge.dispute.funds_withdrawn', intent)).toEqual([]);
});

test('an inquiry becomes a dispute over the amount not refunded', async () => {
  const { id, intent } = await buy();
  const inquiry = await performAction(id, 'dispute', { inquiry: true });
  await stripe.refunds.create({ payment_intent: intent, amount: 4563 });
  await performAction(id, 'dispute-escalate');
  const real = {
    id: inquiry.id,
    amount: 30_000,
    status: 'needs_response',
    is_charge_refundable: false,
  };
  expect(await waitForEvent('charge.dispute.updated', intent)).toMatchObject(real);
  expect(await waitForEvent('charge.dispute.funds_withdrawn', intent)).toMatchObject({
    ...real,
    balance_transactions: [{ amount: -30_000 }],
  });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await expect(performAction(id, 'inquiry-closed')).rejects.toThrow('409');
  await performAction(id, 'dispute-lost');
});

test('disputes follow one another, with one open at a time', async () => {
  const { id, intent } = await buy();
  const first = await performAction(id, 'dispute', { amount: 10_000 });
  await expect(performAction(id, 'dispute', { amount: 1000 })).rejects.toThrow('409');
  await performAction(id, 'dispute-lost');
  const second = await performAction(id, 'dispute', { inquiry: true });
  await performAction(id, 'inquiry-closed');
  const third = await performAction(id, 'dispute');
  // The first dispute was lost; inquiries and won disputes withdraw nothing.
  expect(third.amount).toBe(24_563);
  await performAction(id, 'dispute-won');
  const fourth = await performAction(id, 'dispute', { amount: 34_563 });
  await expect(performAction((await buy()).id, 'dispute', { amount: 34_564 })).rejects.toThrow(
    '409',
  );

  const newestFirst = [fourth.id, third.id, second.id, first.id];
  const { data, has_more: hasMore } = await stripe.disputes.list({ payment_intent: intent });
  expect(data.map((dispute) => dispute.id)).toEqual(newestFirst);
  expect(hasMore).toBe(false);
  const page = await stripe.disputes.list({ charge: getId(first.charge), limit: 3 });
  expect(page.data.map((dispute) => dispute.id)).toEqual(newestFirst.slice(0, 3));
  expect(page.has_more).toBe(true);
});

test('disputes can change without webhooks', async () => {
  const { id, intent } = await buy();
  const quiet = { withoutWebhook: true };
  const { id: dispute } = await performAction(id, 'dispute', { inquiry: true, ...quiet });
  await performAction(id, 'dispute-escalate', quiet);
  await performAction(id, 'dispute-won', quiet);
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
  expect(await waitForEvent('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(dispute))).toBe(false);
});
