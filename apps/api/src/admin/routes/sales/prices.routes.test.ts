import { afterEach, beforeEach, expect, test } from 'vitest';
import { lastDay } from '@kongres/content/facts/edition';
import { addVat } from '@kongres/content/facts/price';
import { ticketIds, tickets } from '@kongres/content/facts/tickets';
import { toLocalDay } from '@kongres/content/format/date';
import type { DeskPrices } from '@kongres/contract/desk/sales/prices';
import { displayedPriceHeader } from '@kongres/contract/purchase';
import type { TicketsResponse } from '@kongres/contract/tickets';
import { getListPrice } from '@kongres/tools/dev/list-price';
import { getDemonstrationStart } from '@kongres/tools/lib/demonstration-clock';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool, owner, origin } = shop;
const desk = createDeskClient(shop);
const sales = await desk.signInAs('sales');
const other = await desk.signInAs('owner');

const dayMs = 86_400_000;
const inDays = (days: number) =>
  toLocalDay(new Date(getDemonstrationStart().getTime() + days * dayMs));
const today = inDays(0);

beforeEach(() => resetShop(pool));
afterEach(async () => {
  shop.freezeEditionClock(getDemonstrationStart());
  const seeded = tickets.flatMap(({ prices }) => prices.map(({ since }) => since));
  await owner.query(
    'delete from ticket_price where not since = any($1) or withdrawn_at is not null',
    [seeded],
  );
});

async function readPrices(): Promise<DeskPrices> {
  return (await (await desk.call('listPrices', { cookie: sales.cookie })).json()) as DeskPrices;
}

async function listTicketPrices(ticket: string) {
  return (await readPrices()).tickets.find((each) => each.ticket === ticket)?.prices ?? [];
}

async function setPrice(since: unknown, netMinor: unknown, more: object = {}, { cookie } = sales) {
  const body = { ticket: 'vip', since, netMinor, revision: (await readPrices()).revision, ...more };
  return await desk.callConfirmed('setPrice', { cookie, body });
}

async function readProblemCode(answer: Response): Promise<unknown> {
  return ((await answer.json()) as { code?: string }).code ?? answer.status;
}

async function fetchPublicVipPrices() {
  return ((await (await fetch(`${origin}/api/tickets`)).json()) as TicketsResponse).prices.vip;
}

test('seeds prices from the facts', async () => {
  const known = await readPrices();
  expect(known).toMatchObject({ today, lastDay });
  for (const id of ticketIds) {
    const facts = tickets.find((ticket) => ticket.id === id)?.prices ?? [];
    expect(
      (await listTicketPrices(id)).map(({ since, netGrosze }) => ({ since, netGrosze })),
    ).toEqual(facts);
  }
});

test('applies a future price from its day on', async () => {
  const { netMinor: before, grossMinor } = getListPrice('vip');
  expect((await setPrice(inDays(10), before + 20_000)).status).toBe(200);
  expect(await fetchPublicVipPrices()).toMatchObject({ netMinor: before });
  expect(
    (await shop.buyTicket('vip', 'ala@example.com', { [displayedPriceHeader]: String(grossMinor) }))
      .status,
  ).toBe(200);

  shop.freezeEditionClock(new Date(getDemonstrationStart().getTime() + 10 * dayMs));
  expect(await fetchPublicVipPrices()).toEqual({
    netMinor: before + 20_000,
    originalMinor: null,
    lowestMinor: null,
  });
  const refused = await shop.buyTicket('vip', 'ben@example.com', {
    [displayedPriceHeader]: String(grossMinor),
  });
  expect(await refused.json()).toMatchObject({
    code: 'price_changed',
    grossMinor: addVat(before + 20_000),
  });
  expect((await shop.buyTicket('vip', 'ben@example.com')).status).toBe(200);
  const { rows } = await pool.query('select net_minor as net from orders order by number');
  expect(rows).toEqual([{ net: before }, { net: before + 20_000 }]);
});

test('applies a price from today at once and shows the 30-day lowest price', async () => {
  const { netMinor } = getListPrice('vip');
  expect((await setPrice(today, netMinor - 10_000)).status).toBe(200);
  expect(await fetchPublicVipPrices()).toEqual({
    netMinor: netMinor - 10_000,
    originalMinor: netMinor,
    lowestMinor: netMinor,
  });
  await shop.buyTicket('vip', 'ala@example.com');
  expect(await countRows(pool, `orders where net_minor = ${netMinor - 10_000}`)).toBe(1);
});

test.each(['0', '1', '9999999999', '11078999999999999', '00000000000000001'])(
  'rejects the displayed price %s and holds nothing',
  async (shownMinor) => {
    const refused = await shop.buyTicket('vip', 'ala@example.com', {
      [displayedPriceHeader]: shownMinor,
    });
    const { grossMinor } = getListPrice('vip');
    expect(await refused.json()).toMatchObject({ code: 'price_changed', grossMinor });
    expect(await countRows(pool, 'orders')).toBe(0);
  },
);

