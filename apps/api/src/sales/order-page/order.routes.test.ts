import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import type { OrderResponse } from '@kongres/contract/order';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { closeBarrier, waitAtBarrier } from '../../../test/barrier.ts';
import { startTestApi } from '../../../test/test-api.ts';
import {
  countBlockedStatements,
  countRows,
  resetShop,
  setQuota,
  readQuota,
} from '../../../test/test-shop.ts';
import { deriveOrderToken } from '../orders/order-token.ts';
import { refundOrder } from '../settlement/refunds.ts';

const shop = await startTestApi();
const { pool, owner, origin, config, buyTicket, actAtStripe, moveClock } = shop;
const day = 24 * 60;

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
});

async function placeTestOrder(email = 'ala@example.com') {
  await buyTicket('standard', email);
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, checkout_session_id as session from orders where email = $1',
    [email],
  );
  const { id, session } = rows[0] ?? { id: '', session: '' };
  return { id, session, token: deriveOrderToken(config.secret, { id, tokenVersion: 0 }) };
}

async function placePaidOrder(email?: string) {
  const placed = await placeTestOrder(email);
  await actAtStripe('pay', placed.session, {
    name: 'Łucja Łoś',
    address: { line1: 'ul. Leśna 7', postal_code: '50-001', city: 'Wrocław' },
    companyName: 'Łoś sp. z o.o.',
    taxId: '1234567890',
  });
  await expect.poll(async () => (await readOrderResponse(placed.token)).state).toBe('paid');
  return placed;
}

