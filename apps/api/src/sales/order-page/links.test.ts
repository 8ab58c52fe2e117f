import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { movedAnswer, orderAnswer, returnAnswer } from '@kongres/contract/order';
import { problem } from '@kongres/contract/problem';
import { orderLinks } from '../../../test/orders/order-links.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../test/test-shop.ts';
import { createApp } from '../../main/app.ts';
import { checkTicket } from '../check-in/check-ticket.ts';
import { orderUrl } from '../orders/order-url.ts';
import { renewLinks } from '../orders/renew-links.ts';
import { moveOrder } from '../transfers/move-order.ts';

const shop = await startTestApi({ OLD_LINK_DAYS: '30', PURCHASES_PER_EMAIL: '1000' });
const { pool, config, moveClock, log } = shop;
const day = 24 * 60;

const { placed, paid, comeBack, ask } = orderLinks(shop);

beforeEach(async () => {
  moveClock(0);
  await emptyShop(pool);
});

async function refusalOf(response: Response) {
  const { status, code } = problem.parse(await response.json());
  return `${status} ${code}`;
}

test('O2: the code that Stripe sees opens the order once, for the browser that came first', async () => {
  const { code } = await placed();
  const claim = randomBytes(32).toString('base64url');
  const first = await comeBack(code, claim);
  const { token } = returnAnswer.parse(await first.json());
  expect((await ask(token)).status).toBe(200);
  // Its answer was lost: the same browser may ask again, nobody else.
  expect(returnAnswer.parse(await (await comeBack(code, claim)).json())).toEqual({ token });
  expect(await refusalOf(await comeBack(code))).toBe('410 link_used');
  expect(await refusalOf(await ask(code))).toBe('404 not_found');
});

test('fifty browsers with one code at once: one gets the order', async () => {
  const { code } = await placed();
  const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
});

test('coming back without having paid does not use up the way back after paying', async () => {
  const { code, back } = await placed();
  expect((await comeBack(back)).status).toBe(200);
  expect((await comeBack(code)).status).toBe(200);
  expect(await refusalOf(await comeBack(back))).toBe('410 link_used');
});

test('unknown, old and malformed codes open nothing', async () => {
  const { code } = await placed();
  expect(await refusalOf(await comeBack('x'.repeat(43)))).toBe('404 not_found');
  expect((await comeBack(code, 'short')).status).toBe(422);
  moveClock(2 * day + 1);
  expect(await refusalOf(await comeBack(code))).toBe('404 not_found');
});

test('O9: after an organiser corrects the address the old link, code and ticket open nothing, and say that the order moved', async () => {
  const { token, id } = await paid('stranger@example.com');
  const codes = async () =>
    (await pool.query<{ code: string }>('select code from ticket where order_id = $1', [id])).rows;
  const [old] = await codes();
  const right = { email: 'ala@example.com', requestId: 'test', link: null };
  expect(await moveOrder(shop, id, right)).toMatchObject({ ok: true });
  for (const path of ['', '/ticket', '/calendar']) {
    expect(await refusalOf(await ask(token, path))).toBe('410 order_moved');
  }
  for (const path of ['/cancel', '/resend', '/release']) {
    expect(await refusalOf(await ask(token, path, {}))).toBe('410 order_moved');
  }
  const taken = { email: 'thief@example.com' };
  expect(await refusalOf(await ask(token, '/address', taken))).toBe('410 order_moved');
  const [fresh] = await codes();
  expect(fresh?.code).not.toBe(old?.code);
  expect(await checkTicket(pool, old?.code ?? '')).toMatchObject({ state: 'unknown' });
  const { rows } = await pool.query<{ id: string; tokenVersion: number; language: 'pl' }>(
    'select id, token_version as "tokenVersion", language from orders',
  );
  const url = orderUrl(config, rows[0] ?? { id: '', tokenVersion: 0, language: 'pl' });
  const answer = orderAnswer.parse(await (await ask(new URL(url).hash.slice(1))).json());
  expect(answer).toMatchObject({ email: 'ala@example.com', state: 'paid' });
  expect(
    await countOf(
      pool,
      "mail where kind = 'address_changed' and recipient = 'stranger@example.com'",
    ),
  ).toBe(1);
});

test('P11: the buyer mends the address once, gets a new link, and the old address is told', async () => {
  const { token } = await paid('ana@example.com');
  const mended = await ask(token, '/address', { email: 'anna@example.com' });
  const { order, token: next } = movedAnswer.parse(await mended.json());
  expect(order).toMatchObject({ email: 'anna@example.com', isCorrectable: false });
  expect(await refusalOf(await ask(token))).toBe('410 order_moved');
  expect((await ask(next)).status).toBe(200);
  expect(await refusalOf(await ask(next, '/address', { email: 'x@example.com' }))).toBe(
    '409 too_late',
  );
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(2);
  expect(await refusalOf(await ask(next, '/address', { email: 'nonsense' }))).toBe(
    '422 invalid_email',
  );
});

test('P11: two that mend at once: one is first, and nobody after the first entry', async () => {
  const { token, id } = await paid();
  const both = await Promise.all(
    ['a@example.com', 'b@example.com'].map((email) => ask(token, '/address', { email })),
  );
  // The second finds that it is too late, or that its link is an old one already.
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(both.filter(({ status }) => status === 409 || status === 410)).toHaveLength(1);
  const other = await paid('ola@example.com');
  await pool.query('update ticket set used_at = now() where order_id <> $1', [id]);
  expect(await refusalOf(await ask(other.token, '/address', { email: 'c@example.com' }))).toBe(
    '409 too_late',
  );
});

test('APP_SECRET is changed: links in mails live on for the days that the config names', async () => {
  const { token } = await paid();
  const changed = {
    ...shop,
    config: { ...config, secret: 'another secret, as long as it must be' },
  };
  expect(await renewLinks(changed)).toBe(1);
  expect(await renewLinks(changed)).toBe(0);
  const { app } = await createApp(changed.config, changed, log);
  const open = async (bearer: string) =>
    (await app.inject({ url: '/api/order', headers: { authorization: `Bearer ${bearer}` } }))
      .statusCode;
  const { rows } = await pool.query<{ id: string; tokenVersion: number; language: 'pl' }>(
    'select id, token_version as "tokenVersion", language from orders',
  );
  const url = orderUrl(changed.config, rows[0] ?? { id: '', tokenVersion: 0, language: 'pl' });
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
