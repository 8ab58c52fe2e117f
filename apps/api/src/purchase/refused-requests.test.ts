import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';
import { countOf, stockOf } from '../../test/test-shop.ts';

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
