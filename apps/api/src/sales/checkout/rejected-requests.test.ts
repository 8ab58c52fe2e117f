import { expect, test } from 'vitest';
import { startTestApi } from '../../../test/test-api.ts';
import { countRows, readQuota } from '../../../test/test-shop.ts';

const { pool, buyTicket, setSwitches } = await startTestApi();

test('opens one incident and releases the hold when Stripe rejects a request', async () => {
  await setSwitches({ inactiveMethods: ['card', 'blik', 'p24'] });
  for (let n = 0; n < 8; n += 1) {
    expect((await buyTicket('vip', `a${n}@example.com`)).status).toBe(503);
  }
  expect(await readQuota(pool, 'vip')).toEqual({ held: 0, sold: 0 });
  expect(await countRows(pool, "incident where kind = 'provider_refuses'")).toBe(1);
  // Rejections do not open the circuit, so the sale resumes as soon as the setting is corrected.
  await setSwitches({ inactiveMethods: [] });
  expect((await buyTicket('vip', 'ala@example.com')).status).toBe(200);
});

test('answers 503 with Retry-After while the database is too slow', async () => {
  const blocker = await pool.connect();
  await blocker.query("begin; select 1 from ticket_quota where ticket = 'vip' for update");
  const before = await readQuota(pool, 'vip');
  const refused = await buyTicket('vip', 'ela@example.com');
  await blocker.query('rollback');
  blocker.release();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).not.toBeNull();
  expect(await readQuota(pool, 'vip')).toEqual(before);
  expect((await buyTicket('vip', 'ela@example.com')).status).toBe(200);
});
