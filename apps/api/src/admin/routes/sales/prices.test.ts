import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastDay } from '@kongres/content/facts/edition';
import { grossOf } from '@kongres/content/facts/price';
import { ticketIds, tickets } from '@kongres/content/facts/tickets';
import { dayAt } from '@kongres/content/format/date';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { shownPriceHeader } from '@kongres/contract/purchase';
import type { TicketsAnswer } from '@kongres/contract/tickets';
import { listPrice } from '@kongres/tools/dev/list-price';
import { demonstrationStart } from '@kongres/tools/lib/demonstration-clock';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner, origin } = shop;
const desk = deskOf(shop);
const sales = await desk.signedInAs('sales');
const other = await desk.signedInAs('owner');

const dayMs = 86_400_000;
const daysOn = (days: number) => dayAt(new Date(demonstrationStart().getTime() + days * dayMs));
const today = daysOn(0);

beforeEach(() => emptyShop(pool));
afterEach(async () => {
  shop.stopEditionAt(demonstrationStart());
  const seeded = tickets.flatMap(({ prices }) => prices.map(({ since }) => since));
  await owner.query(
    'delete from ticket_price where not since = any($1) or withdrawn_at is not null',
    [seeded],
  );
});

async function read(): Promise<DeskPrices> {
  return (await (await desk.call('prices', { cookie: sales.cookie })).json()) as DeskPrices;
}

async function pricesOf(ticket: string) {
  return (await read()).tickets.find((each) => each.ticket === ticket)?.prices ?? [];
}

async function set(since: unknown, netMinor: unknown, more: object = {}, { cookie } = sales) {
  const body = { ticket: 'vip', since, netMinor, revision: (await read()).revision, ...more };
  return await desk.act('priceSet', { cookie, body });
}

async function codeOf(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

async function shown() {
  return ((await (await fetch(`${origin}/api/tickets`)).json()) as TicketsAnswer).prices.vip;
}

test('a new database knows the prices of the facts', async () => {
  const known = await read();
  expect(known).toMatchObject({ today, lastDay });
  for (const id of ticketIds) {
    const facts = tickets.find((ticket) => ticket.id === id)?.prices ?? [];
    expect((await pricesOf(id)).map(({ since, netGrosze }) => ({ since, netGrosze }))).toEqual(
      facts,
    );
  }
});

test('a price of a day to come changes nothing before its day, and everything on it', async () => {
  const { netMinor: before, grossMinor } = listPrice('vip');
  expect((await set(daysOn(10), before + 20_000)).status).toBe(200);
  expect(await shown()).toMatchObject({ netMinor: before });
  expect(
    (await shop.buy('vip', 'ala@example.com', { [shownPriceHeader]: String(grossMinor) })).status,
  ).toBe(200);

  shop.stopEditionAt(new Date(demonstrationStart().getTime() + 10 * dayMs));
  expect(await shown()).toEqual({
    netMinor: before + 20_000,
    originalMinor: null,
    lowestMinor: null,
  });
  // Who still sees the old one is told, and nothing is held.
  const refused = await shop.buy('vip', 'ben@example.com', {
    [shownPriceHeader]: String(grossMinor),
  });
  expect(await refused.json()).toMatchObject({
    code: 'price_changed',
    grossMinor: grossOf(before + 20_000),
  });
  expect((await shop.buy('vip', 'ben@example.com')).status).toBe(200);
  const { rows } = await pool.query('select net_minor as net from orders order by number');
  expect(rows).toEqual([{ net: before }, { net: before + 20_000 }]);
});

test('a price from today on is charged at once, with the lowest of thirty days beside it', async () => {
  const { netMinor } = listPrice('vip');
  expect((await set(today, netMinor - 10_000)).status).toBe(200);
  expect(await shown()).toEqual({
    netMinor: netMinor - 10_000,
    originalMinor: netMinor,
    lowestMinor: netMinor,
  });
  await shop.buy('vip', 'ala@example.com');
  expect(await countOf(pool, `orders where net_minor = ${netMinor - 10_000}`)).toBe(1);
});

test.each(['0', '1', '9999999999', '11078999999999999', '00000000000000001'])(
  'whoever was shown %s is told the price, and nothing is held',
  async (shownMinor) => {
    const refused = await shop.buy('vip', 'ala@example.com', { [shownPriceHeader]: shownMinor });
    const { grossMinor } = listPrice('vip');
    expect(await refused.json()).toMatchObject({ code: 'price_changed', grossMinor });
    expect(await countOf(pool, 'orders')).toBe(0);
  },
);

test('what is in force stays; what is to come is withdrawn, once', async () => {
  expect(await codeOf(await set(daysOn(-1), 50_000))).toBe('past_moment');
  expect((await set(daysOn(5), 50_000)).status).toBe(200);
  expect(await codeOf(await set(daysOn(5), 60_000))).toBe('day_taken');
  const [first, ...rest] = await pricesOf('vip');
  const last = rest.at(-1);
  const withdraw = async (id: number | undefined) =>
    await desk.act('priceWithdraw', {
      cookie: sales.cookie,
      body: { id, revision: (await read()).revision },
    });
  expect(await codeOf(await withdraw(first?.id))).toBe('past_moment');
  expect((await withdraw(last?.id)).status).toBe(200);
  expect(await codeOf(await withdraw(last?.id))).toBe('past_moment');
  expect(await pricesOf('vip')).toEqual([first, ...rest.slice(0, -1)]);
  // The day is free again.
  expect((await set(daysOn(5), 60_000)).status).toBe(200);
  const { rows } = await pool.query<{ deed: string; facts: object }>(
    'select deed, facts from journal where actor = $1 order by id desc limit 3',
    [`desk ${sales.id}`],
  );
  const facts = { ticket: 'vip', since: daysOn(5) };
  expect(rows.toReversed()).toEqual([
    { deed: 'price_set', facts: { ...facts, net_minor: 50_000 } },
    { deed: 'price_withdrawn', facts: { ...facts, net_minor: 50_000 } },
    { deed: 'price_set', facts: { ...facts, net_minor: 60_000 } },
  ]);
});

test('of two who change prices at once the second is told to look again', async () => {
  const { revision } = await read();
  const answers = await Promise.all([
    set(daysOn(3), 50_000, { revision }),
    set(daysOn(4), 60_000, { revision }, other),
    set(daysOn(5), 70_000, { revision, ticket: 'standard' }, other),
  ]);
  const codes = await Promise.all(answers.map(codeOf));
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.filter((code) => code === 'changed_since')).toHaveLength(2);
});

