import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../../test/test-shop.ts';

const { pool, owner, databaseUrl } = await createTestShop();
const { STRIPE_SECRET_KEY: _, APP_SECRET, SMTP_URL: __, ...env } = testEnvironment(databaseUrl);
const organise = organiserOf(env);
/** Who gives an order a new link needs the secret that links are made from. */
const organiseWithSecret = organiserOf({ ...env, APP_SECRET });
const folder = mkdtempSync(join(tmpdir(), 'kongres-organiser-'));

beforeEach(() => emptyShop(pool));
afterAll(() => rmSync(folder, { recursive: true }));

async function numbersIn(args: readonly string[]): Promise<string[]> {
  const { out } = await organise([...args, '--json']);
  return (JSON.parse(out) as { number: string }[]).map(({ number }) => number);
}

test('orders are listed by state, ticket, language and day', async () => {
  const one = await insertSold(pool, { language: 'de', ticket: 'vip' });
  const other = await insertSold(pool, { state: 'expired', createdAt: new Date('2026-01-05') });
  expect(await numbersIn(['orders', 'list'])).toEqual([other.name, one.name]);
  expect(await numbersIn(['orders', 'list', '--state', 'paid'])).toEqual([one.name]);
  expect(await numbersIn(['orders', 'list', '--ticket', 'vip'])).toEqual([one.name]);
  expect(await numbersIn(['orders', 'list', '--language', 'pl'])).toEqual([other.name]);
  expect(await numbersIn(['orders', 'list', '--since', '2026-01-01'])).toEqual([other.name]);
  expect(await numbersIn(['orders', 'list', '--limit', '1'])).toEqual([other.name]);
});

test('a day begins and ends at midnight in Warsaw', async () => {
  const late = await insertSold(pool, { createdAt: new Date('2025-12-31T22:59:00Z') });
  await insertSold(pool, { createdAt: new Date('2025-12-31T23:01:00Z') });
  expect(await numbersIn(['orders', 'list', '--until', '2025-12-31'])).toEqual([late.name]);
  expect(await numbersIn(['orders', 'list', '--since', '2026-01-01'])).not.toContain(late.name);
});

test('the list is a table for people, and says when it is cut', async () => {
  await insertSold(pool, { companyName: 'Huta Źródło' });
  await insertSold(pool, { companyName: 'Müller' });
  const { out, err } = await organise(['orders', 'list', '--limit', '1']);
  expect(out).toMatch(/^number +created +state +ticket +gross +e-mail +company +language\nKAI-/);
  expect(out).toContain('2025-12-10 11:00  paid   standard  151.84  anna@example.com  Müller');
  expect(err).toContain('1 of 2 orders');
});

test('an order is found by whatever the buyer says', async () => {
  const order = await insertSold(pool, {
    email: 'Jan.Nowak@Example.com',
    companyName: 'Huta 100% Nowa',
    buyerName: 'Halina Źródlana',
    taxId: 'PL5261040828',
  });
  await insertSold(pool);
  const { code, number } = order;
  const said = [
    order.name,
    `kai ${number}`,
    String(number),
    'jan.nowak',
    'huta 100%',
    'halina źró',
    '526-104-08-28',
    code.toLowerCase().replaceAll('-', ' '),
  ];
  for (const text of said)
    expect(await numbersIn(['orders', 'find', text]), text).toEqual([order.name]);
  const { out } = await organise(['orders', 'find', order.name]);
  expect(out).toContain(`ticket code  ${code}`);
  expect(out).toContain('gross        151.84 PLN');
});

test('what nobody has is not found', async () => {
  await insertSold(pool);
  expect(await organise(['orders', 'find', '%'])).toMatchObject({ code: 1, out: '' });
});

test('the export opens in a spreadsheet and loses nothing', async () => {
  const hostile = '=HYPERLINK("http://x","Huta, Nowa")';
  const billingAddress = {
    line1: 'ul. Długa 1',
    line2: '-2',
    postalCode: '50-001',
    city: 'Wrocław',
    region: null,
  };
  await insertSold(pool, {
    companyName: hostile,
    taxId: 'PL1',
    buyerName: '@Ala',
    billingAddress,
  });
  await insertSold(pool, { state: 'refunded', companyName: 'Zwei\nZeilen' });
  const { out, code } = await organise(['orders', 'export']);
  expect(code).toBe(0);
  expect(out.startsWith('\uFEFF')).toBe(true);
  const [titles, first, second, ...rest] = parseCsv(out.slice(1));
  expect(titles?.join()).toBe(
    'number,created,paid,state,ticket,origin,net,vat,gross,currency,company,tax id,name,address,postal code,city,region,country,language,early start,used,refunded',
  );
  expect(first?.slice(1, 10)).toEqual([
    '2025-12-10 11:00',
    '2025-12-10 11:00',
    'paid',
    'standard',
    'sale',
    '123.45',
    '28.39',
    '151.84',
    'PLN',
  ]);
  expect(first?.slice(10, 17)).toEqual([
    `'${hostile}`,
    'PL1',
    `'@Ala`,
    'ul. Długa 1, -2',
    '50-001',
    'Wrocław',
    '',
  ]);
  const nothing = Array.from({ length: 6 }, () => '');
  expect(second?.slice(10)).toEqual(['Zwei\nZeilen', ...nothing, 'PL', 'pl', '', '', '151.84']);
  expect(rest).toEqual([]);
});

