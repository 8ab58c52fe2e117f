import { beforeEach, expect, test } from 'vitest';
import { admissions } from '@kongres/content/facts/admissions';
import { pick } from '@kongres/content/facts/collection';
import type { DeskCall } from '@kongres/contract/desk/rules';
import { deskOf } from '../../../test/desk.ts';
import { issuedTicket } from '../../../test/orders/issued-ticket.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import { readCells, readCsv, readParts } from '../../../test/read-sheets.ts';
import { startTestApi } from '../../../test/test-api.ts';
import { emptyShop } from '../../../test/test-shop.ts';
import { forgetPerson } from '../../privacy/forget-person.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const { cookie, id } = await desk.signedInAs('owner');

beforeEach(() => emptyShop(pool));

const december = { since: '2025-12-01', until: '2025-12-31' };
const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(new Date());
const always = () => ({ since: '2025-01-01', until: today() });

async function take(call: DeskCall, body: object): Promise<Response> {
  const answer = await desk.call(call, { cookie, body });
  expect(answer.status).toBe(200);
  return answer;
}

/** The lines of a file by their titles. */
async function linesOf(call: DeskCall, body: object): Promise<Record<string, string>[]> {
  const answer = await take(call, { ...body, format: 'csv' });
  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8');
  const [titles = [], ...rows] = readCsv(text, ';');
  expect(answer.headers.get('x-rows')).toBe(String(rows.length));
  for (const row of rows) expect(row).toHaveLength(titles.length);
  return rows.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at] ?? ''])));
}

const payments = (span: object) => linesOf('exportPayments', span);
const minor = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);

test('a payment stands in the days in which it was paid in Warsaw, with all that is invoiced', async () => {
  const { id: orderId, name } = await insertSold(pool, {
    buyerName: 'Żaneta Łęcka 🎉',
    companyName: 'Huta „Źródło”; "Nowa"\nspółka',
    taxId: 'PL5261040828',
    billingAddress: {
      line1: 'ul. Długa 1',
      line2: 'lok. 2',
      postalCode: '01-002',
      city: 'Łódź',
      region: null,
    },
    createdAt: new Date('2025-12-31T22:59:59Z'),
  });
  // In Warsaw it is January already.
  await insertSold(pool, { createdAt: new Date('2025-12-31T23:00:00Z') });
  await insertSold(pool, { createdAt: new Date('2025-11-30T22:59:59Z') });
  await insertSold(pool, { state: 'expired' });
  await pool.query(
    "insert into payment_detail (order_id, method, fee_minor, fee_currency) values ($1, 'blik', 352, 'PLN')",
    [orderId],
  );
  expect(await payments(december)).toEqual([
    {
      Zamówienie: name,
      Rodzaj: 'płatność',
      Dzień: '2025-12-31',
      'Imię i nazwisko': 'Żaneta Łęcka 🎉',
      Firma: 'Huta „Źródło”; "Nowa"\nspółka',
      'Numer podatkowy': 'PL5261040828',
      'Ulica i numer': 'ul. Długa 1, lok. 2',
      'Kod pocztowy': '01-002',
      Miejscowość: 'Łódź',
      Region: '',
      Kraj: 'PL',
      'E-mail': 'anna@example.com',
      Bilet: pick(admissions, 'standard').name,
      Pochodzenie: 'sprzedaż',
      Netto: '123,45',
      'Stawka VAT': '23%',
      VAT: '28,39',
      Brutto: '151,84',
      Waluta: 'PLN',
      'Oddano dotąd': '0,00',
      Stan: 'opłacone',
      'Id płatności': `pi_${orderId}`,
      'Metoda płatności': 'blik',
      'Opłata Stripe': '3,52',
      'Waluta opłaty': 'PLN',
    },
  ]);
});

