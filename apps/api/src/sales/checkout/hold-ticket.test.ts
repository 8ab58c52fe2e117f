import { beforeEach, expect, test } from 'vitest';
import { heldTicket } from '../../../test/orders/held-ticket.ts';
import { createTestShop, emptyShop, setStock, stockOf } from '../../../test/test-shop.ts';
import { migrationSteps } from '../../main/migration-steps.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { attachCheckout, holdTicket, type NewHold } from '../orders/hold-queries.ts';
import { hashAttempt, hashClient } from '../orders/order-token.ts';

const { pool, ownerUrl, databaseUrl } = await createTestShop();

beforeEach(() => emptyShop(pool));

function hold(more: Partial<NewHold> = {}) {
  const client = hashClient('secret', '192.0.2.1');
  const special = { ticket: 'vip', email: 'ala@example.com', client, ...more } as const;
  return holdTicket(pool, heldTicket(special));
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

test('without a key the same call is another purchase: nobody gets the address of an order that is there', async () => {
  const first = await hold();
  await attachCheckout(pool, first.orderId ?? '', { sessionId: 'cs_1', url: 'https://x.example' });
  const second = await hold();
  expect(second.outcome).toBe('held');
  expect(second.orderId).not.toBe(first.orderId);
});

/** Work that was done; what it was is checked before. */
const proof = (signature: string) => ({ signature, expiresAt: new Date(Date.now() + 60_000) });

test('three hundred holds of strangers on an address leave its owner able to buy', async () => {
  for (let n = 0; n < 100; n += 1) {
    const client = hashClient('secret', `198.51.100.${n}`);
    for (const name of ['a', 'b', 'c']) {
      const stranger = await hold({ ...key('ala@example.com', `${name} ${n}`), client });
      expect(stranger.outcome).toBe('held');
    }
  }
  expect((await hold(key('ala@example.com', 'her own'))).outcome).toBe('held');
});

test('three tickets are held for the asking, eight at most with work, also all at once', async () => {
  const wave = (count: number, name: string, isWorking: boolean) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        hold({
          ...key(`${name}${n}@example.com`),
          proof: isWorking ? proof(`${name} ${n}`) : null,
        }),
      ),
    );
  const outcomes = async (holds: ReturnType<typeof wave>) =>
    (await holds).map((one) =>
      one.orderId === null ? `${one.outcome} ${one.proofHelps}` : one.outcome,
    );
  expect((await outcomes(wave(6, 'free', false))).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'held'),
    ...Array.from({ length: 3 }, () => 'too_many true'),
  ]);
  expect((await outcomes(wave(10, 'paid', true))).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'held'),
    ...Array.from({ length: 5 }, () => 'too_many false'),
  ]);
  expect(await stockOf(pool, 'vip')).toEqual({ held: 8, sold: 0 });
});

test('one piece of work pays for one hold, ten times at once', async () => {
  await pool.query('delete from contact_proof');
  for (const name of ['a', 'b', 'c']) await hold(key(`${name}@example.com`));
  const holds = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      hold({
        ...key(`n${n}@example.com`),
        proof: proof('the same'),
      }),
    ),
  );
  expect(holds.map(({ outcome }) => outcome).toSorted()).toEqual([
    'held',
    ...Array.from({ length: 9 }, () => 'proof_used'),
  ]);
});

test('work that was not needed is not used up', async () => {
  await pool.query('delete from contact_proof');
  await hold({ ...key('a@example.com'), proof: proof('early') });
  await hold(key('b@example.com'));
  await hold(key('c@example.com'));
  expect((await hold({ ...key('d@example.com'), proof: proof('early') })).outcome).toBe('held');
});

test('what was paid or has ended does not count', async () => {
  for (const name of ['a', 'b', 'c']) await hold(key(`${name}@example.com`));
  expect((await hold(key('d@example.com'))).outcome).toBe('too_many');
  await pool.query("update orders set state = 'paid' where email = 'a@example.com'");
  await pool.query("update orders set state = 'expired' where email = 'b@example.com'");
  expect((await hold(key('d@example.com'))).outcome).toBe('held');
  expect((await hold(key('e@example.com'))).outcome).toBe('held');
  expect((await hold(key('f@example.com'))).outcome).toBe('too_many');
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
  await Promise.all([migrate(doors, migrationSteps()), migrate(doors, migrationSteps())]);
  const { rows } = await pool.query(
    "select capacity, is_open from ticket_stock where ticket = 'vip'",
  );
  expect(rows).toEqual([{ capacity: 7, is_open: false }]);
});
