import { beforeEach, expect, test } from 'vitest';
import { orderResponse, transferTicketResponse } from '@kongres/contract/order';
import { problem } from '@kongres/contract/problem';
import { createOrderPageClient } from '../../../test/orders/order-page-client.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, resetShop } from '../../../test/test-shop.ts';
import { readOrder } from '../orders/order.queries.ts';
import { deriveOrderToken } from '../orders/order-token.ts';

const shop = await startTestApi();
const { pool, config } = shop;
const { placeOrder, placePaidOrder, callOrderApi } = createOrderPageClient(shop);
const friend = { email: 'friend@example.com', language: 'de' };

beforeEach(() => resetShop(pool));

async function readProblem(response: Response) {
  const { status, code } = problem.parse(await response.json());
  return `${status} ${code}`;
}

async function readCurrentToken(id: string) {
  const order = await readOrder(pool, id);
  return order ? deriveOrderToken(config.secret, order) : '';
}

test('a transfer returns only its status and invalidates the former link', async () => {
  const { id, token } = await placePaidOrder();
  const answer = await callOrderApi(token, '/pass-on', friend);
  const body = await answer.text();
  expect(transferTicketResponse.parse(JSON.parse(body))).toEqual({ status: 'passed_on' });
  const renewed = await readCurrentToken(id);
  expect(body).not.toContain(renewed);
  for (const path of ['', '/ticket', '/calendar']) {
    expect(await readProblem(await callOrderApi(token, path))).toBe('410 order_moved');
  }
  expect(
    await readProblem(
      await callOrderApi(token, '/pass-on', { ...friend, email: 'me@example.com' }),
    ),
  ).toBe('410 order_moved');
  const response = orderResponse.parse(await (await callOrderApi(renewed)).json());
  expect(response).toMatchObject({ email: friend.email, language: 'de', isBought: false });
  // The new holder cannot cancel, which would refund the buyer.
  expect(await readProblem(await callOrderApi(renewed, '/cancel', {}))).toBe('409 too_late');
  expect((await readOrder(pool, id))?.state).toBe('paid');
});

test('rejects a transfer without a ticket, to an invalid address or in an unknown language', async () => {
  const { token } = await placePaidOrder();
  const unpaid = await placeOrder('other@example.com');
  expect(await readProblem(await callOrderApi('x'.repeat(43), '/pass-on', friend))).toBe(
    '404 not_found',
  );
  expect(await readProblem(await callOrderApi(unpaid.code, '/pass-on', friend))).toBe(
    '404 not_found',
  );
  for (const wrong of [{ email: 'nobody', language: 'de' }, { ...friend, language: 'fr' }, {}]) {
    expect(await readProblem(await callOrderApi(token, '/pass-on', wrong))).toBe(
      '422 invalid_email',
    );
  }
  expect(
    await readProblem(
      await callOrderApi(token, '/pass-on', { ...friend, email: 'ALA@example.com' }),
    ),
  ).toBe('409 same_address');
  expect(await countRows(pool, "order_email where kind <> 'ticket'")).toBe(0);
});

test('allows three transfers of a ticket a day', async () => {
  const { id } = await placePaidOrder();
  for (const n of [1, 2, 3]) {
    const to = { email: `friend-${n}@example.com`, language: 'pl' };
    expect((await callOrderApi(await readCurrentToken(id), '/pass-on', to)).status).toBe(200);
  }
  const refused = await callOrderApi(await readCurrentToken(id), '/pass-on', friend);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
  expect(await readProblem(refused)).toBe('429 too_many_requests');
});
