import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { webhookPath } from '@kongres/contract/paths';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { stripeApiVersion, signEvent } from '../../../test/sign-event.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop, readQuota } from '../../../test/test-shop.ts';

const { buyTicket, pool, stripe, origin, actAtStripe, setSwitches } = await startTestApi({
  PURCHASES_PER_CLIENT: '1000',
  HOLDS_PER_CLIENT: '1000',
});

beforeEach(async () => {
  await resetShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

interface PlacedOrder {
  orderId: string;
  sessionId: string;
}

async function placeOrder(email = 'ala@example.com'): Promise<PlacedOrder> {
  const response = await buyTicket('standard', email);
  expect(response.status).toBe(200);
  const { rows } = await pool.query<PlacedOrder>(
    'select id as "orderId", checkout_session_id as "sessionId" from orders where email = $1',
    [email],
  );
  return rows[0] as PlacedOrder;
}

async function readState(orderId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from orders where id = $1', [
    orderId,
  ]);
  return rows[0]?.state;
}

const { grossMinor } = getListPrice('standard');

function buildCompletedEvent({ orderId, sessionId }: PlacedOrder, id = 'evt_1'): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: stripeApiVersion,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: sessionId,
        object: 'checkout.session',
        client_reference_id: orderId,
        status: 'complete',
        payment_status: 'paid',
        amount_total: grossMinor,
        currency: 'pln',
        payment_intent: `pi_${orderId}`,
        customer_details: null,
      },
    },
  });
}