test('what went back stands below, in the days in which it was told, and everything adds up', async () => {
  const whole = await insertSold(pool);
  const parts = await insertSold(pool);
  const lost = await insertSold(pool);
  const failed = await insertSold(pool);
  const set = (orderId: string, change: string) =>
    pool.query(`update orders set ${change} where id = $1`, [orderId]);
  await set(whole.id, "refunded_minor = 15184, state = 'refunded'");
  for (const minorBack of [3333, 6666, 9999, 15184]) {
    await set(parts.id, `refunded_minor = ${minorBack}`);
  }
  await set(lost.id, 'disputed_minor = 10000, refunded_minor = 100');
  await set(failed.id, 'refunded_minor = 15184');
  await set(failed.id, 'refunded_minor = 0');
  expect(await payments(december)).toHaveLength(4);
  const rows = await payments(always());
  const of = (name: string) => rows.filter((row) => row['Zamówienie'] === name);
  const sum = (name: string, title: string) =>
    of(name).reduce((total, row) => total + minor(row[title]), 0);
  expect(
    of(whole.name).map((row) => [row['Rodzaj'], row['Netto'], row['VAT'], row['Brutto']]),
  ).toEqual([
    ['płatność', '123,45', '28,39', '151,84'],
    ['zwrot', '-123,45', '-28,39', '-151,84'],
  ]);
  expect(of(parts.name)).toHaveLength(5);
  for (const title of ['Netto', 'VAT', 'Brutto']) {
    expect([title, sum(whole.name, title), sum(parts.name, title)]).toEqual([title, 0, 0]);
  }
  expect(of(lost.name).map((row) => [row['Rodzaj'], row['Brutto'], row['Oddano dotąd']])).toEqual([
    ['płatność', '151,84', '101,00'],
    ['zwrot', '-1,00', ''],
    ['spór', '-100,00', ''],
  ]);
  expect(of(failed.name).map((row) => row['Brutto'])).toEqual(['151,84', '-151,84', '151,84']);
  for (const row of rows) {
    expect(minor(row['Netto']) + minor(row['VAT'])).toBe(minor(row['Brutto']));
  }
  const days = await payments({ since: today(), until: today() });
  expect(days.map((row) => row['Rodzaj'])).not.toContain('płatność');
  expect(days).toHaveLength(rows.length - 4);
});

test('another amount stands as it was paid, and a month with nothing is its titles', async () => {
  const { id: orderId } = await insertSold(pool);
  await pool.query("update orders set paid_minor = 10000, paid_currency = 'EUR' where id = $1", [
    orderId,
  ]);
  const [row] = await payments(december);
  expect(row).toMatchObject({ Netto: '81,30', VAT: '18,70', Brutto: '100,00', Waluta: 'EUR' });
  expect(await payments({ since: '2024-02-01', until: '2024-02-29' })).toEqual([]);
});

test('a gift is no payment but somebody who comes; a transfer is both', async () => {
  const gift = await issuedTicket(shop, { name: 'Ola Prasa', language: 'de' });
  const bank = await issuedTicket(shop, {
    origin: 'transfer',
    netMinor: 10000,
    companyName: 'Huta',
    taxId: 'PL1',
  });
  const { name: sold } = await insertSold(pool, { buyerName: 'Jan Nowak', ticket: 'vip' });
  await insertSold(pool, { state: 'refunded' });
  await insertSold(pool, { state: 'expired' });
  const paid = await payments(always());
  expect(paid.map((row) => [row['Zamówienie'], row['Pochodzenie'], row['Netto']])).toEqual([
    [sold, 'sprzedaż', '123,45'],
    [expect.stringMatching(/^KAI-/), 'sprzedaż', '123,45'],
    [`KAI-${bank.number}`, 'przelew', '100,00'],
  ]);
  const who = async (filter: object) =>
    (await linesOf('exportAttendees', filter)).map((row) => row['Zamówienie']);
  expect(await who({})).toEqual([`KAI-${gift.number}`, `KAI-${bank.number}`, sold]);
  expect(await who({ ticket: 'vip' })).toEqual([sold]);
  expect(await who({ language: 'de' })).toEqual([`KAI-${gift.number}`]);
  expect(await who({ language: 'es' })).toEqual([]);
  const [, , last] = await linesOf('exportAttendees', {});
  expect(last).toEqual({
    Zamówienie: sold,
    'Imię i nazwisko': 'Jan Nowak',
    'E-mail': 'anna@example.com',
    Bilet: pick(admissions, 'vip').name,
    Język: 'Polski',
    Pochodzenie: 'sprzedaż',
    'Pierwsze wejście': '',
    Warsztaty: '',
    'Bilet wystawiono': today(),
  });
});

test('whoever was passed a ticket comes under no other name, and a forgotten buyer has no address', async () => {
  const passed = await insertSold(pool, { buyerName: 'Jan Kupujący', email: 'nowa@example.com' });
  await pool.query('update orders set passed_on_at = now() where id = $1', [passed.id]);
  const gone = await insertSold(pool, { buyerName: 'Ewa', email: 'ewa@example.com' });
  await forgetPerson(pool, 'ewa@example.com');
  expect(await payments(december)).toMatchObject([
    { Zamówienie: passed.name, 'Imię i nazwisko': 'Jan Kupujący', 'E-mail': '' },
    { Zamówienie: gone.name, 'Imię i nazwisko': 'Ewa', 'E-mail': '' },
  ]);
  expect(await linesOf('exportAttendees', {})).toMatchObject([
    { 'Imię i nazwisko': '', 'E-mail': 'nowa@example.com' },
    { 'Imię i nazwisko': 'Ewa', 'E-mail': '' },
  ]);
});

