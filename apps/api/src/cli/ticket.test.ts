import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/orders/sold-tickets.ts';
import { hashToken } from '../platform/tokens.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../test/test-shop.ts';

// Without a clock of its own the edition goes by the moment that a test names.
const realTime = { EDITION_CLOCK: 'now' };
const { pool, databaseUrl } = await createTestShop(realTime);
const organise = organiserOf(testEnvironment(databaseUrl, realTime));

beforeEach(() => emptyShop(pool));

test('a ticket is checked however its code is typed', async () => {
  const { code, name } = await insertSold(pool);
  for (const typed of [
    code,
    code.toLowerCase(),
    code.replaceAll('-', ''),
    ` ${code.replaceAll('-', ' ')}`,
  ]) {
    const checked = await organise(['ticket', 'check', typed]);
    expect(checked, typed).toMatchObject({ code: 0, out: `VALID  standard, ${name}\n` });
  }
});

/** Gives an order the link that would be in its QR code. */
async function linkOf(id: string, token = randomBytes(32).toString('base64url')) {
  await pool.query('update orders set token_hash = $2 where id = $1', [id, hashToken(token)]);
  return { token, link: `https://kongres-ai.example/pl/kongres#${token}` };
}

test('what a scanner reads from the QR code is as good as the code beside it', async () => {
  const { id, code, name } = await insertSold(pool);
  const { link } = await linkOf(id);
  const valid = { code: 0, out: `VALID  standard, ${name}\n` };
  expect(await organise(['ticket', 'check', link])).toMatchObject(valid);
  expect(await organise(['ticket', 'check', ` ${link}\r\n`])).toMatchObject(valid);
  expect(await organise(['ticket', 'use', link])).toMatchObject(valid);
  for (const again of [link, code]) {
    expect((await organise(['ticket', 'use', again])).out).toMatch(/^USED/);
  }
});

test('a link that opens nothing is unknown at the door, and nobody reads it off the screen', async () => {
  const { id } = await insertSold(pool);
  const { token, link } = await linkOf(id);
  const wrong = link.replace(token, randomBytes(32).toString('base64url'));
  for (const shown of [wrong, link.slice(0, -1), 'https://kongres-ai.example/pl/kongres#x']) {
    const { code, out } = await organise(['ticket', 'check', shown]);
    expect(code).toBe(1);
    expect(out).toMatch(/^UNKNOWN/);
    expect(out).not.toContain('#');
  }
});

test('a link on paper outlives a change of the secret, but not of the hands', async () => {
  const { id, name } = await insertSold(pool);
  const { token, link } = await linkOf(id);
  await linkOf(id);
  const retire = (reason: string) =>
    pool.query(
      `insert into old_order_token (token_hash, order_id, reason, retired_at) values ($1, $2, $3, now())
        on conflict (token_hash) do update set reason = $3`,
      [hashToken(token), id, reason],
    );
  await retire('new_secret');
  expect((await organise(['ticket', 'check', link])).out).toBe(`VALID  standard, ${name}\n`);
  await retire('moved');
  expect((await organise(['ticket', 'check', link])).out).toMatch(/^UNKNOWN/);
});

test('a ticket is used once; the second time says when that was', async () => {
  const { code, name } = await insertSold(pool);
  const now = new Date('2026-02-16T09:05:00Z');
  expect(await organise(['ticket', 'use', code], { now })).toMatchObject({
    code: 0,
    out: `VALID  standard, ${name}\n`,
  });
  const later = new Date('2026-02-17T09:05:00Z');
  expect(await organise(['ticket', 'use', code], { now: later })).toMatchObject({
    code: 1,
    out: `USED  standard, ${name}, used on 2026-02-16 10:05\n`,
  });
  expect((await organise(['ticket', 'check', code])).code).toBe(1);
});

const liveClock = new Date('2026-02-17T09:05:00Z');

test('nobody enters before the first day, and no right is lost by trying', async () => {
  const { code, name } = await insertSold(pool);
  const now = new Date('2026-02-15T22:59:59Z');
  expect(await organise(['ticket', 'use', code], { now })).toMatchObject({
    code: 1,
    out: `EARLY  standard, ${name}, admits from 2026-02-16 00:00 on\n`,
  });
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
});

test('who may still withdraw is asked in their language, and enters when they agree', async () => {
  const createdAt = new Date('2026-02-14T10:00:00Z');
  const { code, name } = await insertSold(pool, { createdAt, language: 'de' });
  const asked = await organise(['ticket', 'use', code], { now: liveClock });
  expect(asked.code).toBe(1);
  expect(asked.out).toContain(`ASKS  standard, ${name}`);
  expect(asked.out).toContain('Widerrufsrecht');
  expect(await countOf(pool, 'ticket where used_at is not null')).toBe(0);
  const agreed = await organise(['ticket', 'use', code, '--agreed'], { now: liveClock });
  expect(agreed).toMatchObject({ code: 0, out: `VALID  standard, ${name}\n` });
  expect(await countOf(pool, 'orders where consented_at is not null')).toBe(1);
});

test('who may no longer withdraw is not asked, and agrees to nothing', async () => {
  const { code } = await insertSold(pool);
  expect((await organise(['ticket', 'use', code, '--agreed'], { now: liveClock })).code).toBe(0);
  expect(await countOf(pool, 'orders where consented_at is not null')).toBe(0);
});

test('of two doors with the same ticket one opens', async () => {
  const { code } = await insertSold(pool);
  const doors = await Promise.all(
    Array.from({ length: 4 }, () => organise(['ticket', 'use', code, '--json'])),
  );
  expect(doors.filter((door) => door.code === 0)).toHaveLength(1);
});

test('a refunded ticket and an unknown code do not open the door', async () => {
  const { code } = await insertSold(pool, { state: 'refunded' });
  expect(await organise(['ticket', 'use', code])).toMatchObject({ code: 1 });
  expect((await organise(['ticket', 'check', code])).out).toMatch(/^REFUNDED/);
  expect((await organise(['ticket', 'check', 'AAAA-BBBB-CCCC-DDDD'])).out).toMatch(/^UNKNOWN/);
  expect((await organise(['ticket', 'check', 'nonsense'])).code).toBe(1);
});
