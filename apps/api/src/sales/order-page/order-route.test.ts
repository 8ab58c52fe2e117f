import { beforeEach, expect, test } from 'vitest';
import { policies } from '@kongres/content/facts/policies';
import type { OrderAnswer } from '@kongres/contract/order';
import { listPrice } from '@kongres/tools/dev/list-price';
import { closeBarrier, waitAtBarrier } from '../../../test/barrier.ts';
import { startTestApi } from '../../../test/test-api.ts';
import {
  countBlockedStatements,
  countOf,
  emptyShop,
  setStock,
  stockOf,
} from '../../../test/test-shop.ts';
import { orderToken } from '../orders/order-token.ts';
import { refundOrder } from '../settlement/refunds.ts';

const shop = await startTestApi();
const { pool, owner, origin, config, buy, atStripe, moveClock } = shop;
const day = 24 * 60;

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
});

async function order(email = 'ala@example.com') {
  await buy('standard', email);
  const { rows } = await pool.query<{ id: string; session: string }>(
    'select id, session_id as session from orders where email = $1',
    [email],
  );
  const { id, session } = rows[0] ?? { id: '', session: '' };
  return { id, session, token: orderToken(config.secret, { id, tokenVersion: 0 }) };
}

async function paidOrder(email?: string) {
  const placed = await order(email);
  await atStripe('pay', placed.session, {
    name: 'Łucja Łoś',
    address: { line1: 'ul. Leśna 7', postal_code: '50-001', city: 'Wrocław' },
    companyName: 'Łoś sp. z o.o.',
    taxId: '1234567890',
  });
  await expect.poll(async () => (await tell(placed.token)).state).toBe('paid');
  return placed;
}

function ask(path: string, token: string, method = 'GET') {
  return fetch(`${origin}/api/order${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}` },
  });
}

async function tell(token: string): Promise<OrderAnswer> {
  return (await (await ask('', token)).json()) as OrderAnswer;
}

test('the buyer is told what was bought, what it cost and what can be done', async () => {
  const { token } = await paidOrder();
  const response = await ask('', token);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toMatchObject({
    number: expect.stringMatching(/^KAI-\d+$/),
    state: 'paid',
    email: 'ala@example.com',
    ...listPrice('standard'),
    buyerName: 'Łucja Łoś',
    // The link is on every ticket: the street is for the accountant alone.
    billingAddress: { line1: null, postalCode: '50-001', city: 'Wrocław' },
    country: 'PL',
    companyName: 'Łoś sp. z o.o.',
    taxId: '1234567890',
    cancelledAt: null,
    isCorrectable: true,
    checkoutUrl: null,
  });
});

test('a wrong, truncated, empty or forged token learns nothing from any call', async () => {
  const { id, token } = await paidOrder();
  const wrong = [
    '',
    'x',
    token.slice(0, -1),
    `${token}x`,
    token.toLowerCase(),
    orderToken('another secret', { id, tokenVersion: 0 }),
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
  const answers = new Set<string>();
  for (const bad of wrong) {
    for (const [path, method] of calls) {
      const response = await ask(path, bad, method);
      answers.add(`${response.status} ${await response.text()}`);
    }
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 .*"code":"not_found"/)]);
  expect((await fetch(`${origin}/api/order`)).status).toBe(404);
  expect((await tell(token)).state).toBe('paid');
});

test('one token opens one order', async () => {
  const [ala, ola] = [await paidOrder('ala@example.com'), await paidOrder('ola@example.com')];
  expect((await tell(ala.token)).email).toBe('ala@example.com');
  expect((await tell(ola.token)).email).toBe('ola@example.com');
});

test('ticket and calendar can be downloaded; only the first entry fixes the address', async () => {
  const { token } = await paidOrder();
  const calendar = await ask('/calendar', token);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(await calendar.text()).toContain('BEGIN:VCALENDAR');
  expect((await tell(token)).isCorrectable).toBe(true);
  const ticket = await ask('/ticket', token);
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
  expect((await tell(token)).isCorrectable).toBe(true);
  await pool.query('update ticket set used_at = now()');
  expect((await tell(token)).isCorrectable).toBe(false);
});

test('what is not paid has no ticket to download, send or cancel', async () => {
  const { token } = await order();
  expect((await ask('/ticket', token)).status).toBe(404);
  expect((await ask('/resend', token, 'POST')).status).toBe(404);
  expect((await ask('/cancel', token, 'POST')).status).toBe(409);
});

test('the mail is sent again three times an hour, not four', async () => {
  const { token } = await paidOrder();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push((await ask('/resend', token, 'POST')).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(4);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(4);
});

test('two who ask for the mail at once both get it', async () => {
  const { token } = await paidOrder();
  await owner.query(
    `create function wait_with_the_copy() returns trigger language plpgsql as $$ begin
       ${waitAtBarrier};
       return new;
     end $$;
     create trigger wait before insert on mail
       for each row execute function wait_with_the_copy()`,
  );
  const barrier = await closeBarrier(owner);
  const asking = Promise.all([1, 2].map(() => ask('/resend', token, 'POST')));
  // Each has counted the copies, or waits for the one who has.
  await expect.poll(() => countBlockedStatements(owner), { timeout: 60_000 }).toBe(2);
  await barrier.open();
  expect((await asking).map(({ status }) => status)).toEqual([200, 200]);
  await owner.query('drop function wait_with_the_copy cascade');
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(3);
}, 120_000);

test('cancelling gives the place back at once and the money through Stripe', async () => {
  await setStock(pool, 'standard', { capacity: 1 });
  const { id, token } = await paidOrder();
  const cancelled = (await (await ask('/cancel', token, 'POST')).json()) as OrderAnswer;
  expect(cancelled).toMatchObject({ state: 'cancelled', cancelUntil: null });
  expect(Date.parse(cancelled.cancelledAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, 'ticket where void_at is not null')).toBe(1);
  expect((await ask('/ticket', token)).status).toBe(404);

  const again = (await (await ask('/cancel', token, 'POST')).json()) as OrderAnswer;
  expect(again.cancelledAt).toBe(cancelled.cancelledAt);
  expect(await countOf(pool, "mail where kind = 'cancelled'")).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'refund'")).toBe(1);

  await refundOrder(shop, id, 'test');
  await expect.poll(async () => (await tell(token)).state).toBe('refunded');
  expect(await stockOf(pool, 'standard')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "mail where kind = 'refunded'")).toBe(0);
});

test('after the last day it is too late, and nothing changes', async () => {
  const { token } = await paidOrder();
  const { cancelUntil } = await tell(token);
  const left = (Date.parse(cancelUntil ?? '') - shop.edition.now().getTime()) / 60_000;
  expect(left).toBeGreaterThan(policies.withdrawalDays * day);
  moveClock(left - 60);
  expect((await tell(token)).cancelUntil).toBe(cancelUntil);
  moveClock(left + 1);
  expect((await tell(token)).cancelUntil).toBeNull();
  const response = await ask('/cancel', token, 'POST');
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'too_late' });
  expect((await tell(token)).state).toBe('paid');
});
