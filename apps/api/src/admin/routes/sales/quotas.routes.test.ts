import { beforeEach, expect, test } from 'vitest';
import type { DeskQuotas } from '@kongres/contract/desk/sales/quotas';
import { createDeskClient } from '../../../../test/desk-client.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countRows, resetShop, setQuota } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = createDeskClient(shop);
const { cookie, id } = await desk.signInAs('sales');

beforeEach(() => resetShop(pool));

async function readVipQuota() {
  const stock = (await (await desk.call('listQuotas', { cookie })).json()) as DeskQuotas;
  return stock.tickets.find(({ ticket }) => ticket === 'vip');
}

test('opens and closes sales and records who did it', async () => {
  const set = (isOpen: boolean) =>
    desk.callConfirmed('setSalesOpen', { cookie, body: { ticket: 'vip', isOpen } });
  expect((await set(false)).status).toBe(200);
  expect(await readVipQuota()).toMatchObject({ isOpen: false });
  expect((await shop.buyTicket('vip', 'ala@example.com')).status).toBe(409);
  expect((await set(true)).status).toBe(200);
  expect(await readVipQuota()).toMatchObject({ isOpen: true });
  expect(
    await countRows(pool, `audit_log where actor = 'desk ${id}' and action like 'sale_%'`),
  ).toBe(2);
});

test('rejects a quota below sold plus held, and accepts an unlimited one', async () => {
  await setQuota(pool, 'vip', { limit: 10 });
  await pool.query("update ticket_quota set sold = 4, held = 2 where ticket = 'vip'");
  const set = (limit: unknown) =>
    desk.callConfirmed('setQuota', { cookie, body: { ticket: 'vip', limit } });
  expect(await (await set(5)).json()).toMatchObject({ status: 409, code: 'below_sold' });
  expect((await set(6)).status).toBe(200);
  expect(await readVipQuota()).toMatchObject({ limit: 6, sold: 4, held: 2 });
  expect((await set(null)).status).toBe(200);
  expect(await readVipQuota()).toMatchObject({ limit: null });
  for (const nonsense of [-1, 1.5, '7', undefined, 1_000_000_000]) {
    expect([nonsense, (await set(nonsense)).status]).toEqual([nonsense, 422]);
  }
});
