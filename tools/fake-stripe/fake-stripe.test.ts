import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';
import { sessionsAsked } from './requests-to.ts';
import { startFakeStripe } from './start-fake-stripe.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const priceData = {
  currency: 'pln',
  unit_amount: 29_900,
  product_data: { name: 'Bilet <standard>' },
  tax_behavior: 'exclusive',
} as const;
const webhookSecret = 'whsec_test';
const received: { payload: string; signature: string; at: number }[] = [];
const refusing = new Set<string>();
let shop: Server;
let webhookUrl: string;
let fake: Awaited<ReturnType<typeof startFakeStripe>>;
let stripe: Stripe;
let taxRate: Stripe.TaxRate;

beforeAll(async () => {
  shop = createServer((request, response) => {
    void text(request).then((payload) => {
      const { type } = JSON.parse(payload) as Stripe.Event;
      const isRefused = refusing.delete(type);
      if (!isRefused) {
        received.push({
          payload,
          signature: String(request.headers['stripe-signature']),
          at: performance.now(),
        });
      }
      response.writeHead(isRefused ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/webhook`;
  fake = await startFakeStripe({ port: 0, webhookUrl, webhookSecret, webhookRetryMs: 20 });
  stripe = clientOf(fake.origin);
  taxRate = await stripe.taxRates.create({
    display_name: 'VAT',
    percentage: 23,
    inclusive: false,
    country: 'PL',
  });
}, 60_000);

afterEach(async () => {
  await post('/_reset');
  refusing.clear();
});

afterAll(async () => {
  await fake.close();
  shop.closeAllConnections();
  await new Promise((resolve) => shop.close(resolve));
});

test('a session is created with the amounts Stripe would compute', async () => {
  const session = await stripe.checkout.sessions.create(ticket());
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: 29_900,
    amount_total: 36_777,
    total_details: { amount_tax: 6877 },
    currency: 'pln',
    client_reference_id: 'order-1',
    customer_email: 'jan@example.com',
    metadata: { order: 'order-1' },
    payment_intent: null,
    locale: 'pl',
    livemode: false,
  });
  expect(session.id).toMatch(/^cs_test_/);
  expect(session.url).toBe(`${fake.origin}/pay/${session.id}`);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id });
});

test('tax is rounded to the minor unit on each line', async () => {
  const { line_items: [line] = [] } = ticket();
  const session = await stripe.checkout.sessions.create(
    ticket({
      line_items: [
        { ...line, quantity: 3, price_data: { ...priceData, unit_amount: 333 } },
        { ...line, quantity: 1, price_data: { ...priceData, unit_amount: 50 } },
      ],
    }),
  );
  expect(session.amount_subtotal).toBe(1049);
  expect(session.total_details?.amount_tax).toBe(230 + 12);
});

test.each<[string, unknown, string]>([
  ['a mode Stripe does not know', { mode: 'buy' }, 'mode'],
  [
    'a payment method Stripe does not know',
    { allowed_payment_method_types: ['card', 'cheque'] },
    'allowed_payment_method_types[1]',
  ],
  ['the parameter that SDK 23 removed', { payment_method_types: ['card'] }, 'payment_method_types'],
  [
    'a price without a currency',
    { line_items: [{ quantity: 1, price_data: { unit_amount: 100 } }] },
    'line_items[0][price_data][currency]',
  ],
  [
    'BLIK in euro',
    {
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: 9900, product_data: { name: 'Ticket' } },
        },
      ],
    },
    'allowed_payment_method_types[1]',
  ],
  ['a session that ends too soon', { expires_at: inMinutes(29) }, 'expires_at'],
  ['a session that ends too late', { expires_at: inMinutes(25 * 60) }, 'expires_at'],
  ['a session without success_url', { success_url: undefined }, 'success_url'],
  ['an address without a scheme', { success_url: '/thanks' }, 'success_url'],
  ['half a grosz', { line_items: [lineOf(100.5)] }, 'line_items[0][price_data][unit_amount]'],
  [
    'a tax rate that does not exist',
    { line_items: [{ ...lineOf(29_900), tax_rates: ['txr_none'] }] },
    'line_items[0][tax_rates][0]',
  ],
])('%s is refused', async (_, change, param) => {
  const params = { ...ticket(), ...(change as Partial<Params>) };
  await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
  });
});

test('an unknown id is missing, and a foreign key is no key', async () => {
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(clientOf(fake.origin, 'sk_live_no').taxRates.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});

test('the same idempotency key gives the same session, and refuses another body', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = ticket();
  const first = await stripe.checkout.sessions.create(body, { idempotencyKey });
  const again = await stripe.checkout.sessions.create(body, { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(
    stripe.checkout.sessions.create({ ...body, locale: 'de' }, { idempotencyKey }),
  ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
});

test('an idempotency key in use is a conflict until its first request is answered', async () => {
  await post('/_switches', { delayMs: 6000 });
  const idempotencyKey = crypto.randomUUID();
  const body = ticket();
  const before = await sessionsAsked(fake.origin);
  const first = stripe.checkout.sessions.create(body, { idempotencyKey });
  await vi.waitFor(async () => expect(await sessionsAsked(fake.origin)).toBe(before + 1), {
    timeout: 10_000,
    interval: 10,
  });
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  await expect(first).resolves.toMatchObject({ status: 'open' });
});

test('a refused request leaves its idempotency key free', async () => {
  const idempotencyKey = crypto.randomUUID();
  await expect(
    stripe.checkout.sessions.create(ticket({ expires_at: inMinutes(1) }), { idempotencyKey }),
  ).rejects.toThrow();
  await expect(
    stripe.checkout.sessions.create(ticket(), { idempotencyKey }),
  ).resolves.toMatchObject({ status: 'open' });
});

test('a failure of the server is replayed for its key after the outage', async () => {
  const idempotencyKey = crypto.randomUUID();
  const body = ticket();
  await post('/_switches', { outage: 'error' });
  const failure = { type: 'StripeAPIError', statusCode: 500 };
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject(
    failure,
  );
  await post('/_reset');
  await expect(stripe.checkout.sessions.create(body, { idempotencyKey })).rejects.toMatchObject(
    failure,
  );
  await expect(stripe.checkout.sessions.create(ticket())).resolves.toMatchObject({
    status: 'open',
  });
});

test('an open session expires once', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect(await eventOf('checkout.session.expired', id)).toBeDefined();
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  expect((await post(`/_sessions/${id}/pay`)).status).toBe(409);
});

test('a session expires by itself', async () => {
  const hasty = await startFakeStripe({
    port: 0,
    webhookUrl,
    webhookSecret,
    shortestSessionSeconds: 0,
  });
  const { id } = await clientOf(hasty.origin).checkout.sessions.create({
    ...ticket({ expires_at: Math.floor(Date.now() / 1000) + 3 }),
    line_items: [lineOf(29_900)],
  });
  expect(await eventOf('checkout.session.expired', id)).toBeDefined();
  await hasty.close();
});

test('a paid session tells the shop with a signature that holds', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${id}/pay`, { companyName: 'Żuk', taxId: '525-244-57-67', country: 'PL' });
  const { payload, signature } = await deliveryOf('checkout.session.completed', id);

  const event = stripe.webhooks.constructEvent(payload, signature, webhookSecret);
  expect(event).toMatchObject({
    object: 'event',
    livemode: false,
    api_version: Stripe.API_VERSION,
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
  const tampered = payload.replace('36777', '1');
  expect(tampered).not.toBe(payload);
  expect(() => stripe.webhooks.constructEvent(tampered, signature, webhookSecret)).toThrow();
  expect(() => stripe.webhooks.constructEvent(payload, signature, 'whsec_other')).toThrow();
});

test('a withheld event is still on record', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${id}/pay`, { withoutWebhook: true });
  const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 });
  expect(data[0]).toMatchObject({ data: { object: { id } } });
  expect(received.some(({ payload }) => payload.includes(id))).toBe(false);
});

test('a payment by bank completes unpaid and settles later', async () => {
  const good = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${good.id}/pay-async`);
  expect(await eventOf('checkout.session.completed', good.id)).toMatchObject({
    payment_status: 'unpaid',
  });
  await post(`/_sessions/${good.id}/async-succeed`);
  expect(await eventOf('checkout.session.async_payment_succeeded', good.id)).toMatchObject({
    payment_status: 'paid',
  });

  const bad = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${bad.id}/pay-async`);
  await post(`/_sessions/${bad.id}/async-fail`);
  expect(await eventOf('checkout.session.async_payment_failed', bad.id)).toMatchObject({
    payment_status: 'unpaid',
  });
  expect((await post(`/_sessions/${bad.id}/async-succeed`)).status).toBe(409);
});

test('a payment is refunded in parts, and never beyond what was paid', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  const intent = await pay(id);
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'succeeded',
    amount_received: 36_777,
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
  expect(await eventOf('charge.refunded', intent)).toMatchObject({
    payment_intent: intent,
    metadata: { order: 'order-1' },
    amount: 36_777,
    amount_refunded: 777,
    refunded: false,
    currency: 'pln',
  });

  const refused = { type: 'StripeInvalidRequestError', code: 'charge_already_refunded' };
  await expect(
    stripe.refunds.create({ payment_intent: intent, amount: 36_001 }),
  ).rejects.toMatchObject(refused);
  await stripe.refunds.create({ payment_intent: intent });
  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject(refused);
  await expect(
    stripe.refunds.create({ payment_intent: intent, reason: 'changed_my_mind' }),
  ).rejects.toMatchObject({ param: 'reason' });
});

test('a dispute opens and closes', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  expect((await post(`/_sessions/${id}/dispute`)).status).toBe(409);
  const intent = await pay(id);
  await post(`/_sessions/${id}/dispute`);
  expect(await eventOf('charge.dispute.created', intent)).toMatchObject({
    amount: 36_777,
    status: 'needs_response',
  });
  await post(`/_sessions/${id}/dispute-lost`);
  expect(await eventOf('charge.dispute.closed', intent)).toMatchObject({ status: 'lost' });
});

test('ids expand into objects', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${id}/pay`);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(session.line_items?.data[0]).toMatchObject({ amount_total: 36_777, quantity: 1 });
  expect(session.payment_intent).toMatchObject({ latest_charge: { amount: 36_777 } });
  await expect(
    stripe.checkout.sessions.retrieve(id, { expand: ['nothing'] }),
  ).rejects.toMatchObject({ param: 'expand' });
});

test('only active tax rates are listed when asked for', async () => {
  const old = await stripe.taxRates.create({
    display_name: 'VAT',
    percentage: 22,
    inclusive: false,
    active: false,
  });
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 });
  expect(data.map(({ id }) => id)).toContain(taxRate.id);
  expect(data.map(({ id }) => id)).not.toContain(old.id);
});

test('a webhook the shop refuses is sent again', async () => {
  refusing.add('checkout.session.completed');
  const { id } = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${id}/pay`);
  expect(await eventOf('checkout.session.completed', id)).toBeDefined();
  expect(refusing.size).toBe(0);
});

test('webhooks come late, twice, in another order or never when switched so', async () => {
  const delayMs = 300;
  await post('/_switches', { webhookCopies: 2, webhookDelayMs: delayMs });
  const late = await stripe.checkout.sessions.create(ticket());
  const paidAt = performance.now();
  await post(`/_sessions/${late.id}/pay`);
  await vi.waitFor(
    () => expect(deliveriesOf('checkout.session.completed', late.id)).toHaveLength(2),
    { timeout: 20_000 },
  );
  for (const { at } of deliveriesOf('checkout.session.completed', late.id)) {
    // A timer may fire a millisecond early.
    expect(at - paidAt).toBeGreaterThanOrEqual(delayMs - 2);
  }

  await post('/_reset');
  await post('/_switches', { webhookShuffle: 3 });
  const held = await Promise.all([1, 2, 3].map(() => stripe.checkout.sessions.create(ticket())));
  const [first, second, third] = held.map(({ id }) => id);
  await post(`/_sessions/${first}/pay`);
  await post(`/_sessions/${second}/pay`);
  expect(deliveriesOf('checkout.session.completed', String(first))).toHaveLength(0);
  await post(`/_sessions/${third}/pay`);
  for (const { id } of held) expect(await eventOf('checkout.session.completed', id)).toBeDefined();

  await post('/_reset');
  await post('/_switches', { webhookLossRate: 1 });
  const before = await stats();
  const lost = await stripe.checkout.sessions.create(ticket());
  await post(`/_sessions/${lost.id}/pay`);
  const after = await stats();
  expect(after.webhooks.lost).toBe(before.webhooks.lost + 1);
  expect(after.webhooks.sent).toBe(before.webhooks.sent);
});

test('a hanging Stripe never answers, and recovers', async () => {
  await post('/_switches', { outage: 'hang' });
  await expect(stripe.taxRates.list({}, { timeout: 100 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await post('/_reset');
  await expect(stripe.taxRates.list()).resolves.toMatchObject({ object: 'list' });
});

test('requests beyond the rate are refused', async () => {
  const limit = new RateLimit();
  const at = (...times: number[]) => times.map((time) => limit.allows(3, time));
  expect(at(0, 100, 200, 300, 999)).toEqual([true, true, true, false, false]);
  expect(at(1001, 1050)).toEqual([true, false]);
});

test('whoever asks too often is told so as Stripe tells it', async () => {
  await post('/_switches', { requestsPerSecond: 1 });
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

test('a switch that does not exist is refused', async () => {
  expect((await post('/_switches', { webhookLoss: 1 })).status).toBe(400);
  expect((await post('/_switches', { outage: 'partial' })).status).toBe(400);
});

test('the page shows the order in its language and takes the payment', async () => {
  const session = await stripe.checkout.sessions.create(
    ticket({ success_url: 'https://shop.example/thanks?session={CHECKOUT_SESSION_ID}' }),
  );
  const page = await (await fetch(String(session.url))).text();
  expect(page).toContain('<html lang="pl">');
  expect(page).toContain('Bilet &lt;standard&gt;');
  expect(page).toContain('jan@example.com');
  expect(page).toMatch(/367,77\szł/);
  expect(actionsOn(page)).toEqual([
    'pay-card',
    'pay-blik',
    'pay-p24',
    'pay-async',
    'decline',
    'expire',
    'back',
  ]);

  const paid = await press(session.id, 'pay', { method: 'blik', taxId: '', companyName: '' });
  expect(paid.status).toBe(303);
  expect(paid.headers.get('location')).toBe(`https://shop.example/thanks?session=${session.id}`);
  expect(await eventOf('checkout.session.completed', session.id)).toMatchObject({
    payment_status: 'paid',
    customer_details: { tax_ids: [] },
  });
  const ended = await (await fetch(`${fake.origin}/pay/${session.id}`)).text();
  expect(ended).toContain('data-status="complete"');
  expect(actionsOn(ended)).toEqual(['return']);
});

test('the page offers only the allowed methods', async () => {
  const { url } = await stripe.checkout.sessions.create(
    ticket({
      allowed_payment_method_types: ['card'],
      tax_id_collection: { enabled: false },
      locale: 'de',
    }),
  );
  const page = await (await fetch(String(url))).text();
  expect(actionsOn(page)).toEqual(['pay-card', 'decline', 'expire', 'back']);
  expect(page).not.toContain('name="taxId"');
  expect(page).toContain('Mit Karte zahlen');
});

test('the page declines, refuses a bad tax id and stays open, goes back, and expires', async () => {
  const { id } = await stripe.checkout.sessions.create(ticket());
  const declined = await press(id, 'decline');
  const shown = await fetch(new URL(String(declined.headers.get('location')), fake.origin));
  expect(await shown.text()).toContain('data-notice="declined"');

  const badTaxId = await press(id, 'pay', { method: 'card', taxId: '123' });
  expect(badTaxId.headers.get('location')).toContain('notice=tax-id');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');

  const back = await press(id, 'back');
  expect(back.headers.get('location')).toBe('https://shop.example/tickets');

  await press(id, 'expire');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
  const ended = await (await fetch(`${fake.origin}/pay/${id}`)).text();
  expect(ended).toContain('data-status="expired"');
  expect(ended).toContain('href="https://shop.example/tickets"');
  expect((await fetch(`${fake.origin}/pay/cs_test_none`)).status).toBe(404);
});

function lineOf(unitAmount: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return { quantity: 1, price_data: { ...priceData, unit_amount: unitAmount } };
}

function ticket(change: Partial<Params> = {}): Params {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card', 'blik', 'p24'],
    line_items: [{ ...lineOf(29_900), tax_rates: [taxRate.id] }],
    tax_id_collection: { enabled: true },
    payment_intent_data: { metadata: { order: 'order-1' } },
    metadata: { order: 'order-1' },
    client_reference_id: 'order-1',
    customer_email: 'jan@example.com',
    locale: 'pl',
    expires_at: inMinutes(31),
    success_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/tickets',
    ...change,
  };
}

