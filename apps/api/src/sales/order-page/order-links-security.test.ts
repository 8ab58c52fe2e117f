import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { checkoutReturnResponse, changeOrderEmailResponse } from '@kongres/contract/order';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { createApp } from '../../main/app.ts';
import { buildOrderUrl } from '../orders/order-url.ts';
import { renewOrderLinks } from '../orders/renew-order-links.ts';
import { changeOrderEmail } from '../transfers/change-order-email.ts';
import { readOrder } from '../orders/order.queries.ts';
import { readOrderState } from '../../../test/orders/bought-order.ts';
import { createOrderPageClient } from '../../../test/orders/order-page-client.ts';
import { createOrganiserCli } from '../../../test/organiser-cli.ts';
import { startTestApi } from '../../../test/test-api.ts';
import {
  countBlockedStatements,
  countRows,
  resetShop,
  createTestEnvironment,
} from '../../../test/test-shop.ts';
import { updateOrderEmail } from '../orders/order-link.queries.ts';
import { deriveOrderToken, deriveTicketCode, deriveTokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

const shop = await startTestApi({ PURCHASES_PER_EMAIL: '1000' });
const { pool, owner, config, stripe, moveClock, databaseUrl, log } = shop;
const organise = createOrganiserCli(createTestEnvironment(databaseUrl, { STRIPE_API: stripe }));
const changed = { ...shop, config: { ...config, secret: 'another secret, as long as it must be' } };

const { placeOrder, placePaidOrder, callOrderApi } = createOrderPageClient(shop);

beforeEach(async () => {
  moveClock(0);
  await resetShop(pool);
});

test('opens an order from its email if it was placed between the restarts of worker and API with a new APP_SECRET', async () => {
  // The worker has the new secret and has renewed all links; the API still has the old one.
  await renewOrderLinks(changed);
  const order = await placeOrder();
  await performAction(stripe, order.session, 'pay');
  await expect.poll(() => readOrderState(pool, order.id)).toBe('paid');
  // The API has restarted too and the worker renews the links again.
  await renewOrderLinks(changed);
  const { app } = await createApp(changed.config, changed, log);
  const known = await readOrder(pool, order.id);
  if (!known) throw new Error('The order does not exist');
  const mailed = new URL(buildOrderUrl(changed.config, known)).hash.slice(1);
  const status = async (url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${mailed}` } })).statusCode;
  const back = await app.inject({
    method: 'POST',
    url: '/api/order/return',
    payload: { code: order.code, claim: randomBytes(32).toString('base64url') },
  });
  const { token } = checkoutReturnResponse.parse(back.json());
  const opened = (
    await app.inject({ url: '/api/order', headers: { authorization: `Bearer ${token}` } })
  ).statusCode;
  expect({
    fromMail: await status('/api/order'),
    fromPaying: opened,
    ticket: await status('/api/order/ticket'),
  }).toEqual({ fromMail: 200, fromPaying: 200, ticket: 200 });
  await app.close();
});

test('renews the link of an order that was locked during the first renewal', async () => {
  const { id } = await placePaidOrder();
  const client = await owner.connect();
  await client.query('begin');
  await client.query('select from orders where id = $1 for update', [id]);
  await renewOrderLinks(changed);
  await client.query('commit');
  client.release();
  await renewOrderLinks(changed);
  const known = await readOrder(pool, id);
  if (!known) throw new Error('The order does not exist');
  const { app } = await createApp(changed.config, changed, log);
  const mailed = new URL(buildOrderUrl(changed.config, known)).hash.slice(1);
  expect(
    (await app.inject({ url: '/api/order', headers: { authorization: `Bearer ${mailed}` } }))
      .statusCode,
  ).toBe(200);
  await app.close();
});

test('corrects an address after APP_SECRET was changed and changed back', async () => {
  const { id, token } = await placePaidOrder();
  await renewOrderLinks(changed);
  await renewOrderLinks(shop);
  expect((await callOrderApi(token)).status).toBe(200);
  const moved = await changeOrderEmail(shop, id, {
    email: 'new@example.com',
    link: null,
    requestId: 'test',
  }).catch((error: Error) => error.message);
  expect(moved).toMatchObject({ ok: true });
});

test('no former link works after two changes of the secret with a change of address between them', async () => {
  const { id, token } = await placePaidOrder();
  await Promise.all([renewOrderLinks(changed), renewOrderLinks(changed)]);
  const third = {
    ...shop,
    config: { ...config, secret: 'the third secret, as long as it must be' },
  };
  expect(
    (await changeOrderEmail(changed, id, { email: 'n@example.com', link: null, requestId: 't' }))
      .ok,
  ).toBe(true);
  await Promise.all([renewOrderLinks(third), renewOrderLinks(third), renewOrderLinks(third)]);
  expect((await callOrderApi(token)).status).toBe(410);
  expect(await countRows(pool, `retired_order_token where reason = 'email_changed'`)).toBe(2);
});

/** Sends a request with the former link while a corrected address is being committed. */
async function sendDuringEmailChange(sendRequest: (token: string) => Promise<Response>) {
  const order = await placePaidOrder('stranger@example.com');
  // The organiser's transaction, held open before its commit.
  const client = await owner.connect();
  await client.query('begin');
  await client.query("select from orders where email = 'stranger@example.com' for update");
  const answer = sendRequest(order.token);
  await expect.poll(() => countBlockedStatements(pool)).toBeGreaterThan(0);
  // The statements of changeOrderEmail, within the transaction that holds the lock.
  await updateOrderEmail(client, order.id, {
    email: 'rightful@example.com',
    language: 'pl',
    isTransfer: false,
    tokenVersion: 1,
    changedAt: new Date(),
    emailCorrectedAt: null,
    tokenHash: hashToken(deriveOrderToken(config.secret, { id: order.id, tokenVersion: 1 })),
    tokenKey: deriveTokenKey(config.secret),
  });
  await client.query('update ticket set code = $2 where order_id = $1', [
    order.id,
    deriveTicketCode(config.secret, { id: order.id, tokenVersion: 1 }),
  ]);
  await client.query('commit');
  client.release();
  return { order, answer: await answer };
}

test('a correction with the former link does not override a concurrent correction by the organiser', async () => {
  const { order, answer } = await sendDuringEmailChange((token) =>
    callOrderApi(token, '/address', { email: 'thief@example.com' }),
  );
  const body = answer.status === 200 ? changeOrderEmailResponse.parse(await answer.json()) : null;
  const known = await readOrder(pool, order.id);
  expect({ status: answer.status, email: known?.email, body: body?.order.email }).toMatchObject({
    email: 'rightful@example.com',
  });
});

test('a cancellation with the former link is rejected during a concurrent correction by the organiser', async () => {
  const { order, answer } = await sendDuringEmailChange((token) =>
    callOrderApi(token, '/cancel', {}),
  );
  const text = await answer.text();
  expect({
    status: answer.status,
    text,
    state: await readOrderState(pool, order.id),
  }).toMatchObject({
    state: 'paid',
  });
  expect(text).not.toContain('rightful');
});

test('after a restore, a corrected address gets a link that was never sent before', async () => {
  const { id } = await placePaidOrder('stranger@example.com');
  // The organiser mistypes the address and corrects it again.
  const wrong = await changeOrderEmail(shop, id, {
    email: 'wrong@example.com',
    link: null,
    requestId: 't',
  });
  await changeOrderEmail(shop, id, { email: 'right@example.com', link: null, requestId: 't' });
  if (!wrong.ok) throw new Error('The address was not changed');
  expect((await callOrderApi(wrong.token)).status).toBe(410);
  // A restored database has the order as it was bought, or `orders recover` recreates it.
  await resetShop(pool);
  await owner.query('delete from retired_order_token');
  const recovered = await organise(['orders', 'recover', '--yes', '--json']);
  expect(recovered.code).toBe(0);
  await changeOrderEmail(shop, id, { email: 'right@example.com', link: null, requestId: 't' });
  const answer = await callOrderApi(wrong.token);
  expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 404 });
});
