import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { returnAnswer, movedAnswer } from '@kongres/contract/order';
import { act } from '@kongres/tools/stripe-double/act';
import { createApp } from '../../main/app.ts';
import { orderUrl } from '../orders/order-url.ts';
import { renewLinks } from '../orders/renew-links.ts';
import { moveOrder } from '../transfers/move-order.ts';
import { readOrder } from '../orders/order-queries.ts';
import { orderState } from '../../../test/orders/bought-order.ts';
import { orderLinks } from '../../../test/orders/order-links.ts';
import { organiserOf } from '../../../test/run-organiser.ts';
import { startTestApi } from '../../../test/test-api.ts';
import {
  countBlockedStatements,
  countOf,
  emptyShop,
  testEnvironment,
} from '../../../test/test-shop.ts';
import { moveToAddress } from '../orders/link-queries.ts';
import { orderToken, ticketCode, tokenKey } from '../orders/order-token.ts';
import { hashToken } from '../../platform/tokens.ts';

const shop = await startTestApi({ PURCHASES_PER_EMAIL: '1000' });
const { pool, owner, config, stripe, moveClock, databaseUrl, log } = shop;
const organise = organiserOf(testEnvironment(databaseUrl, { STRIPE_API: stripe }));
const changed = { ...shop, config: { ...config, secret: 'another secret, as long as it must be' } };

const { placed, paid, ask } = orderLinks(shop);

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
});

test('APP_SECRET is changed as the document says: an order placed between the restarts of worker and API can be opened from its mail', async () => {
  // The worker has the new secret and has made all links anew; the API still has the old one.
  await renewLinks(changed);
  const order = await placed();
  await act(stripe, order.session, 'pay');
  await expect.poll(() => orderState(pool, order.id)).toBe('paid');
  // Now the API is restarted too, and the worker's next round comes. This is the link that the worker writes into every mail:
  await renewLinks(changed);
  const { app } = await createApp(changed.config, changed, log);
  const known = await readOrder(pool, order.id);
  if (!known) throw new Error('gone');
  const mailed = new URL(orderUrl(changed.config, known)).hash.slice(1);
  const status = async (url: string) =>
    (await app.inject({ url, headers: { authorization: `Bearer ${mailed}` } })).statusCode;
  const back = await app.inject({
    method: 'POST',
    url: '/api/order/return',
    payload: { code: order.code, claim: randomBytes(32).toString('base64url') },
  });
  const { token } = returnAnswer.parse(back.json());
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

test('an order that somebody is at in the moment of renewing gets its new link too', async () => {
  const { id } = await paid();
  const client = await owner.connect();
  await client.query('begin');
  await client.query('select from orders where id = $1 for update', [id]);
  await renewLinks(changed);
  await client.query('commit');
  client.release();
  // The next round.
  await renewLinks(changed);
  const known = await readOrder(pool, id);
  if (!known) throw new Error('gone');
  const { app } = await createApp(changed.config, changed, log);
  const mailed = new URL(orderUrl(changed.config, known)).hash.slice(1);
  expect(
    (await app.inject({ url: '/api/order', headers: { authorization: `Bearer ${mailed}` } }))
      .statusCode,
  ).toBe(200);
  await app.close();
});

test('APP_SECRET is changed and changed back: an address can still be mended', async () => {
  const { id, token } = await paid();
  await renewLinks(changed);
  await renewLinks(shop);
  expect((await ask(token)).status).toBe(200);
  const moved = await moveOrder(shop, id, {
    email: 'new@example.com',
    link: null,
    requestId: 'test',
  }).catch((error: Error) => error.message);
  expect(moved).toMatchObject({ ok: true });
});

test('twice changed, moved between: no old link opens anything', async () => {
  const { id, token } = await paid();
  await Promise.all([renewLinks(changed), renewLinks(changed)]);
  const third = {
    ...shop,
    config: { ...config, secret: 'the third secret, as long as it must be' },
  };
  expect(
    (await moveOrder(changed, id, { email: 'n@example.com', link: null, requestId: 't' })).ok,
  ).toBe(true);
  await Promise.all([renewLinks(third), renewLinks(third), renewLinks(third)]);
  expect((await ask(token)).status).toBe(410);
  expect(await countOf(pool, `old_order_token where reason = 'moved'`)).toBe(2);
});

/** Lets the given deed of the old link's owner arrive while a corrected address is being committed. */
async function whileBeingMoved(deed: (token: string) => Promise<Response>) {
  const order = await paid('stranger@example.com');
  // The organiser's transaction, held open for a moment at its last step.
  const client = await owner.connect();
  await client.query('begin');
  await client.query("select from orders where email = 'stranger@example.com' for update");
  const answer = deed(order.token);
  await expect.poll(() => countBlockedStatements(pool)).toBeGreaterThan(0);
  // As moveOrder does it, within the transaction that holds the lock.
  await moveToAddress(client, order.id, {
    email: 'rightful@example.com',
    language: 'pl',
    isPassedOn: false,
    tokenVersion: 1,
    at: new Date(),
    mendedAt: null,
    tokenHash: hashToken(orderToken(config.secret, { id: order.id, tokenVersion: 1 })),
    tokenKey: tokenKey(config.secret),
  });
  await client.query('update ticket set code = $2 where order_id = $1', [
    order.id,
    ticketCode(config.secret, { id: order.id, tokenVersion: 1 }),
  ]);
  await client.query('commit');
  client.release();
  return { order, answer: await answer };
}

test('the stranger mends while the organiser moves the order: the organiser, who was first, is not overruled', async () => {
  const { order, answer } = await whileBeingMoved((token) =>
    ask(token, '/address', { email: 'thief@example.com' }),
  );
  const body = answer.status === 200 ? movedAnswer.parse(await answer.json()) : null;
  const known = await readOrder(pool, order.id);
  expect({ status: answer.status, email: known?.email, body: body?.order.email }).toMatchObject({
    email: 'rightful@example.com',
  });
});

test('the stranger cancels while the organiser moves the order: the stranger is told that it moved', async () => {
  const { order, answer } = await whileBeingMoved((token) => ask(token, '/cancel', {}));
  const text = await answer.text();
  expect({ status: answer.status, text, state: await orderState(pool, order.id) }).toMatchObject({
    state: 'paid',
  });
  expect(text).not.toContain('rightful');
});

test('after a restore, a corrected address gets a link that nobody was sent before', async () => {
  const { id } = await paid('stranger@example.com');
  // The organiser mistypes, and corrects again.
  const wrong = await moveOrder(shop, id, {
    email: 'wrong@example.com',
    link: null,
    requestId: 't',
  });
  await moveOrder(shop, id, { email: 'right@example.com', link: null, requestId: 't' });
  if (!wrong.ok) throw new Error('not moved');
  expect((await ask(wrong.token)).status).toBe(410);
  // An older database is restored: the order is as it was bought, or comes back so by `orders recover`.
  await emptyShop(pool);
  await owner.query('delete from old_order_token');
  const recovered = await organise(['orders', 'recover', '--yes', '--json']);
  expect(recovered.code).toBe(0);
  await moveOrder(shop, id, { email: 'right@example.com', link: null, requestId: 't' });
  const answer = await ask(wrong.token);
  expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 404 });
});