function inMinutes(minutes: number): number {
  return Math.floor(Date.now() / 1000) + minutes * 60;
}

function clientOf(origin: string, key = 'sk_test_fake'): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
}

async function pay(id: string): Promise<string> {
  const paid = (await (await post(`/_sessions/${id}/pay`)).json()) as { payment_intent: string };
  return paid.payment_intent;
}

function post(path: string, body: object = {}): Promise<Response> {
  return fetch(fake.origin + path, { method: 'POST', body: JSON.stringify(body) });
}

function press(id: string, action: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(`${fake.origin}/pay/${id}/${action}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
}

async function stats() {
  const response = await fetch(`${fake.origin}/_stats`);
  return (await response.json()) as {
    requests: Record<string, number>;
    webhooks: { sent: number; lost: number };
  };
}

function deliveriesOf(type: string, id: string) {
  return received.filter(
    ({ payload }) => payload.includes(`"type": "${type}"`) && payload.includes(id),
  );
}

async function deliveryOf(type: string, id: string) {
  return vi.waitFor(
    () => {
      const [delivery] = deliveriesOf(type, id);
      if (!delivery) throw new Error(`${type} has not come`);
      return delivery;
    },
    { timeout: 15_000, interval: 10 },
  );
}

async function eventOf(type: string, id: string): Promise<Stripe.Event.Data.Object> {
  const { payload } = await deliveryOf(type, id);
  return (JSON.parse(payload) as Stripe.Event).data.object;
}

function actionsOn(page: string): (string | undefined)[] {
  return [...page.matchAll(/data-action="([^"]+)"/g)].map(([, action]) => action);
}
