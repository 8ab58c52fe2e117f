import { expect, test } from 'vitest';
import {
  createClient,
  addMinutesToNow,
  startTestStripe,
} from '@kongres/tools/stripe-double/start-test-stripe';
import { type CheckoutOrder, createCheckoutSessionFactory } from './create-checkout-session.ts';

const { origin, stripe, setSwitches } = await startTestStripe();

test('creates one VAT rate for the concurrent first purchases of two processes', async () => {
  // The delay lets both processes list the rates before either creates one.
  await setSwitches({ calls: { 'GET /v1/tax_rates': { delayMs: 300 } } });
  // Retries requests whose idempotency key is in use, like the API's client.
  const processes = [1, 2].map(() =>
    createCheckoutSessionFactory(createClient(origin, 'sk_test_fake', 1), 'https://shop.example'),
  );
  const opened = await Promise.all(processes.map((open, index) => open(buildOrder(index))));
  expect(opened.map(({ session }) => session.status)).toEqual(['open', 'open']);
  const { data } = await stripe.taxRates.list();
  expect(data).toHaveLength(1);
});

test('the checkout requires name and billing address and offers a tax id', async () => {
  const client = createClient(origin, 'sk_test_fake', 1);
  const { session } = await createCheckoutSessionFactory(
    client,
    'https://shop.example',
  )(buildOrder(1));
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    billing_address_collection: 'required',
    name_collection: { individual: { enabled: true, optional: false } },
    tax_id_collection: { enabled: true, required: 'never' },
  });
});

function buildOrder(index: number): CheckoutOrder {
  return {
    id: crypto.randomUUID(),
    number: 1000 + index,
    ticket: 'standard',
    email: `anna${index}@example.com`,
    language: 'pl',
    netMinor: 34_563,
    currency: 'pln',
    checkoutExpiresAt: new Date(addMinutesToNow(31) * 1000),
    consentedAt: null,
    consentVersion: null,
    codes: { return: 'r', back: 'b' },
  };
}