test('a long export comes in pages and whole', async () => {
  await pool.query(
    `insert into orders (id, token_hash, ticket, email, language, client, net_minor, vat_minor,
        currency, session_ends_at, hold_ends_at)
      select gen_random_uuid(), sha256(n::text::bytea), 'standard', 'a@example.com', 'pl', '', 1, 0,
        'PLN', now(), now() + interval '1 minute' from generate_series(1, 2500) n`,
  );
  const file = join(folder, 'orders.csv');
  const { err } = await organise(['orders', 'export', '--output', file]);
  expect(err).toContain('2500 orders in');
  const numbers = readFileSync(file, 'utf8').match(/^KAI-\d+/gm);
  expect(new Set(numbers).size).toBe(2500);
  expect(await numbersIn(['orders', 'export'])).toHaveLength(2500);
});

test('the accountant’s file and the attendees come by command as well, by the file’s ending', async () => {
  const { name } = await insertSold(pool);
  const csv = join(folder, 'december.csv');
  const days = ['--since', '2025-12-01', '--until', '2025-12-31'];
  const { err, code } = await organise(['orders', 'payments', ...days, '--output', csv]);
  expect([code, err]).toEqual([0, `1 row in ${csv}.\n`]);
  expect(readFileSync(csv, 'utf8').split('\r\n')[1]).toMatch(`${name};płatność;2025-12-10;`);
  const xlsx = join(folder, 'all.XLSX');
  expect(await organise(['orders', 'attendees', '--output', xlsx])).toMatchObject({ code: 0 });
  expect(readFileSync(xlsx).subarray(0, 2).toString()).toBe('PK');
  const other = ['orders', 'attendees', '--output', join(folder, 'all.ods')];
  expect(await organise(other)).toMatchObject({ code: 1, err: expect.stringContaining('.xlsx') });
  expect(await organise(['orders', 'payments', '--output', csv])).toMatchObject({ code: 1 });
});

function parseCsv(text: string): string[][] {
  return text
    .replace(/\r\n$/, '')
    .split(/\r\n(?=(?:[^"]*"[^"]*")*[^"]*$)/)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );
}

test('a ticket is sent again, and only a valid one', async () => {
  const { name } = await insertSold(pool);
  const back = await insertSold(pool, { state: 'refunded' });
  expect((await organise(['orders', 'resend', name])).code).toBe(0);
  expect(await countOf(pool, "mail where kind = 'ticket'")).toBe(1);
  expect(await countOf(pool, "pgboss.job where name = 'mail'")).toBe(1);
  const refused = await organise(['orders', 'resend', back.name]);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('refunded');
});

test('a mistyped address is corrected after a yes, and the ticket goes there', async () => {
  const { name, id } = await insertSold(pool, { email: 'ana@example.com' });
  const args = ['orders', 'correct', name, 'anna@example.com'];
  expect((await organise(args, { answer: 'yes' })).err).toContain('APP_SECRET is not set');
  expect(await organiseWithSecret(args, { answer: 'no' })).toMatchObject({ code: 1, out: '' });
  expect(await countOf(pool, "orders where email = 'anna@example.com'")).toBe(0);
  expect((await organiseWithSecret(args, { answer: 'yes' })).code).toBe(0);
  expect(await countOf(pool, "orders where email = 'anna@example.com'")).toBe(1);
  expect(await countOf(pool, `mail where order_id = '${id}' and kind = 'ticket'`)).toBe(1);
});

test('once somebody entered with the ticket the address stays', async () => {
  const { name } = await insertSold(pool);
  await pool.query('update ticket set used_at = now()');
  const refused = await organiseWithSecret(['orders', 'correct', name, 'x@example.com', '--yes']);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('Somebody entered with the ticket');
  expect(await countOf(pool, "orders where email = 'anna@example.com'")).toBe(1);
});

test('an announcement still owed to the mistyped address goes to the right one', async () => {
  const { name } = await insertSold(pool, { email: 'ana@example.com' });
  await pool.query("insert into announcement (name) values ('x')");
  await pool.query(
    "insert into announcement_mail (announcement, person, language) values ('x', person_of('ana@example.com'), 'pl')",
  );
  await organiseWithSecret(['orders', 'correct', name, 'anna@example.com', '--yes']);
  expect(
    await countOf(pool, "announcement_mail where person = person_of('Anna@example.com')"),
  ).toBe(1);
  await owner.query('truncate announcement cascade');
});

test('a refund needs the key of Stripe, and says so', async () => {
  const { name } = await insertSold(pool);
  const { code, err } = await organise(['orders', 'refund', name, '--yes']);
  expect({ code, err }).toEqual({
    code: 1,
    err: 'STRIPE_SECRET_KEY is not set, so no money can be given back.\n',
  });
});

test('without a terminal nothing that cannot be undone is done without --yes', async () => {
  const { name } = await insertSold(pool);
  const { code, err } = await organiseWithSecret(['orders', 'correct', name, 'x@example.com']);
  expect(code).toBe(1);
  expect(err).toContain('--yes');
  expect(await countOf(pool, "orders where email = 'x@example.com'")).toBe(0);
});
