import { beforeEach, expect, test } from 'vitest';
import { orderAnswer, passOnAnswer } from '@kongres/contract/order';
import { problem } from '@kongres/contract/problem';
import { orderLinks } from '../../../test/orders/order-links.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { readOrder } from '../orders/order-queries.ts';
import { orderToken } from '../orders/order-token.ts';

const shop = await startTestApi();
const { pool, config } = shop;
const { placed, paid, ask } = orderLinks(shop);
const friend = { email: 'friend@example.com', language: 'de' };

beforeEach(() => emptyShop(pool));

async function refusalOf(response: Response) {
  const { status, code } = problem.parse(await response.json());
  return `${status} ${code}`;
}

/** What the mail to the order's present holder carries. */
async function freshToken(id: string) {
  const order = await readOrder(pool, id);
  return order ? orderToken(config.secret, order) : '';
}

test('the holder passes the ticket on and learns nothing but that it is done', async () => {
  const { id, token } = await paid();
  const answer = await ask(token, '/pass-on', friend);
  const body = await answer.text();
  expect(passOnAnswer.parse(JSON.parse(body))).toEqual({ status: 'passed_on' });
  const renewed = await freshToken(id);
  expect(body).not.toContain(renewed);
  for (const path of ['', '/ticket', '/calendar']) {
    expect(await refusalOf(await ask(token, path))).toBe('410 order_moved');
  }
  expect(
    await refusalOf(await ask(token, '/pass-on', { ...friend, email: 'me@example.com' })),
  ).toBe('410 order_moved');
  const told = orderAnswer.parse(await (await ask(renewed)).json());
  expect(told).toMatchObject({ email: friend.email, language: 'de', isBought: false });
  // Whoever was given it cannot have the buyer's money sent back.
  expect(await refusalOf(await ask(renewed, '/cancel', {}))).toBe('409 too_late');
  expect((await readOrder(pool, id))?.state).toBe('paid');
});

test('only a holder of a ticket, only to an address, and only in a language there is', async () => {
  const { token } = await paid();
  const unpaid = await placed('other@example.com');
  expect(await refusalOf(await ask('x'.repeat(43), '/pass-on', friend))).toBe('404 not_found');
  expect(await refusalOf(await ask(unpaid.code, '/pass-on', friend))).toBe('404 not_found');
  for (const wrong of [{ email: 'nobody', language: 'de' }, { ...friend, language: 'fr' }, {}]) {
    expect(await refusalOf(await ask(token, '/pass-on', wrong))).toBe('422 invalid_email');
  }
  expect(
    await refusalOf(await ask(token, '/pass-on', { ...friend, email: 'ALA@example.com' })),
  ).toBe('409 same_address');
  expect(await countOf(pool, "mail where kind <> 'ticket'")).toBe(0);
});

test('a ticket changes hands three times a day: nobody uses it to write to strangers', async () => {
  const { id } = await paid();
  for (const n of [1, 2, 3]) {
    const to = { email: `friend-${n}@example.com`, language: 'pl' };
    expect((await ask(await freshToken(id), '/pass-on', to)).status).toBe(200);
  }
  const refused = await ask(await freshToken(id), '/pass-on', friend);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
  expect(await refusalOf(refused)).toBe('429 too_many_requests');
});
