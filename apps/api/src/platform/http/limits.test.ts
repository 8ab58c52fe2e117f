import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestShop } from '../../../test/test-shop.ts';
import { createLimiter } from './limits.ts';

const { pool } = await createTestShop();
const address = '127.0.0.1';

async function countedBy(secret: string, name: string): Promise<string> {
  await createLimiter(pool, secret, { name, times: 5, seconds: 60 })(address);
  const { rows } = await pool.query<{ key: string }>(
    'delete from rate_limit where key like $1 returning key',
    [`${name}:%`],
  );
  return rows[0]?.key.replace(`${name}:`, '') ?? '';
}

test('a client is not found in the counters by hashing addresses until one fits', async () => {
  const key = await countedBy('one secret', 'first');
  expect(key).not.toBe('');
  for (const encoding of ['base64url', 'hex'] as const) {
    expect(key).not.toBe(createHash('sha256').update(address).digest(encoding));
  }
  expect(await countedBy('one secret', 'first')).toBe(key);
  expect(await countedBy('another secret', 'first')).not.toBe(key);
  // Nor can two counters be joined by the same client.
  expect(await countedBy('one secret', 'second')).not.toBe(key);
});

test('one client is counted as one by two processes with the same secret', async () => {
  const limits = { name: 'shared', times: 1, seconds: 60 };
  expect(await createLimiter(pool, 'secret', limits)(address)).toBe(null);
  expect(await createLimiter(pool, 'secret', limits)(address)).toBeGreaterThan(0);
  expect(await createLimiter(pool, 'secret', limits)('127.0.0.2')).toBe(null);
});
