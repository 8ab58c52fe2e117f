import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { countOf, stockOf } from '../../../test/test-shop.ts';

const { pool, buy, setSwitches } = await startTestApi();

test('O11: what Stripe refuses is no outage: it is told once, and nothing stays held', async () => {
  await setSwitches({ inactiveMethods: ['card', 'blik', 'p24'] });
  for (let n = 0; n < 8; n += 1) {
    expect((await buy('vip', `a${n}@example.com`)).status).toBe(503);
  }
  expect(await stockOf(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  expect(await countOf(pool, "alarm where kind = 'provider_refuses'")).toBe(1);
  // No breaker stands in the way once the setting is mended, though a method may be left out a while.
  await setSwitches({ inactiveMethods: [] });
  expect((await buy('vip', 'ala@example.com')).status).toBe(200);
});

test('a database that is too slow sends a buyer away for a moment, not for good', async () => {
  const slow = await pool.connect();
  await slow.query("begin; select 1 from ticket_stock where ticket = 'vip' for update");
  const before = await stockOf(pool, 'vip');
  const refused = await buy('vip', 'ela@example.com');
  await slow.query('rollback');
  slow.release();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).not.toBeNull();
  expect(await stockOf(pool, 'vip')).toEqual(before);
  expect((await buy('vip', 'ela@example.com')).status).toBe(200);
});
