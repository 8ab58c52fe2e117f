import { beforeEach, expect, test } from 'vitest';
import { createTestShop } from '../../test/test-shop.ts';
import { createReport } from './create-report.ts';
import { createFormat } from './report-format.ts';
import { countStock, insertSample, insertSamples } from '../../test/orders/sample-orders.ts';

const { pool, owner } = await createTestShop();

const now = new Date('2025-12-11T14:05:00Z');
const format = createFormat('en-GB');

beforeEach(async () => {
  await owner.query('truncate orders cascade');
  await countStock(pool);
});

function draw() {
  return createReport(pool, { now, language: 'en-GB' });
}

async function sum(sql: string): Promise<number> {
  const { rows } = await pool.query<{ sum: string | null }>(`select (select ${sql}) as sum`);
  return Number(rows[0]?.sum);
}

/** What a pattern finds on a page, its fonts aside. */
function found(page: string, pattern: RegExp): string[] {
  return page.replaceAll(/base64,[\w+/=]+/g, '').match(pattern) ?? [];
}

/** Which space stands between two words is typography, not content. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ');

function says(page: string, sentence: string): boolean {
  return plain(page).includes(plain(sentence));
}

/** What a reader sees between two tags. */
function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, '');
}

function figureOf(page: string, id: string): string {
  return textOf(new RegExp(`<dd id="${id}">(.*?)</dd>`).exec(page)?.[1] ?? '');
}

/** A table's rows by their names; the row of totals is among them. */
function tableOf(page: string, id: string): Map<string, string[]> {
  const [, table = ''] = new RegExp(`<table id="${id}".*?(<tbody>.*?)</table>`).exec(page) ?? [];
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd].*?>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => textOf(cell)),
  );
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
}

test('the figures of three hundred orders are those of the database', async () => {
  await insertSamples(pool, 300, now);
  const page = await draw();
  const orders = (where: string) => sum(`count(*) from orders where ${where}`);
  const paid = "state = 'paid'";
  const gross = await sum(`sum(gross_minor) from orders where ${paid}`);
  const net = await sum(`sum(net_minor) from orders where ${paid}`);
  const refunded = await sum('sum(refunded_minor) from orders');
  const valid = await sum('count(*) from ticket where void_at is null');
  const wasPaid = await orders("state in ('paid', 'needs_refund', 'refunded')");
  expect(valid).toBeGreaterThan(100);
  expect(figureOf(page, 'tickets')).toBe(format.number(valid));
  expect(figureOf(page, 'gross')).toBe(format.money(gross));
  expect(figureOf(page, 'net')).toBe(format.money(net));
  expect(figureOf(page, 'refunded')).toBe(format.money(refunded));
  expect(figureOf(page, 'conversion')).toBe(format.share(wasPaid, 300));
  expect(figureOf(page, 'holds')).toBe(
    format.number(await orders("state in ('pending', 'awaiting_payment', 'processing')")),
  );
  const percentile = (part: number) =>
    sum(`percentile_cont(${part}) within group (order by extract(epoch from sent_at - queued_at))
      from mail where sent_at is not null`);
  expect(figureOf(page, 'mail-median')).toBe(format.duration(await percentile(0.5)));
  expect(figureOf(page, 'mail-95')).toBe(format.duration(await percentile(0.95)));

  const ofTicket = (ticket: string) =>
    sum(`count(*) from orders where ${paid} and ticket = '${ticket}'`);
  const byTicket = [await ofTicket('standard'), await ofTicket('premium'), await ofTicket('vip')];
  const totals = [
    ...[...byTicket, valid].map(format.number),
    format.money(gross),
    format.money(net),
  ];
  expect(tableOf(page, 'sales-by-day').get('Total')).toEqual(totals);
  for (const what of ['language', 'country']) {
    expect(tableOf(page, `by-${what}`).get('Total')).toEqual([
      format.number(valid),
      '100%',
      format.money(gross),
    ]);
  }
  expect(tableOf(page, 'outcomes')).toEqual(
    new Map(
      await Promise.all(
        Object.entries({
          Paid: paid,
          Refunded: "state = 'refunded'",
          'Waiting for refund': "state = 'needs_refund'",
          Expired: "state = 'expired'",
          'Still open': "state in ('pending', 'awaiting_payment', 'processing')",
          Created: 'true',
        }).map(async ([name, where]): Promise<[string, string[]]> => {
          const count = await orders(where);
          return [name, [format.number(count), format.share(count, 300)]];
        }),
      ),
    ),
  );
  expect(tableOf(page, 'refunds-by-day').get('Total')).toEqual([
    format.number(await orders('refunded_minor > 0')),
    format.money(refunded),
  ]);
  const owed = await sum("sum(gross_minor) from orders where state = 'needs_refund'");
  const owedOrders = await orders("state = 'needs_refund'");
  expect(says(page, `Refunds owed, ${format.money(owed)} in all: ${owedOrders}`)).toBe(true);
}, 60_000);

test('the days of the table add up to the total', async () => {
  await insertSamples(pool, 60, now);
  const table = tableOf(await draw(), 'sales-by-day');
  const total = table.get('Total') ?? [];
  table.delete('Total');
  for (const column of [0, 1, 2, 3]) {
    const cells = [...table.values()].map((cells) => Number(cells[column]));
    expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(Number(total[column]));
  }
});