const hostile = ["=cmd|' /C calc'!A0", '+48 600', '-2', '@sum(1)', '\t=1', 'Jan;=1', '＝1'];

test.each(hostile)('%j is a text in both files', async (name) => {
  await insertSold(pool, { buyerName: name, companyName: name });
  const [row] = await payments(december);
  expect(row?.['Firma']).not.toMatch(/^\s*[=+\-@＝]/);
  const answer = await take('exportPayments', { ...december, format: 'xlsx' });
  const [, cells] = readCells(Buffer.from(await answer.arrayBuffer()));
  expect(cells?.get('E')).toEqual({ value: name, isText: true, isFormula: false });
});

test('a workbook opens whatever was typed, has numbers that are numbers and titles that stay', async () => {
  // Neither may stand in XML, and nobody keeps a buyer from typing them.
  await insertSold(pool, { buyerName: 'A\uFFFFB\uFFFE<&"\u000b', companyName: '_x0041_ 🎉 ąęł' });
  const answer = await take('exportPayments', { ...december, format: 'xlsx' });
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="platnosci-2025-12-01-2025-12-31.xlsx"',
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const file = Buffer.from(await answer.arrayBuffer());
  const sheet = readParts(file).get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet).not.toMatch(/[\uFFFE\uFFFF]/);
  expect(sheet).not.toContain('\u000b');
  expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  const [titles, cells] = readCells(file);
  expect(titles?.get('A')?.value).toBe('Zamówienie');
  expect(cells?.get('C')).toEqual({ value: '46001', isText: false, isFormula: false });
  expect(cells?.get('D')?.value).toMatch(/^AB<&"/);
  expect(cells?.get('O')).toEqual({ value: '123.45', isText: false, isFormula: false });
  expect(cells?.get('P')).toMatchObject({ value: '0.23', isText: false });
  expect(cells?.get('W')?.value ?? '').toBe('');
});

test('many rows come in pages, each once, also when they were paid in the same moment', async () => {
  await pool.query(
    `insert into orders (id, token_hash, ticket, email, language, client, net_minor, vat_minor,
        currency, state, created_at, paid_at, session_ends_at, hold_ends_at)
      select gen_random_uuid(), sha256(n::text::bytea), 'standard', 'a@example.com', 'pl', '', 100, 23,
        'PLN', 'paid', '2025-12-10', timestamptz '2025-12-10 10:00:00.123457' + (n / 400) * interval '1 microsecond',
        now(), now() + interval '1 minute' from generate_series(1, 1700) n`,
  );
  await pool.query('insert into ticket (order_id, code) select id, id::text from orders');
  await pool.query('update orders set refunded_minor = 123, disputed_minor = 1');
  const rows = await payments(always());
  expect(rows).toHaveLength(1700 * 3);
  expect(new Set(rows.map((row) => `${row['Zamówienie']} ${row['Rodzaj']}`)).size).toBe(1700 * 3);
  expect(new Set((await linesOf('exportAttendees', {})).map((row) => row['Zamówienie'])).size).toBe(
    1700,
  );
});

test('the journal knows who took which list home, and nobody whose names are in it', async () => {
  await insertSold(pool, { buyerName: 'Ewa', ticket: 'vip' });
  await take('exportPayments', { ...december, format: 'csv' });
  await take('exportAttendees', { ticket: 'vip', format: 'xlsx' });
  const { rows } = await pool.query<{ actor: string; facts: object }>(
    "select actor, facts from journal where deed = 'list_exported' order by id desc limit 2",
  );
  expect(rows).toEqual([
    {
      actor: `desk ${id}`,
      facts: { sheet: 'uczestnicy', format: 'xlsx', ticket: 'vip', rows: 1 },
    },
    { actor: `desk ${id}`, facts: { sheet: 'platnosci', format: 'csv', ...december, rows: 1 } },
  ]);
  await expect(pool.query(`select note_export('{"name": "Ewa"}')`)).rejects.toThrow(
    'the journal is told no more',
  );
});

test('days that are none, and a file of another kind, are refused in words', async () => {
  for (const body of [
    { since: '2025-12-31', until: '2025-12-01', format: 'csv' },
    { since: '2025-02-30', until: '2025-12-01', format: 'csv' },
    { since: '', until: '2025-12-01', format: 'csv' },
    { ...december, format: 'ods' },
    { ...december },
  ]) {
    const answer = await desk.call('exportPayments', { cookie, body });
    expect(await answer.json()).toMatchObject({ status: 422, code: 'invalid_request' });
  }
});

test('nobody takes lists home all day long', async () => {
  const { cookie: reader } = await desk.signedInAs('reader');
  const statuses: number[] = [];
  for (let count = 0; count <= 20; count += 1) {
    const answer = await desk.call('exportAttendees', { cookie: reader, body: { format: 'csv' } });
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
});
