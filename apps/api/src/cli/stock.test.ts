import { beforeEach, expect, test } from 'vitest';
import { organiserOf } from '../../test/run-organiser.ts';
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
