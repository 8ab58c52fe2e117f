import { Stripe } from 'stripe';
import { expect, test, vi } from 'vitest';
import { eventsAt, sendEvents } from './act.ts';
import { startTestStripe, ticket, webhookSecret } from './start-test-stripe.ts';

const shop = await startTestStripe({ apiVersion: '2025-01-27.acacia' });
const { stripe, origin, post, act, buy, setSwitches } = shop;
const { received, refusing, deliveriesOf, deliveryOf, eventOf } = shop;

test('a paid session tells the shop with a signature that holds', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await act(id, 'pay', { companyName: 'Żuk', taxId: '525-244-57-67', country: 'PL' });
  const { payload, signature } = await deliveryOf('checkout.session.completed', id);

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

test('events carry the version of the endpoint, not that of the SDK', async () => {
  const { id: first } = await buy();
  await setSwitches({ apiVersion: Stripe.API_VERSION });
  const { id: second } = await buy();
  await post('/_reset');
  const { id: third } = await buy();
  const versions = (await eventsAt(origin)).flatMap(({ api_version: version, data }) =>
    'id' in data.object && [first, second, third].includes(data.object.id) ? version : [],
  );
  expect(versions).toEqual(['2025-01-27.acacia', Stripe.API_VERSION, '2025-01-27.acacia']);
});

test('a withheld event is still on record', async () => {
  const { id } = await buy({ withoutWebhook: true });
  const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id } } });
  // Had it been sent, it would have left before this one.
  expect(await eventOf('checkout.session.completed', (await buy()).id)).toBeDefined();
  expect(received.some(({ payload }) => payload.includes(id))).toBe(false);
});

test('a webhook the shop refuses is sent again', async () => {
  refusing.add('checkout.session.completed');
  const { id } = await buy();
  expect(await eventOf('checkout.session.completed', id)).toBeDefined();
  expect(refusing.size).toBe(0);
});

test('webhooks come late, twice, in another order or never when switched so', async () => {
  const delayMs = 300;
  await setSwitches({ webhookCopies: 2, webhookDelayMs: delayMs });
  const late = await stripe.checkout.sessions.create(ticket());
  const paidAt = performance.now();
  await act(late.id, 'pay');
  await vi.waitFor(
    () => expect(deliveriesOf('checkout.session.completed', late.id)).toHaveLength(2),
    { timeout: 20_000 },
  );
  for (const { at } of deliveriesOf('checkout.session.completed', late.id)) {
    // A timer may fire a millisecond early.
    expect(at - paidAt).toBeGreaterThanOrEqual(delayMs - 2);
  }

  await post('/_reset');
  await setSwitches({ webhookShuffle: 3 });
  const { id: first } = await buy();
  const { id: second } = await buy();
  expect(deliveriesOf('checkout.session.completed', first)).toHaveLength(0);
  const { id: third } = await buy();
  for (const id of [first, second, third]) {
    expect(await eventOf('checkout.session.completed', id)).toBeDefined();
  }

  await post('/_reset');
  await setSwitches({ webhookLossRate: 1 });
  const before = await lost();
  const { id: unheard } = await buy();
  expect(await lost()).toBe(before + 1);
  expect(deliveriesOf('checkout.session.completed', unheard)).toEqual([]);
});

test('an event is sent once more, the same to the letter and newly signed', async () => {
  const { id } = await buy();
  const first = await deliveryOf('checkout.session.completed', id);
  const { id: event } = JSON.parse(first.payload) as Stripe.Event;
  // Past the switches: whoever asks for one delivery gets one.
  await setSwitches({ webhookCopies: 3, webhookLossRate: 1 });
  const response = await post(`/_events/${event}/send`);
  expect(await response.json()).toEqual([{ id: event, status: 200 }]);
  const [, again, ...more] = deliveriesOf('checkout.session.completed', id);
  expect(more).toEqual([]);
  expect(again?.payload).toBe(first.payload);
  expect(() =>
    stripe.webhooks.constructEvent(again?.payload ?? '', again?.signature ?? '', webhookSecret),
  ).not.toThrow();
  expect((await post('/_events/evt_none/send')).status).toBe(404);
});

test('events are sent again in exactly the order asked for, refused ones once', async () => {
  const { id, intent } = await buy({ withoutWebhook: true });
  await act(id, 'refund', { withoutWebhook: true });
  const events = (await eventsAt(origin)).filter(({ data }) =>
    JSON.stringify(data).includes(intent),
  );
  expect(events.map(({ type }) => type)).toEqual([
    'charge.refunded',
    'refund.created',
    'checkout.session.completed',
  ]);
  const ids = events.map(({ id }) => id);
  // Neither the order they happened in nor one that reads the same from its end.
  const order = [...ids, ...ids];
  refusing.add('refund.created');
  const sent = await sendEvents(origin, order);
  expect(sent.map(({ id }) => id)).toEqual(order);
  expect(sent.map(({ status }) => status)).toEqual([200, 500, 200, 200, 200, 200]);
  const arrived = received
    .map(({ payload }) => JSON.parse(payload) as Stripe.Event)
    .filter((event) => ids.includes(event.id));
  expect(arrived.map((event) => event.id)).toEqual(order.toSpliced(1, 1));
  await expect(sendEvents(origin, [...ids, 'evt_none'])).rejects.toThrow('404');
});

async function lost(): Promise<number> {
  const response = await fetch(`${origin}/_stats`);
  return ((await response.json()) as { webhooks: { lost: number } }).webhooks.lost;
}
