import { beforeEach, expect, test } from 'vitest';
import { admissions } from '@kongres/content/facts/admissions';
import { getRow } from '@kongres/content/facts/collection';
import { startExportDesk, getWarsawDate } from '../../../test/export-desk.ts';
import { issueTestTicket } from '../../../test/orders/issue-test-ticket.ts';
import { insertSoldTicket } from '../../../test/orders/sold-tickets.ts';
import { resetShop } from '../../../test/test-shop.ts';
import { erasePerson } from '../privacy/erase-person.ts';

const { shop, exportRows, exportPayments } = await startExportDesk();
const { pool } = shop;

beforeEach(() => resetShop(pool));

const december = { since: '2025-12-01', until: '2025-12-31' };
const getWholePeriod = () => ({ since: '2025-01-01', until: getWarsawDate() });
const parseMinorAmount = (amount = '') => Math.round(Number(amount.replace(',', '.')) * 100);

test('lists payments by local day with all invoice data', async () => {
  const { id: orderId, name } = await insertSoldTicket(pool, {
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
  await insertSoldTicket(pool, { createdAt: new Date('2025-12-31T23:00:00Z') });
  await insertSoldTicket(pool, { createdAt: new Date('2025-11-30T22:59:59Z') });
  await insertSoldTicket(pool, { state: 'expired' });
  await pool.query(
    "insert into payment_detail (order_id, method, fee_minor, fee_currency) values ($1, 'blik', 352, 'PLN')",
    [orderId],
  );
  expect(await exportPayments(december)).toEqual([
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
      Bilet: getRow(admissions, 'standard').name,
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

test('lists refunds and lost disputes on the day they were recorded, and columns add up', async () => {
  const whole = await insertSoldTicket(pool);
  const parts = await insertSoldTicket(pool);
  const lost = await insertSoldTicket(pool);
  const failed = await insertSoldTicket(pool);
  const set = (orderId: string, change: string) =>
    pool.query(`update orders set ${change} where id = $1`, [orderId]);
  await set(whole.id, "refunded_minor = 15184, state = 'refunded'");
  for (const minorBack of [3333, 6666, 9999, 15184]) {
    await set(parts.id, `refunded_minor = ${minorBack}`);
  }
  await set(lost.id, 'lost_dispute_minor = 10000, refunded_minor = 100');
  await set(failed.id, 'refunded_minor = 15184');
  await set(failed.id, 'refunded_minor = 0');
  expect(await exportPayments(december)).toHaveLength(4);
  const rows = await exportPayments(getWholePeriod());
  const of = (name: string) => rows.filter((row) => row['Zamówienie'] === name);
  const sum = (name: string, title: string) =>
    of(name).reduce((total, row) => total + parseMinorAmount(row[title]), 0);
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
    expect(parseMinorAmount(row['Netto']) + parseMinorAmount(row['VAT'])).toBe(
      parseMinorAmount(row['Brutto']),
    );
  }
  const days = await exportPayments({ since: getWarsawDate(), until: getWarsawDate() });
  expect(days.map((row) => row['Rodzaj'])).not.toContain('płatność');
  expect(days).toHaveLength(rows.length - 4);
});

test('uses the amount paid if it differs, and exports only titles for an empty month', async () => {
  const { id: orderId } = await insertSoldTicket(pool);
  await pool.query("update orders set paid_minor = 10000, paid_currency = 'EUR' where id = $1", [
    orderId,
  ]);
  const [row] = await exportPayments(december);
  expect(row).toMatchObject({ Netto: '81,30', VAT: '18,70', Brutto: '100,00', Waluta: 'EUR' });
  expect(await exportPayments({ since: '2024-02-01', until: '2024-02-29' })).toEqual([]);
});

test('lists complimentary tickets as attendees only, bank transfers also as payments', async () => {
  const gift = await issueTestTicket(shop, { name: 'Ola Prasa', language: 'de' });
  const bank = await issueTestTicket(shop, {
    origin: 'transfer',
    netMinor: 10000,
    companyName: 'Huta',
    taxId: 'PL1',
  });
  const { name: sold } = await insertSoldTicket(pool, { buyerName: 'Jan Nowak', ticket: 'vip' });
  await insertSoldTicket(pool, { state: 'refunded' });
  await insertSoldTicket(pool, { state: 'expired' });
  const paid = await exportPayments(getWholePeriod());
  expect(paid.map((row) => [row['Zamówienie'], row['Pochodzenie'], row['Netto']])).toEqual([
    [sold, 'sprzedaż', '123,45'],
    [expect.stringMatching(/^KAI-/), 'sprzedaż', '123,45'],
    [`KAI-${bank.number}`, 'przelew', '100,00'],
  ]);
  const who = async (filter: object) =>
    (await exportRows('exportAttendees', filter)).map((row) => row['Zamówienie']);
  expect(await who({})).toEqual([`KAI-${gift.number}`, `KAI-${bank.number}`, sold]);
  expect(await who({ ticket: 'vip' })).toEqual([sold]);
  expect(await who({ language: 'de' })).toEqual([`KAI-${gift.number}`]);
  expect(await who({ language: 'es' })).toEqual([]);
  const [, , last] = await exportRows('exportAttendees', {});
  expect(last).toEqual({
    Zamówienie: sold,
    'Imię i nazwisko': 'Jan Nowak',
    'E-mail': 'anna@example.com',
    Bilet: getRow(admissions, 'vip').name,
    Język: 'Polski',
    Pochodzenie: 'sprzedaż',
    'Pierwsze wejście': '',
    Warsztaty: '',
    'Bilet wystawiono': getWarsawDate(),
  });
});

test('omits the name of the previous holder and the address of an erased buyer', async () => {
  const passed = await insertSoldTicket(pool, {
    buyerName: 'Jan Kupujący',
    email: 'nowa@example.com',
  });
  await pool.query('update orders set transferred_at = now() where id = $1', [passed.id]);
  const gone = await insertSoldTicket(pool, { buyerName: 'Ewa', email: 'ewa@example.com' });
  await erasePerson(pool, 'ewa@example.com');
  expect(await exportPayments(december)).toMatchObject([
    { Zamówienie: passed.name, 'Imię i nazwisko': 'Jan Kupujący', 'E-mail': '' },
    { Zamówienie: gone.name, 'Imię i nazwisko': 'Ewa', 'E-mail': '' },
  ]);
  expect(await exportRows('exportAttendees', {})).toMatchObject([
    { 'Imię i nazwisko': '', 'E-mail': 'nowa@example.com' },
    { 'Imię i nazwisko': 'Ewa', 'E-mail': '' },
  ]);
});

test('lists every order in every state, without names and addresses', async () => {
  const paid = await insertSoldTicket(pool, {
    buyerName: 'Ewa Tajna',
    companyName: 'Huta',
    taxId: 'PL5261040828',
  });
  await pool.query(
    `update orders set paid_minor = 10000, paid_currency = 'EUR', refunded_minor = 2500,
      consented_at = '2026-02-05T10:00:00Z', consent_version = 1 where id = $1`,
    [paid.id],
  );
  const expired = await insertSoldTicket(pool, { state: 'expired', ticket: 'vip', language: 'de' });
  const gift = await issueTestTicket(shop, {});
  const [first, second, last, ...others] = await exportRows('exportOrders', {});
  expect(others).toEqual([]);
  expect(first).toEqual({
    Zamówienie: paid.name,
    Stan: 'opłacone',
    Bilet: getRow(admissions, 'standard').name,
    Pochodzenie: 'sprzedaż',
    Złożone: '2025-12-10 11:00',
    Opłacone: '2025-12-10 11:00',
    Netto: '123,45',
    VAT: '28,39',
    Brutto: '151,84',
    Waluta: 'PLN',
    Zapłacono: '100,00',
    Zwrócono: '25,00',
    'Waluta wpłaty': 'EUR',
    Firma: 'Huta',
    'Numer podatkowy': 'PL5261040828',
    Kraj: 'PL',
    Język: 'Polski',
    'Zgoda na wcześniejszy start': '2026-02-05 11:00',
    'Wersja zgody': '1',
  });
  expect(second).toMatchObject({
    Zamówienie: expired.name,
    Stan: 'wygasłe',
    Opłacone: '',
    Zapłacono: '',
    'Waluta wpłaty': '',
    Język: 'Deutsch',
    'Wersja zgody': '',
  });
  expect(last).toMatchObject({ Zamówienie: `KAI-${gift.number}`, Pochodzenie: 'media' });
});

test('exports every row once across pages, also with equal payment times', async () => {
  await pool.query(
    `insert into orders (id, token_hash, ticket, email, language, client_hash, net_minor, vat_minor,
        currency, state, created_at, paid_at, checkout_expires_at, hold_expires_at)
      select gen_random_uuid(), sha256(n::text::bytea), 'standard', 'a@example.com', 'pl', '', 100, 23,
        'PLN', 'paid', '2025-12-10', timestamptz '2025-12-10 10:00:00.123457' + (n / 400) * interval '1 microsecond',
        now(), now() + interval '1 minute' from generate_series(1, 1700) n`,
  );
  await pool.query('insert into ticket (order_id, code) select id, id::text from orders');
  await pool.query('update orders set refunded_minor = 123, lost_dispute_minor = 1');
  const rows = await exportPayments(getWholePeriod());
  expect(rows).toHaveLength(1700 * 3);
  expect(new Set(rows.map((row) => `${row['Zamówienie']} ${row['Rodzaj']}`)).size).toBe(1700 * 3);
  for (const call of ['exportAttendees', 'exportOrders'] as const) {
    const numbers = (await exportRows(call, {})).map((row) => row['Zamówienie']);
    expect([call, new Set(numbers).size, numbers.length]).toEqual([call, 1700, 1700]);
  }
});
