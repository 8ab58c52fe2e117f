import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startFakeStripe } from './start-fake-stripe.ts';
import {
  createClient,
  addMinutesToNow,
  buildLineItem,
  startTestStripe,
  buildSessionParams,
} from './start-test-stripe.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const { stripe, origin, options, post, performAction, setSwitches, waitForEvent } =
  await startTestStripe();
const vat = { display_name: 'VAT', percentage: 23, inclusive: false, country: 'PL' };
const { id: taxRate } = await stripe.taxRates.create(vat);

test("creates a session with Stripe's amounts", async () => {
  const session = await stripe.checkout.sessions.create(
    buildSessionParams({ line_items: [{ ...buildLineItem(28_100), tax_rates: [taxRate] }] }),
  );
  expect(session).toMatchObject({
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    amount_subtotal: 28_100,
    amount_total: 34_563,
    total_details: { amount_tax: 6463 },
    currency: 'pln',
    client_reference_id: 'order-1',
    customer_email: 'jan@example.com',
    metadata: { order: 'order-1' },
    payment_intent: null,
    locale: 'pl',
    livemode: false,
  });
  expect(session.id).toMatch(/^cs_test_/);
  expect(session.url).toBe(`${origin}/pay/${session.id}`);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ id: session.id });
});

test('rounds tax to the minor unit on each line', async () => {
  const session = await stripe.checkout.sessions.create(
    buildSessionParams({
      line_items: [
        { ...buildLineItem(333), quantity: 3, tax_rates: [taxRate] },
        { ...buildLineItem(50), tax_rates: [taxRate] },
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
  ['a session that expires too soon', { expires_at: addMinutesToNow(29) }, 'expires_at'],
  ['a session that expires too late', { expires_at: addMinutesToNow(25 * 60) }, 'expires_at'],
  ['a session without success_url', { success_url: undefined }, 'success_url'],
  ['an address without a scheme', { success_url: '/thanks' }, 'success_url'],
  [
    'half a grosz',
    { line_items: [buildLineItem(100.5)] },
    'line_items[0][price_data][unit_amount]',
  ],
  [
    'a tax rate that does not exist',
    { line_items: [{ ...buildLineItem(28_100), tax_rates: ['txr_none'] }] },
    'line_items[0][tax_rates][0]',
  ],
])('refuses %s', async (_, change, param) => {
  const params = { ...buildSessionParams(), ...(change as Partial<Params>) };
  await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param,
  });
});

test('refuses inactive payment methods and does not offer them by default', async () => {
  await setSwitches({ inactiveMethods: ['blik'] });
  await expect(stripe.checkout.sessions.create(buildSessionParams())).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    param: 'allowed_payment_method_types[1]',
    message: expect.stringMatching(/blik.*activate.*dashboard/i),
  });
  await expect(
    stripe.checkout.sessions.create(
      buildSessionParams({ allowed_payment_method_types: ['card', 'p24'] }),
    ),
  ).resolves.toMatchObject({ status: 'open' });

  const { allowed_payment_method_types: _, ...unasked } = buildSessionParams();
  expect((await stripe.checkout.sessions.create(unasked)).payment_method_types).toEqual([
    'card',
    'p24',
  ]);
  expect((await post('/_switches', { inactiveMethods: ['cash'] })).status).toBe(400);
});

test('reports unknown ids and rejects live API keys', async () => {
  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(createClient(origin, 'sk_live_no').taxRates.list()).rejects.toMatchObject({
    type: 'StripeAuthenticationError',
  });
});

test('an open session expires once', async () => {
  const { id } = await stripe.checkout.sessions.create(buildSessionParams());
  const expired = await stripe.checkout.sessions.expire(id);
  expect(expired).toMatchObject({ status: 'expired', url: null });
  expect(await waitForEvent('checkout.session.expired', id)).toBeDefined();
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
  });
  await expect(performAction(id, 'pay')).rejects.toThrow('409');
});

test('a session expires by itself', async () => {
  const hasty = await startFakeStripe({ ...options, shortestSessionSeconds: 0 });
  const { id } = await createClient(hasty.origin).checkout.sessions.create(
    buildSessionParams({ expires_at: Math.floor(Date.now() / 1000) + 3 }),
  );
  expect(await waitForEvent('checkout.session.expired', id)).toBeDefined();
  await hasty.close();
});

test('expands ids into objects', async () => {
  const { id } = await stripe.checkout.sessions.create(buildSessionParams());
  await performAction(id, 'pay');
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['line_items', 'payment_intent.latest_charge'],
  });
  expect(session.line_items?.data[0]).toMatchObject({ amount_total: 34_563, quantity: 1 });
  expect(session.payment_intent).toMatchObject({ latest_charge: { amount: 34_563 } });
  await expect(
    stripe.checkout.sessions.retrieve(id, { expand: ['nothing'] }),
  ).rejects.toMatchObject({ param: 'expand' });
});

test('lists only active tax rates on request', async () => {
  const old = await stripe.taxRates.create({ ...vat, percentage: 22, active: false });
  const { data } = await stripe.taxRates.list({ active: true, limit: 100 });
  expect(data.map(({ id }) => id)).toContain(taxRate);
  expect(data.map(({ id }) => id)).not.toContain(old.id);
});
