import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, afterEach, vi } from 'vitest';
import { performAction, createExternalSession } from './test-client.ts';
import type { ActionName, ActionOptions } from './session-actions.ts';
import type { ExternalSessionOptions } from './external-session.ts';
import { setSwitches } from './set-switches.ts';
import { type FakeStripeOptions, startFakeStripe } from './start-fake-stripe.ts';
import type { Switches } from './switches.ts';

type Params = Stripe.Checkout.SessionCreateParams;

export const webhookSecret = 'whsec_test';

export async function startTestStripe(more: Partial<FakeStripeOptions> = {}) {
  const shop = await startShop();
  const options = { port: 0, webhookUrl: shop.url, webhookSecret, webhookRetryMs: 20, ...more };
  const fake = await startFakeStripe(options);
  const { origin } = fake;
  const stripe = createClient(origin);

  afterEach(async () => {
    await post('/_reset');
    shop.refusedTypes.clear();
  });
  afterAll(async () => {
    await fake.close();
    await shop.close();
  });

  function post(path: string, body: object = {}): Promise<Response> {
    return fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
  }

  return {
    ...shop,
    origin,
    options,
    stripe,
    post,
    setSwitches: (switches: Partial<Switches>) => setSwitches(origin, switches),
    performAction: <Name extends ActionName>(id: string, action: Name, options?: ActionOptions) =>
      performAction(origin, id, action, options),
    createExternalSession: (options?: ExternalSessionOptions) =>
      createExternalSession(origin, options),
    buy: async (options: ActionOptions = {}) => {
      const { id } = await stripe.checkout.sessions.create(buildSessionParams());
      const paid = await performAction(origin, id, 'pay', options);
      return { id, intent: getId(paid.payment_intent) };
    },
  };
}

async function startShop() {
  const received: { payload: string; signature: string; at: number }[] = [];
  const refusedTypes = new Set<string>();
  const server = createServer((request, response) => {
    void text(request).then((payload) => {
      const { type } = JSON.parse(payload) as Stripe.Event;
      const isRefused = refusedTypes.delete(type);
      const signature = String(request.headers['stripe-signature']);
      if (!isRefused) received.push({ payload, signature, at: performance.now() });
      response.writeHead(isRefused ? 500 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function listDeliveries(type: string, id: string) {
    return received.filter(
      ({ payload }) => payload.includes(`"type": "${type}"`) && payload.includes(id),
    );
  }

  function waitForDelivery(type: string, id: string) {
    return vi.waitFor(
      () => {
        const [delivery] = listDeliveries(type, id);
        if (!delivery) throw new Error(`${type} was not delivered`);
        return delivery;
      },
      { timeout: 30_000, interval: 10 },
    );
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    refusedTypes,
    listDeliveries,
    waitForDelivery,
    /** The object of the first event of the type that contains the id. */
    waitForEvent: async (type: Stripe.Event['type'], id: string) => {
      const { payload } = await waitForDelivery(type, id);
      return (JSON.parse(payload) as Stripe.Event).data.object;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function createClient(origin: string, key = 'sk_test_fake', maxNetworkRetries = 0): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries });
}

export function buildLineItem(unitAmount: number): Stripe.Checkout.SessionCreateParams.LineItem {
  return {
    quantity: 1,
    price_data: {
      currency: 'pln',
      unit_amount: unitAmount,
      product_data: { name: 'Bilet <standard>' },
      tax_behavior: 'exclusive',
    },
  };
}

export function buildSessionParams(change: Partial<Params> = {}): Params {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card', 'blik', 'p24'],
    line_items: [buildLineItem(34_563)],
    tax_id_collection: { enabled: true },
    payment_intent_data: { metadata: { order: 'order-1' } },
    metadata: { order: 'order-1' },
    client_reference_id: 'order-1',
    customer_email: 'jan@example.com',
    locale: 'pl',
    expires_at: addMinutesToNow(31),
    success_url: 'https://shop.example/thanks',
    cancel_url: 'https://shop.example/tickets',
    ...change,
  };
}

export function getId(reference: string | { id: string } | null): string {
  if (reference === null) throw new Error('there is none');
  return typeof reference === 'string' ? reference : reference.id;
}

export function addMinutesToNow(minutes: number): number {
  return Math.floor(Date.now() / 1000) + minutes * 60;
}
