import { beforeEach, expect, test } from 'vitest';
import { buildHold } from '../../../test/orders/new-hold.ts';
import { createTestShop, resetShop, setQuota, readQuota } from '../../../test/test-shop.ts';
import { createMigrationSteps } from '../../main/migration-steps.ts';
import { migrateDatabase } from '../../platform/db/migrate.ts';
import { attachCheckout, holdTicket, type NewHold } from '../orders/hold.queries.ts';
import { hashIdempotencyKey, hashClient } from '../orders/order-token.ts';

const { pool, ownerUrl, databaseUrl } = await createTestShop();

beforeEach(() => resetShop(pool));

function holdVip(overrides: Partial<NewHold> = {}) {
  const client = hashClient('secret', '192.0.2.1');
  const options: Partial<NewHold> = {
    ticket: 'vip',
    email: 'ala@example.com',
    clientHash: client,
    ...overrides,
  };
  return holdTicket(pool, buildHold(options));
}

const withKey = (email: string, name = 'a key'): Partial<NewHold> => ({
  idempotencyKeyHash: hashIdempotencyKey(name, 'vip', email),
  email,
});

test('returns the same order for the same idempotency key, also concurrently', async () => {
  const both = await Promise.all([
    holdVip(withKey('ala@example.com')),
    holdVip(withKey('ala@example.com')),
  ]);
  expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(['existing', 'held']);
  expect(both[0]?.orderId).toBe(both[1]?.orderId);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 1, sold: 0 });
});

test('creates another order for the same key with a corrected address', async () => {
  const first = await holdVip(withKey('ala@example.con'));
  const second = await holdVip(withKey('ala@example.com'));
  expect(second.outcome).toBe('held');
  expect(second.orderId).not.toBe(first.orderId);
});

test('accepts the key of an expired order again', async () => {
  const first = await holdVip(withKey('ala@example.com'));
  await pool.query("update orders set state = 'expired' where id = $1", [first.orderId]);
  expect((await holdVip(withKey('ala@example.com'))).outcome).toBe('held');
});

test('creates another order for the same request without a key', async () => {
  const first = await holdVip();
  await attachCheckout(pool, first.orderId ?? '', { sessionId: 'cs_1', url: 'https://x.example' });
  const second = await holdVip();
  expect(second.outcome).toBe('held');
  expect(second.orderId).not.toBe(first.orderId);
});

/** The hold trusts a proof; the route has verified it. */
const buildProof = (signature: string) => ({ signature, expiresAt: new Date(Date.now() + 60_000) });

test('does not limit the owner of an address by holds of other clients', async () => {
  for (let n = 0; n < 100; n += 1) {
    const client = hashClient('secret', `198.51.100.${n}`);
    for (const name of ['a', 'b', 'c']) {
      const otherHold = await holdVip({
        ...withKey('ala@example.com', `${name} ${n}`),
        clientHash: client,
      });
      expect(otherHold.outcome).toBe('held');
    }
  }
  expect((await holdVip(withKey('ala@example.com', 'her own'))).outcome).toBe('held');
});

test('holds three tickets per client without proof of work and eight with it, also concurrently', async () => {
  const wave = (count: number, name: string, hasProof: boolean) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        holdVip({
          ...withKey(`${name}${n}@example.com`),
          proof: hasProof ? buildProof(`${name} ${n}`) : null,
        }),
      ),
    );
  const outcomes = async (holds: ReturnType<typeof wave>) =>
    (await holds).map((result) =>
      result.orderId === null ? `${result.outcome} ${result.proofHelps}` : result.outcome,
    );
  expect((await outcomes(wave(6, 'free', false))).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => 'held'),
    ...Array.from({ length: 3 }, () => 'too_many true'),
  ]);
  expect((await outcomes(wave(10, 'paid', true))).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'held'),
    ...Array.from({ length: 5 }, () => 'too_many false'),
  ]);
  expect(await readQuota(pool, 'vip')).toEqual({ held: 8, sold: 0 });
});

test('accepts each proof of work once, also concurrently', async () => {
  await pool.query('delete from used_proof');
  for (const name of ['a', 'b', 'c']) await holdVip(withKey(`${name}@example.com`));
  const holds = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      holdVip({
        ...withKey(`n${n}@example.com`),
        proof: buildProof('the same'),
      }),
    ),
  );
  expect(holds.map(({ outcome }) => outcome).toSorted()).toEqual([
    'held',
    ...Array.from({ length: 9 }, () => 'proof_used'),
  ]);
});

test('does not consume a proof of work that was not required', async () => {
  await pool.query('delete from used_proof');
  await holdVip({ ...withKey('a@example.com'), proof: buildProof('early') });
  await holdVip(withKey('b@example.com'));
  await holdVip(withKey('c@example.com'));
  expect((await holdVip({ ...withKey('d@example.com'), proof: buildProof('early') })).outcome).toBe(
    'held',
  );
});

test('does not count paid and expired orders towards the limit', async () => {
  for (const name of ['a', 'b', 'c']) await holdVip(withKey(`${name}@example.com`));
  expect((await holdVip(withKey('d@example.com'))).outcome).toBe('too_many');
  await pool.query("update orders set state = 'paid' where email = 'a@example.com'");
  await pool.query("update orders set state = 'expired' where email = 'b@example.com'");
  expect((await holdVip(withKey('d@example.com'))).outcome).toBe('held');
  expect((await holdVip(withKey('e@example.com'))).outcome).toBe('held');
  expect((await holdVip(withKey('f@example.com'))).outcome).toBe('too_many');
});

test('distinguishes sold out from closed and creates no order', async () => {
  await setQuota(pool, 'vip', { limit: 0 });
  expect((await holdVip()).outcome).toBe('sold_out');
  await setQuota(pool, 'vip', { limit: 5, isOpen: false });
  expect((await holdVip()).outcome).toBe('closed');
  const { rows } = await pool.query('select from orders');
  expect(rows).toHaveLength(0);
});

test('rejects an update beyond the quota by a database constraint', async () => {
  await setQuota(pool, 'vip', { limit: 1 });
  await holdVip();
  await expect(pool.query("update ticket_quota set held = 2 where ticket = 'vip'")).rejects.toThrow(
    'quota_not_exceeded',
  );
});

test('keeps quota settings when migrations run concurrently', async () => {
  await setQuota(pool, 'vip', { limit: 7, isOpen: false });
  const databases = { ownerUrl, databaseUrl };
  await Promise.all([
    migrateDatabase(databases, createMigrationSteps()),
    migrateDatabase(databases, createMigrationSteps()),
  ]);
  const { rows } = await pool.query(
    "select quota_limit, is_open from ticket_quota where ticket = 'vip'",
  );
  expect(rows).toEqual([{ quota_limit: 7, is_open: false }]);
});