test('withdraws future prices once, and never current ones', async () => {
  expect(await readProblemCode(await setPrice(inDays(-1), 50_000))).toBe('date_in_past');
  expect((await setPrice(inDays(5), 50_000)).status).toBe(200);
  expect(await readProblemCode(await setPrice(inDays(5), 60_000))).toBe('date_taken');
  const [first, ...rest] = await listTicketPrices('vip');
  const last = rest.at(-1);
  const withdraw = async (id: number | undefined) =>
    await desk.callConfirmed('withdrawPrice', {
      cookie: sales.cookie,
      body: { id, revision: (await readPrices()).revision },
    });
  expect(await readProblemCode(await withdraw(first?.id))).toBe('date_in_past');
  expect((await withdraw(last?.id)).status).toBe(200);
  expect(await readProblemCode(await withdraw(last?.id))).toBe('date_in_past');
  expect(await listTicketPrices('vip')).toEqual([first, ...rest.slice(0, -1)]);
  expect((await setPrice(inDays(5), 60_000)).status).toBe(200);
  const { rows } = await pool.query<{ action: string; details: object }>(
    'select action, details from audit_log where actor = $1 order by id desc limit 3',
    [`desk ${sales.id}`],
  );
  const facts = { ticket: 'vip', since: inDays(5) };
  expect(rows.toReversed()).toEqual([
    { action: 'price_set', details: { ...facts, net_minor: 50_000 } },
    { action: 'price_withdrawn', details: { ...facts, net_minor: 50_000 } },
    { action: 'price_set', details: { ...facts, net_minor: 60_000 } },
  ]);
});

test('rejects concurrent price changes after the first', async () => {
  const { revision } = await readPrices();
  const answers = await Promise.all([
    setPrice(inDays(3), 50_000, { revision }),
    setPrice(inDays(4), 60_000, { revision }, other),
    setPrice(inDays(5), 70_000, { revision, ticket: 'standard' }, other),
  ]);
  const codes = await Promise.all(answers.map(readProblemCode));
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
])('rejects the price %j', async (netMinor) => {
  expect((await setPrice(inDays(2), netMinor)).status).toBe(422);
});

test.each(['2026-02-30', 'tomorrow', '9999-01-01', '', "2026-01-01'; --", '26-1-1', 20_260_101])(
  'rejects the start date %j',
  async (since) => {
    const before = await countRows(pool, 'ticket_price');
    expect((await setPrice(since, 50_000)).status).toBe(422);
    expect(await countRows(pool, 'ticket_price')).toBe(before);
  },
);

test('keeps prices immutable in the database and withdrawals final', async () => {
  await expect(pool.query('update ticket_price set net_minor = 1')).rejects.toThrow('permission');
  await expect(pool.query('delete from ticket_price')).rejects.toThrow('permission');
  await expect(owner.query('update ticket_price set net_minor = 1')).rejects.toThrow(
    'written once',
  );
  await setPrice(inDays(6), 50_000);
  const { rows } = await owner.query<{ id: number }>(
    'update ticket_price set withdrawn_at = now() where since = $1 returning id',
    [inDays(6)],
  );
  await expect(
    pool.query('update ticket_price set withdrawn_at = null where id = $1', [rows[0]?.id]),
  ).rejects.toThrow('withdrawn once');
});

test('charges bank transfers the current price', async () => {
  await setPrice(today, 77_700);
  const body = {
    ticket: 'vip',
    origin: 'transfer',
    language: 'pl',
    list: 'nina@example.com',
    countsTowardsQuota: true,
  };
  expect((await desk.callConfirmed('issueTickets', { cookie: sales.cookie, body })).status).toBe(
    200,
  );
  expect(await countRows(pool, 'orders where net_minor = 77700')).toBe(1);
});

test('closes a ticket before its first price until one is set', async () => {
  shop.freezeEditionClock(new Date('2025-01-10T12:00:00Z'));
  const readTickets = async () =>
    (await (await fetch(`${origin}/api/tickets`)).json()) as TicketsResponse;
  expect(await readTickets()).toEqual({
    standard: 'closed',
    premium: 'closed',
    vip: 'closed',
    prices: {},
  });
  expect(await readProblemCode(await shop.buyTicket('vip', 'ala@example.com'))).toBe('closed');
  const transfer = {
    ticket: 'vip',
    origin: 'transfer',
    language: 'pl',
    list: 'nina@example.com',
    countsTowardsQuota: true,
  };
  expect(
    await readProblemCode(
      await desk.callConfirmed('issueTickets', { cookie: sales.cookie, body: transfer }),
    ),
  ).toBe('invalid_request');
  expect(await countRows(pool, 'orders')).toBe(0);

  expect((await setPrice('2025-01-10', 50_000)).status).toBe(200);
  expect(await readTickets()).toMatchObject({
    standard: 'closed',
    vip: 'open',
    prices: { vip: { netMinor: 50_000 } },
  });
  expect((await shop.buyTicket('vip', 'ala@example.com')).status).toBe(200);
});
