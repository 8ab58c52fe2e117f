import { beforeEach, expect, test } from 'vitest';
import type { CheckedList, Issued, IssuedLately } from '@kongres/contract/desk/sales/issuing';
import { mostListed } from '@kongres/contract/desk/sales/list-faults';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop, setStock, stockOf } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const { cookie } = await desk.signedInAs('sales');
const other = await desk.signedInAs('owner');

beforeEach(() => emptyShop(pool));

const speakers = { ticket: 'premium', origin: 'speaker', language: 'pl' };

async function check(list: string, more: object = {}): Promise<CheckedList> {
  const answer = await desk.call('issueCheck', { cookie, body: { ...speakers, list, ...more } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckedList;
}

const issue = (list: string, more: object = {}, who = cookie) =>
  desk.act('issue', { cookie: who, body: { ...speakers, list, isCounted: true, ...more } });

async function issued(list: string, more: object = {}): Promise<Issued> {
  const answer = await issue(list, more);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Issued;
}

const list = [
  'Nina Śliwa, nina@example.com',
  'Lena Burza, lena.burza@example',
  'Jana Vogel, jana@example.com, DE',
  'nina@example.com',
].join('\n');

test('a pasted list is judged line by line, given out, and what is left waits for a hand', async () => {
  expect(await check(list)).toEqual({
    ready: [
      { line: 1, name: 'Nina Śliwa', email: 'nina@example.com', language: 'pl', number: null },
      { line: 3, name: 'Jana Vogel', email: 'jana@example.com', language: 'de', number: null },
    ],
    faults: [
      { line: 2, code: 'bad_address' },
      { line: 4, code: 'listed_twice', sameAs: 1 },
    ],
  });
  expect(await countOf(pool, 'orders')).toBe(0);
  const greeting = 'Dziękujemy, że wystąpisz.';
  expect(await issued(list, { greeting })).toEqual({
    issued: 2,
    before: 0,
    soldOutAt: null,
    left: [2],
  });
  expect(await stockOf(pool, 'premium')).toEqual({ held: 0, sold: 2 });
  expect(await countOf(pool, `orders where greeting = '${greeting}' and gross_minor = 0`)).toBe(2);
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(2);
  const again = await check(list);
  expect(again.ready.map(({ number }) => typeof number)).toEqual(['number', 'number']);
  expect(await issued(list)).toMatchObject({ issued: 0, before: 2 });
  const answer = await desk.call('issuedLately', { cookie });
  const { batches } = (await answer.json()) as IssuedLately;
  expect(batches).toMatchObject([
    { actor: 'Someone sales', ticket: 'premium', origin: 'speaker', tickets: 2 },
  ]);
});

test('two people with the same list at once give everybody one', async () => {
  const people = Array.from({ length: 20 }, (_, at) => `p${at}@example.com`).join('\n');
  const answers = await Promise.all([issue(people), issue(people, {}, other.cookie)]);
  const results = (await Promise.all(answers.map((answer) => answer.json()))) as Issued[];
  expect(results.reduce((sum, { issued: count }) => sum + count, 0)).toBe(20);
  expect(await countOf(pool, 'orders')).toBe(20);
});

test('where the quota ends the rest is told, and beside the quota there is room', async () => {
  await setStock(pool, 'premium', { capacity: 1 });
  expect(await issued(list)).toEqual({ issued: 1, before: 0, soldOutAt: 3, left: [2, 3] });
  expect(await issued(list, { isCounted: false })).toMatchObject({ issued: 1, before: 1 });
  expect(await stockOf(pool, 'premium')).toEqual({ held: 0, sold: 1 });
});

test('a transfer costs what was paid, or the price of today; nothing else costs anything', async () => {
  const transfer = { origin: 'transfer', company: 'Zakład', taxId: '521', netMinor: 40_000 };
  await issued('anna@example.com', transfer);
  await issued('ben@example.com', { ...transfer, netMinor: undefined });
  await issued('cela@example.com', { origin: 'press', netMinor: 40_000 });
  const { rows } = await pool.query<{ netMinor: number }>(
    'select net_minor as "netMinor" from orders order by number',
  );
  expect(rows[0]).toEqual({ netMinor: 40_000 });
  expect(rows[1]?.netMinor).toBeGreaterThan(0);
  expect(rows[2]).toEqual({ netMinor: 0 });
  expect(await countOf(pool, "orders where company_name = 'Zakład' and tax_id = '521'")).toBe(2);
});

test('an invitation is to the galas and takes no place; nothing else is', async () => {
  await issued('guest@example.com', { ticket: 'galas', origin: 'invitation' });
  expect(await countOf(pool, "orders where ticket = 'galas' and not is_counted")).toBe(1);
  for (const mixed of [
    { ticket: 'galas', origin: 'press' },
    { ticket: 'vip', origin: 'invitation' },
  ]) {
    expect((await issue('guest@example.com', mixed)).status).toBe(422);
  }
});

test.each([
  ['a sale that is none', { origin: 'sale' }],
  ['a ticket of nothing', { ticket: 'constructor' }],
  ['a language of nowhere', { language: 'fr' }],
  ['a greeting that is too long', { greeting: 'a'.repeat(301) }],
  ['a greeting that nobody sees', { greeting: '\u202E' }],
  ['a company that nobody sees', { origin: 'transfer', company: 'a\u0000b' }],
  ['a tax number in lines', { origin: 'transfer', taxId: '1\n2' }],
  ['a price below nothing', { origin: 'transfer', netMinor: -1 }],
  ['a list beyond measure', { list: 'a'.repeat(60_001) }],
])('%s is refused', async (_what, more) => {
  expect((await issue('a@example.com', more)).status).toBe(422);
  expect(await countOf(pool, 'orders')).toBe(0);
});

test('nobody, and more than one go takes, are refused in a word', async () => {
  const many = Array.from({ length: mostListed + 1 }, (_, at) => `p${at}@example.com`).join('\n');
  expect(await (await issue(many)).json()).toMatchObject({ code: 'too_many_listed' });
  expect(await (await issue('\n;;;\nnobody')).json()).toMatchObject({ code: 'nobody_listed' });
  expect(await countOf(pool, 'orders')).toBe(0);
});