function deliverWebhook(payload: string, signature = signEvent(payload)) {
  return fetch(origin + webhookPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
}

test('settles an event once that is delivered fifty times concurrently and once later', async () => {
  const report = reportCheck('webhooks-repeated');
  const payload = buildCompletedEvent(await placeOrder());
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliverWebhook(payload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await deliverWebhook(payload)).status).toBe(200);
  const tickets = await countRows(pool, 'ticket');
  report(`${answers.length} at once and 1 later: ${tickets} ticket`);
  expect(await countRows(pool, "orders where state = 'paid'")).toBe(1);
  expect(tickets).toBe(1);
  expect(await countRows(pool, 'order_email')).toBe(1);
  expect(await countRows(pool, "pgboss.job where name = 'order-email'")).toBe(1);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('settles one payment once that is reported by fifty events', async () => {
  const bought = await placeOrder();
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      deliverWebhook(buildCompletedEvent(bought, `evt_many_${n}`)),
    ),
  );
  expect(await countRows(pool, 'ticket')).toBe(1);
  expect(await countRows(pool, 'order_email')).toBe(1);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('rejects webhooks with an invalid signature, timestamp or body', async () => {
  const bought = await placeOrder();
  const payload = buildCompletedEvent(bought);
  const now = Math.floor(Date.now() / 1000);
  const pretty = JSON.stringify(JSON.parse(payload), null, 2);
  const attempts = [
    deliverWebhook(payload, signEvent(payload, { secret: 'whsec_of_somebody_else' })),
    deliverWebhook(payload, signEvent(payload, { timestamp: now - 600 })),
    deliverWebhook(payload, signEvent(payload, { timestamp: now + 3600 })),
    deliverWebhook(pretty, signEvent(payload)),
    deliverWebhook(payload.replace(String(grossMinor), String(grossMinor + 1)), signEvent(payload)),
    deliverWebhook(payload, ''),
    fetch(origin + webhookPath, { method: 'POST', body: payload }),
  ];
  for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(400);
  expect(await countRows(pool, 'stripe_event')).toBe(0);
  expect(await readState(bought.orderId)).toBe('awaiting_payment');
  expect((await deliverWebhook(payload)).status).toBe(200);
  expect(await readState(bought.orderId)).toBe('paid');
});

test('rejects a body of two megabytes', async () => {
  expect((await deliverWebhook('x'.repeat(2_000_000))).status).toBe(413);
});

test('accepts events of other shops and types without changes', async () => {
  const foreign = { orderId: 'not-ours', sessionId: 'cs_x' };
  expect((await deliverWebhook(buildCompletedEvent(foreign, 'evt_foreign'))).status).toBe(200);
  const kind = buildCompletedEvent(foreign, 'evt_kind').replace(
    'checkout.session.completed',
    'price.created',
  );
  expect((await deliverWebhook(kind)).status).toBe(200);
  expect(await countRows(pool, 'orders')).toBe(0);
});

test('settles payment, company data and refund from Stripe events', async () => {
  const { orderId, sessionId } = await placeOrder();
  await actAtStripe('pay', sessionId, {
    companyName: 'Ala i Kot sp. z o.o.',
    taxId: 'PL1234567890',
  });
  await expect.poll(() => readState(orderId)).toBe('paid');
  const { rows } = await pool.query('select company_name, tax_id from orders');
  expect(rows).toEqual([{ company_name: 'Ala i Kot sp. z o.o.', tax_id: 'PL1234567890' }]);
  await actAtStripe('refund', sessionId);
  await expect.poll(() => readState(orderId)).toBe('refunded');
  expect(await countRows(pool, 'ticket where void_at is not null')).toBe(1);
});

test('opens an incident for a dispute and voids the ticket when it is lost', async () => {
  const { orderId, sessionId } = await placeOrder();
  await actAtStripe('pay', sessionId);
  await expect.poll(() => readState(orderId)).toBe('paid');
  await actAtStripe('dispute', sessionId);
  await expect.poll(() => countRows(pool, "incident where kind = 'dispute'")).toBe(1);
  expect(await readState(orderId)).toBe('paid');
  await actAtStripe('dispute-lost', sessionId);
  await expect.poll(() => readState(orderId)).toBe('refunded');
});

test('settles delayed payments that succeed or fail', async () => {
  const [good, bad] = [await placeOrder('ala@example.com'), await placeOrder('ola@example.com')];
  await actAtStripe('pay-async', good.sessionId);
  await actAtStripe('pay-async', bad.sessionId);
  await expect.poll(() => readState(good.orderId)).toBe('processing');
  await expect.poll(() => readState(bad.orderId)).toBe('processing');
  await actAtStripe('async-succeed', good.sessionId);
  await actAtStripe('async-fail', bad.sessionId);
  await expect.poll(() => readState(good.orderId)).toBe('paid');
  await expect.poll(() => readState(bad.orderId)).toBe('expired');
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('settles twenty orders with duplicate and out-of-order webhooks', async () => {
  await setSwitches({ webhookCopies: 3, webhookShuffle: 8 });
  const bought = [];
  for (let n = 0; n < 20; n += 1) bought.push(await placeOrder(`a${n}@example.com`));
  for (const [n, { sessionId }] of bought.entries()) {
    await actAtStripe(n % 2 ? 'pay' : 'expire', sessionId);
  }
  await setSwitches({ webhookShuffle: 0 });
  await expect.poll(() => countRows(pool, "orders where state = 'awaiting_payment'")).toBe(0);
  expect(await countRows(pool, 'ticket')).toBe(10);
  expect(await countRows(pool, 'order_email')).toBe(10);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 10 });
});

test('ignores the expiry of a checkout that another checkout of the order has replaced', async () => {
  const bought = await placeOrder();
  const expired = (sessionId: string, id: string) =>
    buildCompletedEvent({ ...bought, sessionId }, id)
      .replace('checkout.session.completed', 'checkout.session.expired')
      .replace('"complete"', '"expired"')
      .replace('"paid"', '"unpaid"');
  expect((await deliverWebhook(expired('cs_test_given_up', 'evt_1'))).status).toBe(200);
  expect(await readState(bought.orderId)).toBe('awaiting_payment');
  expect(await readQuota(pool, 'standard')).toEqual({ held: 1, sold: 0 });

  expect((await deliverWebhook(expired(bought.sessionId, 'evt_2'))).status).toBe(200);
  expect(await readState(bought.orderId)).toBe('expired');
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});
