import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../../test/run-organiser.ts';
import { insertSold } from '../../../test/orders/sold-tickets.ts';
import {
  countOf,
  createTestShop,
  emptyShop,
  setStock,
  testEnvironment,
} from '../../../test/test-shop.ts';

const { pool, databaseUrl } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));
const folder = mkdtempSync(join(tmpdir(), 'issued-'));

beforeEach(() => emptyShop(pool));
afterAll(() => rmSync(folder, { recursive: true }));

const issue = (...args: string[]) => organise(['ticket', 'issue', ...args]);

function listed(text: string): string {
  const file = join(folder, 'list.csv');
  writeFileSync(file, text);
  return file;
}

test('a press ticket is given after a question, and not without an answer', async () => {
  const args = ['standard', 'redakcja@example.com', '--for', 'press', '--language', 'de'];
  const refused = await organise(['ticket', 'issue', ...args], { answer: 'no' });
  expect(refused.code).not.toBe(0);
  expect(await countOf(pool, 'orders')).toBe(0);
  const done = await organise(['ticket', 'issue', ...args], { answer: 'yes' });
  expect(done).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^KAI-\d+ {2}redakcja@/) as string,
  });
  expect(await countOf(pool, "orders where origin = 'press' and language = 'de'")).toBe(1);
});

test('a list is issued whole, and the second time nobody gets another', async () => {
  const file = listed('anna@example.com;Anna Nowak\nben@example.com;Ben;en-GB\n');
  const args = ['vip', '--for', 'sponsor', '--file', file, '--beside-quota', '--yes'];
  expect((await issue(...args)).out.trim().split('\n')).toHaveLength(2);
  const again = await issue(...args);
  expect(again).toMatchObject({ code: 0, err: expect.stringContaining('0 tickets') as string });
  expect(again.out).toMatch(/was given it before/);
  expect(await countOf(pool, 'orders')).toBe(2);
  expect(await countOf(pool, 'orders where is_counted')).toBe(0);
});

test('a list with one fault issues nothing and names the line', async () => {
  const file = listed('anna@example.com\nnobody\n');
  const { code, err } = await issue('standard', '--for', 'free', '--file', file, '--yes');
  expect(code).toBe(1);
  expect(err).toContain('line 2: no e-mail address');
  expect(await countOf(pool, 'orders')).toBe(0);
});

test('where the quota ends the list stops, says at whom, and goes on from there later', async () => {
  await setStock(pool, 'vip', { capacity: 2 });
  const file = listed(['a', 'b', 'c', 'd'].map((who) => `${who}@example.com`).join('\n'));
  const args = ['vip', '--for', 'speaker', '--file', file, '--yes'];
  const short = await issue(...args);
  expect(short).toMatchObject({ code: 1, err: expect.stringContaining('c@example.com') as string });
  expect(await countOf(pool, 'orders')).toBe(2);
  await pool.query("update ticket_stock set capacity = 4 where ticket = 'vip'");
  expect(await issue(...args)).toMatchObject({ code: 0 });
  expect(await countOf(pool, 'orders')).toBe(4);
});

test('a transfer keeps its price, its company and stands in the export', async () => {
  const invoiced = ['--company', 'Zakład', '--tax-id', '521'];
  const transfer = ['premium', 'anna@example.com', '--for', 'transfer', '--net', '400,00'];
  const paid = await issue(...transfer, ...invoiced, '--yes');
  expect(paid.code).toBe(0);
  const { out } = await organise(['orders', 'export']);
  expect(out).toContain('paid,premium,transfer,400.00,92.00,492.00,PLN,Zakład,521');
  const free = await issue('premium', 'x@example.com', '--for', 'transfer', '--net', '0', '--yes');
  expect(free.code).toBe(1);
});

test('an invitation is revoked, a sale is not, and a ticket changes hands', async () => {
  const invited = await organise(['ticket', 'invite', 'guest@example.com', '--yes', '--json']);
  const number = /KAI-\d+/.exec(invited.out)?.[0] ?? '';
  expect(await organise(['ticket', 'revoke', number, '--yes'])).toMatchObject({ code: 0 });
  expect(await countOf(pool, "orders where state = 'revoked' and ticket = 'galas'")).toBe(1);

  const sold = await insertSold(pool, { email: 'buyer@example.com' });
  const refused = await organise(['ticket', 'revoke', sold.name, '--yes']);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('refund') as string });
  const refund = await organise(['orders', 'refund', number, '--yes']);
  expect(refund).toMatchObject({ code: 1, err: expect.stringContaining('revoke') as string });

  const passOn = ['ticket', 'pass-on', sold.name, 'friend@example.com', '--language', 'en-us'];
  expect(await organise([...passOn, '--yes'])).toMatchObject({ code: 0 });
  expect(
    await countOf(pool, "orders where email = 'friend@example.com' and language = 'en-US'"),
  ).toBe(1);
  expect((await organise([...passOn, '--yes'])).err).toContain('already');
  expect((await organise(['ticket', 'check', sold.code])).out).toMatch(/^UNKNOWN/);
});
