import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  changeOrderEmailResponse,
  orderResponse,
  checkoutReturnResponse,
} from '@kongres/contract/order';
import { problem } from '@kongres/contract/problem';
import { createOrderPageClient } from '../../../test/orders/order-page-client.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { createApp } from '../../main/app.ts';
import { checkTicket } from '../check-in/check-ticket.ts';
import { buildOrderUrl } from '../orders/order-url.ts';
import { renewOrderLinks } from '../orders/renew-order-links.ts';
import { changeOrderEmail } from '../transfers/change-order-email.ts';

const shop = await startTestApi({ OLD_LINK_DAYS: '30', PURCHASES_PER_EMAIL: '1000' });
const { pool, config, moveClock, log } = shop;
const day = 24 * 60;

const { placeOrder, placePaidOrder, returnFromCheckout, callOrderApi } =
  createOrderPageClient(shop);

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
});

async function readProblem(response: Response) {
  const { status, code } = problem.parse(await response.json());
  return `${status} ${code}`;
}

test('a return code opens the order once, for the first browser', async () => {
  const { code } = await placeOrder();
  const claim = randomBytes(32).toString('base64url');
  const first = await returnFromCheckout(code, claim);
  const { token } = checkoutReturnResponse.parse(await first.json());
  expect((await callOrderApi(token)).status).toBe(200);
  // The same browser can repeat the request after a lost response.
  expect(
    checkoutReturnResponse.parse(await (await returnFromCheckout(code, claim)).json()),
  ).toEqual({ token });
  expect(await readProblem(await returnFromCheckout(code))).toBe('410 link_used');
  expect(await readProblem(await callOrderApi(code))).toBe('404 not_found');
});

test('of fifty concurrent requests with one code, one gets the order', async () => {
  const { code } = await placeOrder();
  const answers = await Promise.all(Array.from({ length: 50 }, () => returnFromCheckout(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
});

test('returning without a payment does not use up the return code of the payment', async () => {
  const { code, back } = await placeOrder();
  expect((await returnFromCheckout(back)).status).toBe(200);
  expect((await returnFromCheckout(code)).status).toBe(200);
  expect(await readProblem(await returnFromCheckout(back))).toBe('410 link_used');
});

test('rejects unknown, expired and malformed codes', async () => {
  const { code } = await placeOrder();
  expect(await readProblem(await returnFromCheckout('x'.repeat(43)))).toBe('404 not_found');
  expect((await returnFromCheckout(code, 'short')).status).toBe(422);
  moveClock(2 * day + 1);
  expect(await readProblem(await returnFromCheckout(code))).toBe('404 not_found');
});

test('rejects the former link, code and ticket with order_moved after an organiser corrects the address', async () => {
  const { token, id } = await placePaidOrder('stranger@example.com');
  const codes = async () =>
    (await pool.query<{ code: string }>('select code from ticket where order_id = $1', [id])).rows;
  const [old] = await codes();
  const right = { email: 'ala@example.com', requestId: 'test', link: null };
  expect(await changeOrderEmail(shop, id, right)).toMatchObject({ ok: true });
  for (const path of ['', '/ticket', '/calendar']) {
    expect(await readProblem(await callOrderApi(token, path))).toBe('410 order_moved');
  }
  for (const path of ['/cancel', '/resend', '/release']) {
    expect(await readProblem(await callOrderApi(token, path, {}))).toBe('410 order_moved');
  }
  const taken = { email: 'thief@example.com' };
  expect(await readProblem(await callOrderApi(token, '/address', taken))).toBe('410 order_moved');
  const [fresh] = await codes();
  expect(fresh?.code).not.toBe(old?.code);
  expect(await checkTicket(pool, old?.code ?? '')).toMatchObject({ state: 'unknown' });
  const { rows } = await pool.query<{ id: string; tokenVersion: number; language: 'pl' }>(
    'select id, token_version as "tokenVersion", language from orders',
  );
  const url = buildOrderUrl(config, rows[0] ?? { id: '', tokenVersion: 0, language: 'pl' });
  const answer = orderResponse.parse(await (await callOrderApi(new URL(url).hash.slice(1))).json());
  expect(answer).toMatchObject({ email: 'ala@example.com', state: 'paid' });
  expect(
    await countRows(
      pool,
      "order_email where kind = 'address_changed' and recipient = 'stranger@example.com'",
    ),
  ).toBe(1);
});

test('the buyer can correct the address once, gets a new link, and the former address is notified', async () => {
  const { token } = await placePaidOrder('ana@example.com');
  const corrected = await callOrderApi(token, '/address', { email: 'anna@example.com' });
  const { order, token: next } = changeOrderEmailResponse.parse(await corrected.json());
  expect(order).toMatchObject({ email: 'anna@example.com', isCorrectable: false });
  expect(await readProblem(await callOrderApi(token))).toBe('410 order_moved');
  expect((await callOrderApi(next)).status).toBe(200);
  expect(await readProblem(await callOrderApi(next, '/address', { email: 'x@example.com' }))).toBe(
    '409 too_late',
  );
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(2);
  expect(await readProblem(await callOrderApi(next, '/address', { email: 'nonsense' }))).toBe(
    '422 invalid_email',
  );
});

test('of two concurrent corrections one succeeds, and none after check-in', async () => {
  const { token, id } = await placePaidOrder();
  const both = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => callOrderApi(token, '/address', { email })),
  );
  // Depending on the order of events the second is too late or uses a former link.
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ status }) => status === 409 || status === 410)).toHaveLength(1);
  const other = await placePaidOrder('ola@example.com');
  await pool.query('update ticket set checked_in_at = now() where order_id <> $1', [id]);
  expect(
    await readProblem(await callOrderApi(other.token, '/address', { email: 'c@example.com' })),
  ).toBe('409 too_late');
});

test('after a change of APP_SECRET, links in emails stay valid for OLD_LINK_DAYS', async () => {
  const { token } = await placePaidOrder();
  const changed = {
    ...shop,
    config: { ...config, secret: 'another secret, as long as it must be' },
  };
  expect(await renewOrderLinks(changed)).toBe(1);
  expect(await renewOrderLinks(changed)).toBe(0);
  const { app } = await createApp(changed.config, changed, log);
  const open = async (bearer: string) =>
    (await app.inject({ url: '/api/order', headers: { authorization: `Bearer ${bearer}` } }))
      .statusCode;
  const { rows } = await pool.query<{ id: string; tokenVersion: number; language: 'pl' }>(
    'select id, token_version as "tokenVersion", language from orders',
  );
  const url = buildOrderUrl(changed.config, rows[0] ?? { id: '', tokenVersion: 0, language: 'pl' });
  const next = new URL(url).hash.slice(1);
  expect(next).not.toBe(token);
  expect(await open(token)).toBe(200);
  expect(await open(next)).toBe(200);
  moveClock(29 * day);
  expect(await open(token)).toBe(200);
  moveClock(31 * day);
  expect(await open(token)).toBe(404);
  expect(await open(next)).toBe(200);
  await app.close();
});