test('a payment before midnight UTC counts to the day it is in Warsaw', async () => {
  await insertSample(pool, { paidAt: new Date('2025-07-01T21:59:00Z') });
  await insertSample(pool, { paidAt: new Date('2025-07-01T23:30:00Z') });
  await insertSample(pool, { paidAt: new Date('2025-12-01T22:30:00Z') });
  const table = tableOf(await draw(), 'sales-by-day');
  expect(table.get('Tue, 1 Jul 2025')?.[0]).toBe('1');
  expect(table.get('Wed, 2 Jul 2025')?.[0]).toBe('1');
  expect(table.get('Mon, 1 Dec 2025')?.[0]).toBe('1');
});

test('days without sales are there with a zero, up to today', async () => {
  await insertSample(pool, { paidAt: new Date('2025-10-20T10:00:00Z') });
  const table = tableOf(await draw(), 'sales-by-day');
  table.delete('Total');
  expect(table.size).toBe(53);
  expect([...table.keys()].at(-1)).toBe('Thu, 11 Dec 2025');
  expect(table.get('Tue, 21 Oct 2025')).toEqual([
    '0',
    '0',
    '0',
    '0',
    'PLN\u00a00.00',
    'PLN\u00a00.00',
  ]);
});

test('a refund counts to the day the ticket ended, and out of the sales', async () => {
  const refundedMinor = 15_184;
  const paidAt = new Date('2025-12-01T10:00:00Z');
  await insertSample(pool, { paidAt, refundedMinor: 5000 });
  await insertSample(pool, { paidAt });
  await insertSample(pool, {
    state: 'refunded',
    paidAt,
    refundedMinor,
    refundedAt: new Date('2025-12-03T23:30:00Z'),
  });
  const page = await draw();
  expect(tableOf(page, 'refunds-by-day')).toEqual(
    new Map([
      ['Thu, 4 Dec 2025', ['1', format.money(refundedMinor)]],
      ['In part, day not kept', ['1', format.money(5000)]],
      ['Total', ['2', format.money(refundedMinor + 5000)]],
    ]),
  );
  expect(figureOf(page, 'tickets')).toBe('2');
});

test('late mails are listed, the longest waiting first', async () => {
  const paidAt = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  await insertSample(pool, { paidAt: paidAt(4), mailDelay: null });
  await insertSample(pool, { paidAt: paidAt(6), mailDelay: null });
  await insertSample(pool, { paidAt: paidAt(90), mailDelay: null });
  await insertSample(pool, { paidAt: paidAt(500), mailDelay: 400 });
  await countStock(pool);
  const page = await draw();
  expect([...tableOf(page, 'late-mails').values()].map((cells) => cells[0])).toEqual([
    '1.5 hrs',
    '6 mins',
  ]);
  expect(says(page, 'Mails that have waited over 5 minutes: 2')).toBe(true);
});

test('an alarm needs attention until it is settled, also before the first order', async () => {
  await pool.query("insert into alarm (kind, subject) values ('unknown_payment', 'cs_1')");
  expect(
    (await draw()).includes('Alarms nobody has settled (npm run organiser -- alarms): 1'),
  ).toBe(true);
  await pool.query('update alarm set settled_at = now()');
  expect((await draw()).includes('No ticket has been ordered yet')).toBe(true);
});

test('a counter that differs from the tickets is shown', async () => {
  await insertSample(pool, { paidAt: now });
  expect(says(await draw(), 'Standard: sold by the counter 0, valid tickets 1')).toBe(true);
  await countStock(pool);
  expect((await draw()).includes('Nothing needs attention')).toBe(true);
});

test('nothing from the database acts on the page', async () => {
  const hostile = `"><img src=x onerror='alert(1)'></svg><script>alert(2)</script>`;
  await insertSample(pool, {
    paidAt: now,
    country: hostile,
    companyName: hostile,
    language: hostile,
    ticket: hostile,
  });
  await pool.query("update mail set kind = $1, queued_at = '2025-12-01', sent_at = null", [
    hostile,
  ]);
  const page = await draw();
  expect(found(page, /<script|<img|onerror='/g)).toEqual([]);
  expect(page.split('&lt;script&gt;').length).toBeGreaterThan(5);
});

test('a shop without a single order has a page that says so', async () => {
  const page = await draw();
  expect(page.includes('No ticket has been ordered yet')).toBe(true);
  expect(figureOf(page, 'tickets')).toBe('0');
  expect(figureOf(page, 'conversion')).toBe('–');
  expect(figureOf(page, 'mail-median')).toBe('–');
  expect(found(page, /NaN|Infinity|undefined|\bnull\b/g)).toEqual([]);
});

test('a page asks nothing of anybody and runs nothing', async () => {
  await insertSamples(pool, 20, now);
  const page = await draw();
  expect(found(page, /<script|<iframe|@import|https?:|\bon\w+=/g)).toEqual([]);
  expect(found(page, /(?:src|href)=(?!"data:).*/g)).toEqual([]);
  expect(found(page, /url\((?!data:|#).*/g)).toEqual([]);
});