test.each([
  [0],
  [99],
  [-29_900],
  [10_000_000],
  [1.5],
  ['29900'],
  [null],
  [Number.MAX_SAFE_INTEGER],
])('%j is no price', async (netMinor) => {
  expect((await set(daysOn(2), netMinor)).status).toBe(422);
});

test.each(['2026-02-30', 'tomorrow', '9999-01-01', '', "2026-01-01'; --", '26-1-1', 20_260_101])(
  'a price from %j is refused',
  async (since) => {
    const before = await countOf(pool, 'ticket_price');
    expect((await set(since, 50_000)).status).toBe(422);
    expect(await countOf(pool, 'ticket_price')).toBe(before);
  },
);

test('what was a price can be changed by nobody, and withdrawn for good only', async () => {
  await expect(pool.query('update ticket_price set net_minor = 1')).rejects.toThrow('permission');
  await expect(pool.query('delete from ticket_price')).rejects.toThrow('permission');
  await expect(owner.query('update ticket_price set net_minor = 1')).rejects.toThrow(
    'written once',
  );
  await set(daysOn(6), 50_000);
  const { rows } = await owner.query<{ id: number }>(
    'update ticket_price set withdrawn_at = now() where since = $1 returning id',
    [daysOn(6)],
  );
  await expect(
    pool.query('update ticket_price set withdrawn_at = null where id = $1', [rows[0]?.id]),
  ).rejects.toThrow('withdrawn once');
});

test('a transfer costs the price that was set', async () => {
  await set(today, 77_700);
  const body = {
    ticket: 'vip',
    origin: 'transfer',
    language: 'pl',
    list: 'nina@example.com',
    isCounted: true,
  };
  expect((await desk.act('issue', { cookie: sales.cookie, body })).status).toBe(200);
  expect(await countOf(pool, 'orders where net_minor = 77700')).toBe(1);
});

test('before its first price a ticket is closed, and the desk can give it one', async () => {
  shop.stopEditionAt(new Date('2025-01-10T12:00:00Z'));
  const told = async () => (await (await fetch(`${origin}/api/tickets`)).json()) as TicketsAnswer;
  expect(await told()).toEqual({
    standard: 'closed',
    premium: 'closed',
    vip: 'closed',
    prices: {},
  });
  expect(await codeOf(await shop.buy('vip', 'ala@example.com'))).toBe('closed');
  const transfer = {
    ticket: 'vip',
    origin: 'transfer',
    language: 'pl',
    list: 'nina@example.com',
    isCounted: true,
  };
  expect(await codeOf(await desk.act('issue', { cookie: sales.cookie, body: transfer }))).toBe(
    'invalid_request',
  );
  expect(await countOf(pool, 'orders')).toBe(0);

  expect((await set('2025-01-10', 50_000)).status).toBe(200);
  expect(await told()).toMatchObject({
    standard: 'closed',
    vip: 'open',
    prices: { vip: { netMinor: 50_000 } },
  });
  expect((await shop.buy('vip', 'ala@example.com')).status).toBe(200);
});
