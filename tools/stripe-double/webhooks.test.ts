import { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import { fetchEvents, sendEvents } from './test-client.ts';
import { startTestStripe, buildSessionParams, webhookSecret } from './start-test-stripe.ts';

const shop = await startTestStripe({ apiVersion: '2025-01-27.acacia' });
const { stripe, origin, post, performAction, buy, setSwitches } = shop;
const { received, refusedTypes, listDeliveries, waitForDelivery, waitForEvent } = shop;

test('sends a signed webhook for a paid session', async () => {
  const { id } = await stripe.checkout.sessions.create(buildSessionParams());
  await performAction(id, 'pay', { companyName: 'Żuk', taxId: '525-244-57-67', country: 'PL' });
  const { payload, signature } = await waitForDelivery('checkout.session.completed', id);

  const event = stripe.webhooks.constructEvent(payload, signature, webhookSecret);
  expect(event).toMatchObject({
    object: 'event',
    livemode: false,
    data: {
      object: {
        id,
        status: 'complete',
        payment_status: 'paid',
        customer_details: {
          email: 'jan@example.com',
          name: 'Żuk',
          address: { country: 'PL' },
          tax_ids: [{ type: 'pl_nip', value: '5252445767' }],
        },
      },
    },
  });
  const tampered = payload.replace('34563', '1');
  expect(tampered).not.toBe(payload);
  expect(() => stripe.webhooks.constructEvent(tampered, signature, webhookSecret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
});

test('events have the API version of the endpoint', async () => {
  const { id: first } = await buy();
  await setSwitches({ apiVersion: Stripe.API_VERSION });
  const { id: second } = await buy();
  await post('/_reset');
  const { id: third } = await buy();
  const versions = (await fetchEvents(origin)).flatMap(({ api_version: version, data }) =>
    'id' in data.object && [first, second, third].includes(data.object.id) ? version : [],
  );
  expect(versions).toEqual(['2025-01-27.acacia', Stripe.API_VERSION, '2025-01-27.acacia']);
});

test('withheld events are recorded', async () => {
  const { id } = await buy({ withoutWebhook: true });
  const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id } } });
  // A withheld event would have arrived before this one.
  expect(await waitForEvent('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(id))).toBe(false);
});

test('retries a refused webhook', async () => {
  refusedTypes.add('checkout.session.completed');
  const { id } = await buy();
  expect(await waitForEvent('checkout.session.completed', id)).toBeDefined();
  expect(refusedTypes.size).toBe(0);
});

test('switches delay, duplicate, reorder and lose webhooks', async () => {
  const delayMs = 300;
  await setSwitches({ webhookCopies: 2, webhookDelayMs: delayMs });
  const late = await stripe.checkout.sessions.create(buildSessionParams());
  const paidAt = performance.now();
  await performAction(late.id, 'pay');
  await vi.waitFor(
    () => expect(listDeliveries('checkout.session.completed', late.id)).toHaveLength(2),
    { timeout: 20_000 },
  );
  for (const { at } of listDeliveries('checkout.session.completed', late.id)) {
    // A timer may fire a millisecond early.
    expect(at - paidAt).toBeGreaterThanOrEqual(delayMs - 2);
  }

  await post('/_reset');
  await setSwitches({ webhookShuffle: 3 });
  const { id: first } = await buy();
  const { id: second } = await buy();
  expect(listDeliveries('checkout.session.completed', first)).toHaveLength(0);
  const { id: third } = await buy();
  for (const id of [first, second, third]) {
    expect(await waitForEvent('checkout.session.completed', id)).toBeDefined();
  }

  await post('/_reset');
  await setSwitches({ webhookLossRate: 1 });
  const before = await countLostWebhooks();
  const { id: unheard } = await buy();
  expect(await countLostWebhooks()).toBe(before + 1);
  expect(listDeliveries('checkout.session.completed', unheard)).toEqual([]);
});

test('resends an event with the same payload and a new signature', async () => {
  const { id } = await buy();
  const first = await waitForDelivery('checkout.session.completed', id);
  const { id: event } = JSON.parse(first.payload) as Stripe.Event;
  // Resending ignores switches.
  await setSwitches({ webhookCopies: 3, webhookLossRate: 1 });
  const response = await post(`/_events/${event}/send`);
  expect(await response.json()).toEqual([{ id: event, status: 200 }]);
  const [, again, ...more] = listDeliveries('checkout.session.completed', id);
  expect(more).toEqual([]);
  expect(again?.payload).toBe(first.payload);
  expect(() =>
    stripe.webhooks.constructEvent(again?.payload ?? '', again?.signature ?? '', webhookSecret),
  ).not.toThrow();
  expect((await post('/_events/evt_none/send')).status).toBe(404);
});

test('resends events in the given order without retries', async () => {
  const { id, intent } = await buy({ withoutWebhook: true });
  await performAction(id, 'refund', { withoutWebhook: true });
  const events = (await fetchEvents(origin)).filter(({ data }) =>
    JSON.stringify(data).includes(intent),
  );
  expect(events.map(({ type }) => type)).toEqual([
    'charge.refunded',
    'refund.created',
    'checkout.session.completed',
  ]);
  const ids = events.map(({ id }) => id);
  // Neither chronological nor symmetric.
  const order = [...ids, ...ids];
  refusedTypes.add('refund.created');
  const sent = await sendEvents(origin, order);
  expect(sent.map(({ id }) => id)).toEqual(order);
  expect(sent.map(({ status }) => status)).toEqual([200, 500, 200, 200, 200, 200]);
  const arrived = received
    .map(({ payload }) => JSON.parse(payload) as Stripe.Event)
    .filter((event) => ids.includes(event.id));
  expect(arrived.map((event) => event.id)).toEqual(order.toSpliced(1, 1));
  await expect(sendEvents(origin, [...ids, 'evt_none'])).rejects.toThrow('404');
});

async function countLostWebhooks(): Promise<number> {
  const response = await fetch(`${origin}/_stats`);
  return ((await response.json()) as { webhooks: { lost: number } }).webhooks.lost;
}
