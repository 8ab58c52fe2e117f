import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createOrganiserCli } from '../../test/organiser-cli.ts';
import { insertSoldTicket } from '../../test/orders/sold-tickets.ts';
import { hashToken } from '../platform/tokens.ts';
import {
  countRows,
  createTestShop,
  resetShop,
  createTestEnvironment,
} from '../../test/test-shop.ts';

// In real time the edition clock follows the time that a test passes.
const realTime = { EDITION_CLOCK: 'now' };
const { pool, databaseUrl } = await createTestShop(realTime);
const runCommand = createOrganiserCli(createTestEnvironment(databaseUrl, realTime));

beforeEach(() => resetShop(pool));

test('accepts a code in any spelling', async () => {
  const { code, name } = await insertSoldTicket(pool);
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')}`,
  ]) {
    const checked = await runCommand(['ticket', 'check', typed]);
    expect(checked, typed).toMatchObject({ code: 0, out: `VALID  standard, ${name}\n` });
  }
});

async function createTicketLink(id: string, token = randomBytes(32).toString('base64url')) {
  await pool.query('update orders set token_hash = $2 where id = $1', [id, hashToken(token)]);
  return { token, link: `https://kongres-ai.example/pl/kongres#${token}` };
}

test('accepts the link of the QR code', async () => {
  const { id, code, name } = await insertSoldTicket(pool);
  const { link } = await createTicketLink(id);
  const valid = { code: 0, out: `VALID  standard, ${name}\n` };
  expect(await runCommand(['ticket', 'check', link])).toMatchObject(valid);
  expect(await runCommand(['ticket', 'check', ` ${link}\r\n`])).toMatchObject(valid);
  expect(await runCommand(['ticket', 'check-in', link])).toMatchObject(valid);
  for (const again of [link, code]) {
    expect((await runCommand(['ticket', 'check-in', again])).out).toMatch(/^USED/);
  }
});

test('rejects an unknown link without printing it', async () => {
  const { id } = await insertSoldTicket(pool);
  const { token, link } = await createTicketLink(id);
  const wrong = link.replace(token, randomBytes(32).toString('base64url'));
  for (const shown of [wrong, link.slice(0, -1), 'https://kongres-ai.example/pl/kongres#x']) {
    const { code, out } = await runCommand(['ticket', 'check', shown]);
    expect(code).toBe(1);
    expect(out).toMatch(/^UNKNOWN/);
    expect(out).not.toContain('#');
  }
});

test('accepts a link from before a change of the secret, but not from before a transfer', async () => {
  const { id, name } = await insertSoldTicket(pool);
  const { token, link } = await createTicketLink(id);
  await createTicketLink(id);
  const retire = (reason: string) =>
    pool.query(
      `insert into retired_order_token (token_hash, order_id, reason, retired_at) values ($1, $2, $3, now())
        on conflict (token_hash) do update set reason = $3`,
      [hashToken(token), id, reason],
    );
  await retire('new_secret');
  expect((await runCommand(['ticket', 'check', link])).out).toBe(`VALID  standard, ${name}\n`);
  await retire('email_changed');
  expect((await runCommand(['ticket', 'check', link])).out).toMatch(/^UNKNOWN/);
});

test('checks a ticket in once and reports the time afterwards', async () => {
  const { code, name } = await insertSoldTicket(pool);
  const now = new Date('2026-02-16T09:05:00Z');
  expect(await runCommand(['ticket', 'check-in', code], { now })).toMatchObject({
    code: 0,
    out: `VALID  standard, ${name}\n`,
  });
  const later = new Date('2026-02-17T09:05:00Z');
  expect(await runCommand(['ticket', 'check-in', code], { now: later })).toMatchObject({
    code: 1,
    out: `USED  standard, ${name}, used on 2026-02-16 10:05\n`,
  });
  expect((await runCommand(['ticket', 'check', code])).code).toBe(1);
});

const liveClock = new Date('2026-02-17T09:05:00Z');

test('rejects a check-in before the first day without using the ticket', async () => {
  const { code, name } = await insertSoldTicket(pool);
  const now = new Date('2026-02-15T22:59:59Z');
  expect(await runCommand(['ticket', 'check-in', code], { now })).toMatchObject({
    code: 1,
    out: `EARLY  standard, ${name}, admits from 2026-02-16 00:00 on\n`,
  });
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
});

test('requires consent in the language of the order while withdrawal is possible', async () => {
  const createdAt = new Date('2026-02-14T10:00:00Z');
  const { code, name } = await insertSoldTicket(pool, { createdAt, language: 'de' });
  const asked = await runCommand(['ticket', 'check-in', code], { now: liveClock });
  expect(asked.code).toBe(1);
  expect(asked.out).toContain(`NEEDS_CONSENT  standard, ${name}`);
  expect(asked.out).toContain('Widerrufsrecht');
  expect(await countRows(pool, 'ticket where checked_in_at is not null')).toBe(0);
  const agreed = await runCommand(['ticket', 'check-in', code, '--agreed'], { now: liveClock });
  expect(agreed).toMatchObject({ code: 0, out: `VALID  standard, ${name}\n` });
  expect(await countRows(pool, 'orders where consented_at is not null')).toBe(1);
});

test('stores no consent when withdrawal is no longer possible', async () => {
  const { code } = await insertSoldTicket(pool);
  expect(
    (await runCommand(['ticket', 'check-in', code, '--agreed'], { now: liveClock })).code,
  ).toBe(0);
  expect(await countRows(pool, 'orders where consented_at is not null')).toBe(0);
});

test('only one of several concurrent check-ins succeeds', async () => {
  const { code } = await insertSoldTicket(pool);
  const results = await Promise.all(
    Array.from({ length: 4 }, () => runCommand(['ticket', 'check-in', code, '--json'])),
  );
  expect(results.filter((result) => result.code === 0)).toHaveLength(1);
});

test('rejects refunded tickets and unknown codes', async () => {
  const { code } = await insertSoldTicket(pool, { state: 'refunded' });
  expect(await runCommand(['ticket', 'check-in', code])).toMatchObject({ code: 1 });
  expect((await runCommand(['ticket', 'check', code])).out).toMatch(/^REFUNDED/);
  expect((await runCommand(['ticket', 'check', 'AAAA-BBBB-CCCC-DDDD'])).out).toMatch(/^UNKNOWN/);
  expect((await runCommand(['ticket', 'check', 'nonsense'])).code).toBe(1);
});
