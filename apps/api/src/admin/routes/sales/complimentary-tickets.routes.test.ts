import { beforeEach, expect, test } from 'vitest';
import type {
  CheckedTicketList,
  IssueTicketsResult,
  IssuedBatches,
} from '@kongres/contract/desk/sales/complimentary-tickets';
import { maxListedPeople } from '@kongres/contract/desk/sales/ticket-list-errors';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop, setQuota, readQuota } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = createDeskClient(shop);
const { cookie } = await desk.signInAs('sales');
const other = await desk.signInAs('owner');

beforeEach(() => resetShop(pool));

const speakers = { ticket: 'premium', origin: 'speaker', language: 'pl' };

async function checkTicketList(list: string, more: object = {}): Promise<CheckedTicketList> {
  const answer = await desk.call('checkTicketList', {
    cookie,
    body: { ...speakers, list, ...more },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as CheckedTicketList;
}

const requestTicketIssue = (list: string, more: object = {}, who = cookie) =>
  desk.callConfirmed('issueTickets', {
    cookie: who,
    body: { ...speakers, list, countsTowardsQuota: true, ...more },
  });

async function issueTickets(list: string, more: object = {}): Promise<IssueTicketsResult> {
  const answer = await requestTicketIssue(list, more);
  expect(answer.status).toBe(200);
  return (await answer.json()) as IssueTicketsResult;
}

const list = [
  'Nina Śliwa, nina@example.com',
  'Lena Burza, lena.burza@example',
  'Jana Vogel, jana@example.com, DE',
  'nina@example.com',
].join('\n');

test('validates a pasted list by line, issues tickets and reports unprocessed lines', async () => {
  expect(await checkTicketList(list)).toEqual({
    ready: [
      { line: 1, name: 'Nina Śliwa', email: 'nina@example.com', language: 'pl', number: null },
      { line: 3, name: 'Jana Vogel', email: 'jana@example.com', language: 'de', number: null },
    ],
    errors: [
      { line: 2, code: 'bad_address' },
      { line: 4, code: 'listed_twice', sameAs: 1 },
    ],
  });
  expect(await countRows(pool, 'orders')).toBe(0);
  const greeting = 'Dziękujemy, że wystąpisz.';
  expect(await issueTickets(list, { greeting })).toEqual({
    issued: 2,
    alreadyIssued: 0,
    soldOutAtLine: null,
    unprocessedLines: [2],
  });
  expect(await readQuota(pool, 'premium')).toEqual({ held: 0, sold: 2 });
  expect(await countRows(pool, `orders where greeting = '${greeting}' and gross_minor = 0`)).toBe(
    2,
  );
  expect(await countRows(pool, "order_email where kind = 'ticket'")).toBe(2);
  const again = await checkTicketList(list);
  expect(again.ready.map(({ number }) => typeof number)).toEqual(['number', 'number']);
  expect(await issueTickets(list)).toMatchObject({ issued: 0, alreadyIssued: 2 });
  const answer = await desk.call('listIssuedBatches', { cookie });
  const { batches } = (await answer.json()) as IssuedBatches;
  expect(batches).toMatchObject([
    { actor: 'Someone sales', ticket: 'premium', origin: 'speaker', tickets: 2 },
  ]);
});

test('issues each ticket once when two people send the same list concurrently', async () => {
  const people = Array.from({ length: 20 }, (_, at) => `p${at}@example.com`).join('\n');
  const answers = await Promise.all([
    requestTicketIssue(people),
    requestTicketIssue(people, {}, other.cookie),
  ]);
  const results = (await Promise.all(
    answers.map((answer) => answer.json()),
  )) as IssueTicketsResult[];
  expect(results.reduce((sum, { issued: count }) => sum + count, 0)).toBe(20);
  expect(await countRows(pool, 'orders')).toBe(20);
});

test('reports lines after the quota sold out, and issues outside the quota', async () => {
  await setQuota(pool, 'premium', { limit: 1 });
  expect(await issueTickets(list)).toEqual({
    issued: 1,
    alreadyIssued: 0,
    soldOutAtLine: 3,
    unprocessedLines: [2, 3],
  });
  expect(await issueTickets(list, { countsTowardsQuota: false })).toMatchObject({
    issued: 1,
    alreadyIssued: 1,
  });
  expect(await readQuota(pool, 'premium')).toEqual({ held: 0, sold: 1 });
});

test('charges bank transfers the paid or current price, and nothing else', async () => {
  const transfer = { origin: 'transfer', company: 'Zakład', taxId: '521', netMinor: 40_000 };
  await issueTickets('anna@example.com', transfer);
  await issueTickets('ben@example.com', { ...transfer, netMinor: undefined });
  await issueTickets('cela@example.com', { origin: 'press', netMinor: 40_000 });
  const { rows } = await pool.query<{ netMinor: number }>(
    'select net_minor as "netMinor" from orders order by number',
  );
  expect(rows[0]).toEqual({ netMinor: 40_000 });
  expect(rows[1]?.netMinor).toBeGreaterThan(0);
  expect(rows[2]).toEqual({ netMinor: 0 });
  expect(await countRows(pool, "orders where company_name = 'Zakład' and tax_id = '521'")).toBe(2);
});

test('issues invitations for the galas only, outside the quota', async () => {
  await issueTickets('guest@example.com', { ticket: 'galas', origin: 'invitation' });
  expect(await countRows(pool, "orders where ticket = 'galas' and not counts_towards_quota")).toBe(
    1,
  );
  for (const mixed of [
    { ticket: 'galas', origin: 'press' },
    { ticket: 'vip', origin: 'invitation' },
  ]) {
    expect((await requestTicketIssue('guest@example.com', mixed)).status).toBe(422);
  }
});

test.each([
  ['an unknown origin', { origin: 'sale' }],
  ['an unknown ticket', { ticket: 'constructor' }],
  ['an unknown language', { language: 'fr' }],
  ['a greeting that is too long', { greeting: 'a'.repeat(301) }],
  ['an invisible greeting', { greeting: '\u202E' }],
  ['an invisible company', { origin: 'transfer', company: 'a\u0000b' }],
  ['a multi-line tax number', { origin: 'transfer', taxId: '1\n2' }],
  ['a negative price', { origin: 'transfer', netMinor: -1 }],
  ['an oversized list', { list: 'a'.repeat(60_001) }],
])('%s is refused', async (_what, more) => {
  expect((await requestTicketIssue('a@example.com', more)).status).toBe(422);
  expect(await countRows(pool, 'orders')).toBe(0);
});

test('rejects empty and too long lists', async () => {
  const many = Array.from({ length: maxListedPeople + 1 }, (_, at) => `p${at}@example.com`).join(
    '\n',
  );
  expect(await (await requestTicketIssue(many)).json()).toMatchObject({ code: 'list_too_long' });
  expect(await (await requestTicketIssue('\n;;;\nnobody')).json()).toMatchObject({
    code: 'empty_list',
  });
  expect(await countRows(pool, 'orders')).toBe(0);
});
