import { expect, test } from 'vitest';
import { startTestStripe, ticket } from './start-test-stripe.ts';

const { stripe, act, buy } = await startTestStripe();
const start = Math.floor(Date.now() / 1000);
const bought = [await buy(), await buy(), await buy()].toReversed();
const open = await stripe.checkout.sessions.create(ticket({ customer_email: 'ala@example.com' }));
const expired = await stripe.checkout.sessions.create(ticket());
await act(expired.id, 'expire');

test('sessions are listed by status, newest first, with their payments when asked', async () => {
  const { data } = await stripe.checkout.sessions.list({
    status: 'complete',
    expand: ['data.payment_intent'],
  });
  expect(data).toMatchObject(
    bought.map(({ id, intent }) => ({ id, payment_intent: { id: intent, status: 'succeeded' } })),
  );
  const ended = await stripe.checkout.sessions.list({ status: 'expired' });
  expect(ended.data.map(({ id }) => id)).toEqual([expired.id]);
  const waiting = await stripe.checkout.sessions.list({
    status: 'open',
    expand: ['data.payment_intent.latest_charge'],
  });
  expect(waiting.data).toMatchObject([{ id: open.id, payment_intent: null }]);
});

test('every session is found page by page', async () => {
  const first = await stripe.checkout.sessions.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ id: expired.id }, { id: open.id }] });
  const second = await stripe.checkout.sessions.list({ limit: 2, starting_after: open.id });
  expect(second.data.map(({ id }) => id)).toEqual(bought.slice(0, 2).map(({ id }) => id));
  const all = await stripe.checkout.sessions.list({ limit: 1 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual([expired.id, open.id, ...bought.map(({ id }) => id)]);
});

test('sessions are listed by payment, by address and by time', async () => {
  const [one] = bought;
  const byPayment = await stripe.checkout.sessions.list({ payment_intent: String(one?.intent) });
  expect(byPayment.data.map(({ id }) => id)).toEqual([one?.id]);
  const byAddress = await stripe.checkout.sessions.list({
    customer_details: { email: 'ala@example.com' },
  });
  expect(byAddress.data.map(({ id }) => id)).toEqual([open.id]);
  const { data: since } = await stripe.checkout.sessions.list({ created: { gte: start } });
  expect(since).toHaveLength(5);
  const { data: before } = await stripe.checkout.sessions.list({ created: { lt: start } });
  expect(before).toEqual([]);
});

test('payments are listed by time, page by page', async () => {
  const { data: before } = await stripe.paymentIntents.list({ created: { lt: start } });
  expect(before).toEqual([]);
  const first = await stripe.paymentIntents.list({ created: { gte: start }, limit: 2 });
  expect(first.has_more).toBe(true);
  const rest = await stripe.paymentIntents.list({
    created: { gte: start },
    starting_after: String(first.data.at(-1)?.id),
    expand: ['data.latest_charge'],
  });
  expect(rest.has_more).toBe(false);
  expect([...first.data, ...rest.data].map(({ id }) => id)).toEqual(
    bought.map(({ intent }) => intent),
  );
  expect(rest.data).toMatchObject([{ latest_charge: { amount: 34_563 } }]);
});

test('a filter that is not imitated is refused, not passed over', async () => {
  await expect(stripe.checkout.sessions.list({ customer: 'cus_1' })).rejects.toMatchObject({
    param: 'customer',
  });
  await expect(stripe.paymentIntents.list({ customer: 'cus_1' })).rejects.toMatchObject({
    param: 'customer',
  });
  const unknown = { status: 'paid' };
  await expect(stripe.checkout.sessions.list(unknown)).rejects.toMatchObject({ param: 'status' });
});
