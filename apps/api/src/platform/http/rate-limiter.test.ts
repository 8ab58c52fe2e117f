import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestShop } from '../../../test/test-shop.ts';
import { createRateLimiter } from './rate-limiter.ts';

const { pool } = await createTestShop();
const address = '127.0.0.1';

async function readCounterKey(secret: string, name: string): Promise<string> {
  await createRateLimiter(pool, secret, { name, times: 5, seconds: 60 })(address);
  const { rows } = await pool.query<{ key: string }>(
    'delete from rate_limit where key like $1 returning key',
    [`${name}:%`],
  );
  return rows[0]?.key.replace(`${name}:`, '') ?? '';
}

test('stores a keyed hash of the client that differs per secret and per limiter', async () => {
  const key = await readCounterKey('one secret', 'first');
  expect(key).not.toBe('');
  for (const encoding of ['base64url', 'hex'] as const) {
    expect(key).not.toBe(createHash('sha256').update(address).digest(encoding));
  }
  expect(await readCounterKey('one secret', 'first')).toBe(key);
  expect(await readCounterKey('another secret', 'first')).not.toBe(key);
  expect(await readCounterKey('one secret', 'second')).not.toBe(key);
});

test('shares counters between processes with the same secret', async () => {
  const limits = { name: 'shared', times: 1, seconds: 60 };
  expect(await createRateLimiter(pool, 'secret', limits)(address)).toBe(null);
  expect(await createRateLimiter(pool, 'secret', limits)(address)).toBeGreaterThan(0);
  expect(await createRateLimiter(pool, 'secret', limits)('127.0.0.2')).toBe(null);
});
