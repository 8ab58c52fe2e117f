import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createTestShop, emptyShop, setStock, stockOf } from '../../test/test-shop.ts';
import { migrate } from '../db/migrate.ts';
import { attachCheckout, holdTicket, type NewHold } from './order-queries.ts';
import { hashAttempt, hashClient } from './order-token.ts';

const { pool, ownerUrl, databaseUrl } = await createTestShop();

beforeEach(() => emptyShop(pool));

function hold(more: Partial<NewHold> = {}) {
  const id = randomUUID();
  return holdTicket(pool, {
    id,
    attempt: null,
    tokenHash: Buffer.from(id),
    ticket: 'vip',
    email: 'ala@example.com',
    language: 'pl',
    client: hashClient('secret', '192.0.2.1'),
    netMinor: 99900,
    vatMinor: 22977,
    currency: 'PLN',
    sessionEndsAt: new Date(Date.now() + 31 * 60_000),
    holdEndsAt: new Date(Date.now() + 35 * 60_000),
    holdsPerEmail: 3,
    holdsPerClient: 10,
    ...more,
  });
}

const key = (email: string, name = 'a key') => ({
  attempt: hashAttempt(name, 'vip', email),
  email,
});

test('the same key finds the same order, also when both calls come at once', async () => {
  const both = await Promise.all([hold(key('ala@example.com')), hold(key('ala@example.com'))]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['existing', 'held']);
  expect(both[0]?.orderId).toBe(both[1]?.orderId);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 1, sold: 0 });
});

test('the same key with a mended address is another order', async () => {
  const first = await hold(key('ala@example.con'));
  const second = await hold(key('ala@example.com'));
  expect(second.outcome).toBe('held');
  expect(second.orderId).not.toBe(first.orderId);
});

test('the key of an expired order may be used again', async () => {
  const first = await hold(key('ala@example.com'));
  await pool.query("update orders set state = 'expired' where id = $1", [first.orderId]);
  expect((await hold(key('ala@example.com'))).outcome).toBe('held');
});

test('without a key only the same address, ticket and client find the open order', async () => {
  const first = await hold();
  await attachCheckout(pool, first.orderId ?? '', { sessionId: 'cs_1', url: 'https://x.example' });
  expect(await hold({ email: 'ALA@example.com' })).toEqual({
    outcome: 'existing',
    orderId: first.orderId,
  });
  expect((await hold({ email: 'ola@example.com' })).outcome).toBe('held');
  expect((await hold({ ticket: 'premium' })).outcome).toBe('held');
  expect((await hold({ client: hashClient('secret', '192.0.2.2') })).outcome).toBe('held');
});

test('nobody holds more than three tickets by one address, ten from one place', async () => {
  const sameEmail = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      hold({
        ...key('ala@example.com', `key ${n}`),
        client: hashClient('secret', `192.0.2.${n}`),
      }),
    ),
  );
  expect(sameEmail.filter(({ outcome }) => outcome === 'held')).toHaveLength(3);
  expect(sameEmail.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(3);

  const client = hashClient('secret', '198.51.100.1');
  const samePlace = await Promise.all(
    Array.from({ length: 14 }, (_, n) => hold({ ...key(`${n}@example.com`), client })),
  );
  expect(samePlace.filter(({ outcome }) => outcome === 'held')).toHaveLength(10);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 13, sold: 0 });
});

test('sold out and closed are told apart, and neither leaves an order behind', async () => {
  await setStock(pool, 'vip', { capacity: 0 });
  expect((await hold()).outcome).toBe('sold_out');
  await setStock(pool, 'vip', { capacity: 5, isOpen: false });
  expect((await hold()).outcome).toBe('closed');
  const { rows } = await pool.query('select from orders');
  expect(rows).toHaveLength(0);
});

test('the counter itself refuses to go beyond its capacity', async () => {
  await setStock(pool, 'vip', { capacity: 1 });
  await hold();
  await expect(pool.query("update ticket_stock set held = 2 where ticket = 'vip'")).rejects.toThrow(
    'never_oversold',
  );
});

test('several may migrate at once, and nothing the organiser has set is put back', async () => {
  await setStock(pool, 'vip', { capacity: 7, isOpen: false });
  const doors = { ownerUrl, databaseUrl };
  await Promise.all([migrate(doors), migrate(doors)]);
  const { rows } = await pool.query(
    "select capacity, is_open from ticket_stock where ticket = 'vip'",
  );
  expect(rows).toEqual([{ capacity: 7, is_open: false }]);
});