function callOrderApi(path: string, token: string, method = 'GET') {
  return fetch(`${origin}/api/order${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
}

async function readOrderResponse(token: string): Promise<OrderResponse> {
  return (await (await callOrderApi('', token)).json()) as OrderResponse;
}

test('returns the order with its price and possible actions', async () => {
  const { token } = await placePaidOrder();
  const response = await callOrderApi('', token);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    number: expect.stringMatching(/^KAI-\d+$/),
    state: 'paid',
    email: 'ala@example.com',
    ...getListPrice('standard'),
    buyerName: 'Łucja Łoś',
    // The street is omitted because the link is on every ticket.
    billingAddress: { line1: null, postalCode: '50-001', city: 'Wrocław' },
    country: 'PL',
    companyName: 'Łoś sp. z o.o.',
    taxId: '1234567890',
    cancelledAt: null,
    isCorrectable: true,
    checkoutUrl: null,
  });
});

test('rejects wrong, truncated, empty and forged tokens with the same response on every route', async () => {
  const { id, token } = await placePaidOrder();
  const wrong = [
    '',
    'x',
    token.slice(0, -1),
    `${token}x`,
    token.toLowerCase(),
    deriveOrderToken('another secret', { id, tokenVersion: 0 }),
    id,
  ];
  const calls = [
    ['', 'GET'],
    ['/ticket', 'GET'],
    ['/calendar', 'GET'],
    ['/release', 'POST'],
    ['/resend', 'POST'],
    ['/cancel', 'POST'],
  ] as const;
  const responses = new Set<string>();
  for (const bad of wrong) {
    for (const [path, method] of calls) {
      const response = await callOrderApi(path, bad, method);
      responses.add(`${response.status} ${await response.text()}`);
    }
  }
  expect([...responses]).toEqual([expect.stringMatching(/^404 .*"code":"not_found"/)]);
  expect((await fetch(`${origin}/api/order`)).status).toBe(404);
  expect((await readOrderResponse(token)).state).toBe('paid');
});

test('a token opens only its own order', async () => {
  const [ala, ola] = [
    await placePaidOrder('ala@example.com'),
    await placePaidOrder('ola@example.com'),
  ];
  expect((await readOrderResponse(ala.token)).email).toBe('ala@example.com');
  expect((await readOrderResponse(ola.token)).email).toBe('ola@example.com');
});

test('serves ticket and calendar; the address can be corrected until check-in', async () => {
  const { token } = await placePaidOrder();
  const calendar = await callOrderApi('/calendar', token);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  expect((await readOrderResponse(token)).isCorrectable).toBe(true);
  const ticket = await callOrderApi('/ticket', token);
  expect(ticket.headers.get('content-type')).toBe('application/pdf');
  expect(ticket.headers.get('content-disposition')).toMatch(
    /^attachment; filename="kongres-ai-bilet-/,
  );
  expect(ticket.headers.get('cache-control')).toBe('no-store');
  expect(
    Buffer.from(await ticket.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await readOrderResponse(token)).isCorrectable).toBe(true);
  await pool.query('update ticket set checked_in_at = now()');
  expect((await readOrderResponse(token)).isCorrectable).toBe(false);
});

test('an unpaid order has no ticket to download, resend or cancel', async () => {
  const { token } = await placeTestOrder();
  expect((await callOrderApi('/ticket', token)).status).toBe(404);
  expect((await callOrderApi('/resend', token, 'POST')).status).toBe(404);
  expect((await callOrderApi('/cancel', token, 'POST')).status).toBe(409);
});

test('resends the ticket email at most three times an hour', async () => {
  const { token } = await placePaidOrder();
  const statuses = [];
  for (let n = 0; n < 4; n += 1)
    statuses.push((await callOrderApi('/resend', token, 'POST')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(4);
  expect(await countRows(pool, "pgboss.job where name = 'order-email'")).toBe(4);
});

test('sends two emails for two concurrent requests', async () => {
  const { token } = await placePaidOrder();
  await owner.query(
    `create function wait_with_the_copy() returns trigger language plpgsql as $$ begin
       ${waitAtBarrier};
       return new;
     end $$;
     create trigger wait before insert on order_email
       for each row execute function wait_with_the_copy()`,
  );
  const barrier = await closeBarrier(owner);
  const asking = Promise.all([1, 2].map(() => callOrderApi('/resend', token, 'POST')));
  // One waits at the barrier, the other for the lock of the order.
  await expect.poll(() => countBlockedStatements(owner), { timeout: 60_000 }).toBe(2);
  await barrier.open();
  expect((await asking).map(({ status }) => status)).toEqual([200, 200]);
  await owner.query('drop function wait_with_the_copy cascade');
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(3);
}, 120_000);

test('cancelling returns the ticket to the quota at once and refunds through Stripe', async () => {
  await setQuota(pool, 'standard', { limit: 1 });
  const { id, token } = await placePaidOrder();
  const cancelled = (await (await callOrderApi('/cancel', token, 'POST')).json()) as OrderResponse;
  expect(cancelled).toMatchObject({ state: 'cancelled', cancelUntil: null });
  expect(Date.parse(cancelled.cancelledAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, 'ticket where void_at is not null')).toBe(1);
  expect((await callOrderApi('/ticket', token)).status).toBe(404);

  const again = (await (await callOrderApi('/cancel', token, 'POST')).json()) as OrderResponse;
  expect(again.cancelledAt).toBe(cancelled.cancelledAt);
  expect(await countRows(pool, "order_email where kind = 'cancelled'")).toBe(1);
  expect(await countRows(pool, "pgboss.job where name = 'refund'")).toBe(1);

  await refundOrder(shop, id, 'test');
  await expect.poll(async () => (await readOrderResponse(token)).state).toBe('refunded');
  expect(await readQuota(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, "order_email where kind = 'refunded'")).toBe(0);
});

test('rejects a cancellation after the last day', async () => {
  const { token } = await placePaidOrder();
  const { cancelUntil } = await readOrderResponse(token);
  const left = (Date.parse(cancelUntil ?? '') - shop.edition.now().getTime()) / 60_000;
  expect(left).toBeGreaterThan(policies.withdrawalDays * day);
  moveClock(left - 60);
  expect((await readOrderResponse(token)).cancelUntil).toBe(cancelUntil);
  moveClock(left + 1);
  expect((await readOrderResponse(token)).cancelUntil).toBeNull();
  const response = await callOrderApi('/cancel', token, 'POST');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'too_late' });
  expect((await readOrderResponse(token)).state).toBe('paid');
});
