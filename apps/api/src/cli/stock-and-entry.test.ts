import { randomBytes } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../test/run-organiser.ts';
import { insertSold } from '../../test/sold-tickets.ts';
import { hashToken } from '../orders/order-token.ts';
import { countOf, createTestShop, emptyShop, testEnvironment } from '../../test/test-shop.ts';

const { pool, databaseUrl } = await createTestShop();
const organise = organiserOf(testEnvironment(databaseUrl));

beforeEach(() => emptyShop(pool));

test('a quota is set, lifted and shown', async () => {
  expect((await organise(['quota', 'set', 'VIP', '250'])).out).toMatch(/vip +open +250 +0 +0 +250/);
  expect((await organise(['quota', 'set', 'vip', 'unlimited'])).out).toMatch(
    /vip +open +unlimited/,
  );
  expect(JSON.parse((await organise(['quota', 'show', '--json'])).out)).toContainEqual({
    ticket: 'vip',
    isOpen: true,
    capacity: null,
    held: 0,
    sold: 0,
    left: null,
    state: 'open',
  });
});

test('a quota never goes below what is held and sold', async () => {
  await pool.query("update ticket_stock set held = 2, sold = 31 where ticket = 'premium'");
  const refused = await organise(['quota', 'set', 'premium', '32']);
  expect(refused).toMatchObject({
    code: 1,
    out: '',
    err: '31 premium tickets are sold and 2 are held, so the quota cannot go below 33.\n',
  });
  expect((await organise(['quota', 'set', 'premium', '33'])).out).toMatch(/premium +sold out +33/);
});

test('the sale is closed and opened, of all tickets or of some', async () => {
  await organise(['sales', 'close']);
  expect(await countOf(pool, 'ticket_stock where is_open')).toBe(0);
  const { out } = await organise(['sales', 'open', 'vip', 'standard']);
  expect(out).toMatch(/standard +open.*\npremium +closed.*\nvip +open/);
  const refused = await organise(['sales', 'open', 'gold']);
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.err).toContain('There are these tickets: standard, premium, vip.');
});

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
