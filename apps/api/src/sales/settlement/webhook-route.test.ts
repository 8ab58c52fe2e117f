import { beforeEach, expect, test } from 'vitest';
import { reportCheck } from '@kongres/tools/acceptance/report-check';
import { webhookPath } from '@kongres/contract/paths';
import { listPrice } from '@kongres/tools/dev/list-price';
import { apiVersion, signatureOf } from '../../../test/signed-event.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop, stockOf } from '../../../test/test-shop.ts';

const { buy, pool, stripe, origin, atStripe, setSwitches } = await startTestApi({
  PURCHASES_PER_CLIENT: '1000',
  HOLDS_PER_CLIENT: '1000',
});

beforeEach(async () => {
  await emptyShop(pool);
  await fetch(`${stripe}/_reset`, { method: 'POST' });
});

interface Bought {
  orderId: string;
  sessionId: string;
}

async function order(email = 'ala@example.com'): Promise<Bought> {
  const response = await buy('standard', email);
  expect(response.status).toBe(200);
  const { rows } = await pool.query<Bought>(
    'select id as "orderId", session_id as "sessionId" from orders where email = $1',
    [email],
  );
  return rows[0] as Bought;
}

async function stateOf(orderId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>('select state from orders where id = $1', [
    orderId,
  ]);
  return rows[0]?.state;
}

const { grossMinor } = listPrice('standard');

function completed({ orderId, sessionId }: Bought, id = 'evt_1'): string {
  return JSON.stringify({
    id,
    object: 'event',
    api_version: apiVersion,
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

function deliver(payload: string, signature = signatureOf(payload)) {
  return fetch(origin + webhookPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
}

test('the same event fifty times at once and once more later: one payment, ticket and mail', async () => {
  const report = reportCheck('webhooks-repeated');
  const payload = completed(await order());
  const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(payload)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await deliver(payload)).status).toBe(200);
  const tickets = await countOf(pool, 'ticket');
  report(`${answers.length} at once and 1 later: ${tickets} ticket`);
  expect(await countOf(pool, "orders where state = 'paid'")).toBe(1);
  expect(tickets).toBe(1);
  expect(await countOf(pool, 'mail')).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(1);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('the same payment told by fifty events is still one payment', async () => {
  const bought = await order();
  await Promise.all(
    Array.from({ length: 50 }, (_, n) => deliver(completed(bought, `evt_many_${n}`))),
  );
  expect(await countOf(pool, 'ticket')).toBe(1);
  expect(await countOf(pool, 'mail')).toBe(1);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('forged, stale, early, re-serialised and unsigned: 400 and nothing written', async () => {
  const bought = await order();
  const payload = completed(bought);
  const now = Math.floor(Date.now() / 1000);
  const pretty = JSON.stringify(JSON.parse(payload), null, 2);
  const attempts = [
    deliver(payload, signatureOf(payload, { secret: 'whsec_of_somebody_else' })),
    deliver(payload, signatureOf(payload, { timestamp: now - 600 })),
    deliver(payload, signatureOf(payload, { timestamp: now + 3600 })),
    deliver(pretty, signatureOf(payload)),
    deliver(payload.replace(String(grossMinor), String(grossMinor + 1)), signatureOf(payload)),
    deliver(payload, ''),
    fetch(origin + webhookPath, { method: 'POST', body: payload }),
  ];
  for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(400);
  expect(await countOf(pool, 'stripe_event')).toBe(0);
  expect(await stateOf(bought.orderId)).toBe('awaiting_payment');
  expect((await deliver(payload)).status).toBe(200);
  expect(await stateOf(bought.orderId)).toBe('paid');
});

test('a body of two megabytes is refused unread', async () => {
  expect((await deliver('x'.repeat(2_000_000))).status).toBe(413);
});

test('an event of another shop or of another kind is taken and changes nothing', async () => {
  const foreign = { orderId: 'not-ours', sessionId: 'cs_x' };
  expect((await deliver(completed(foreign, 'evt_foreign'))).status).toBe(200);
  const kind = completed(foreign, 'evt_kind').replace(
    'checkout.session.completed',
    'price.created',
  );
  expect((await deliver(kind)).status).toBe(200);
  expect(await countOf(pool, 'orders')).toBe(0);
});

test('Stripe itself tells of payment, company and refund', async () => {
  const { orderId, sessionId } = await order();
  await atStripe('pay', sessionId, { companyName: 'Ala i Kot sp. z o.o.', taxId: 'PL1234567890' });
  await expect.poll(() => stateOf(orderId)).toBe('paid');
  const { rows } = await pool.query('select company_name, tax_id from orders');
  expect(rows).toEqual([{ company_name: 'Ala i Kot sp. z o.o.', tax_id: 'PL1234567890' }]);
  await atStripe('refund', sessionId);
  await expect.poll(() => stateOf(orderId)).toBe('refunded');
  expect(await countOf(pool, 'ticket where void_at is not null')).toBe(1);
});

test('a dispute alerts the organiser; a lost one ends the ticket', async () => {
  const { orderId, sessionId } = await order();
  await atStripe('pay', sessionId);
  await expect.poll(() => stateOf(orderId)).toBe('paid');
  await atStripe('dispute', sessionId);
  await expect.poll(() => countOf(pool, "alarm where kind = 'dispute'")).toBe(1);
  expect(await stateOf(orderId)).toBe('paid');
  await atStripe('dispute-lost', sessionId);
  await expect.poll(() => stateOf(orderId)).toBe('refunded');
});

test('a method that takes its time: succeeded or failed', async () => {
  const [good, bad] = [await order('ala@example.com'), await order('ola@example.com')];
  await atStripe('pay-async', good.sessionId);
  await atStripe('pay-async', bad.sessionId);
  await expect.poll(() => stateOf(good.orderId)).toBe('processing');
  await expect.poll(() => stateOf(bad.orderId)).toBe('processing');
  await atStripe('async-succeed', good.sessionId);
  await atStripe('async-fail', bad.sessionId);
  await expect.poll(() => stateOf(good.orderId)).toBe('paid');
  await expect.poll(() => stateOf(bad.orderId)).toBe('expired');
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 1 });
});

test('duplicated and shuffled webhooks of twenty orders end as each was paid', async () => {
  await setSwitches({ webhookCopies: 3, webhookShuffle: 8 });
  const bought = [];
  for (let n = 0; n < 20; n += 1) bought.push(await order(`a${n}@example.com`));
  for (const [n, { sessionId }] of bought.entries()) {
    await atStripe(n % 2 ? 'pay' : 'expire', sessionId);
  }
  await setSwitches({ webhookShuffle: 0 });
  await expect.poll(() => countOf(pool, "orders where state = 'awaiting_payment'")).toBe(0);
  expect(await countOf(pool, 'ticket')).toBe(10);
  expect(await countOf(pool, 'mail')).toBe(10);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 10 });
});

test('a second page of an order that is given up leaves the order to its first', async () => {
  const bought = await order();
  const expired = (sessionId: string, id: string) =>
    completed({ ...bought, sessionId }, id)
      .replace('checkout.session.completed', 'checkout.session.expired')
      .replace('"complete"', '"expired"')
      .replace('"paid"', '"unpaid"');
  expect((await deliver(expired('cs_test_given_up', 'evt_1'))).status).toBe(200);
  expect(await stateOf(bought.orderId)).toBe('awaiting_payment');
  expect(await stockOf(pool, 'standard')).toEqual({ held: 1, sold: 0 });

  expect((await deliver(expired(bought.sessionId, 'evt_2'))).status).toBe(200);
  expect(await stateOf(bought.orderId)).toBe('expired');
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
});
