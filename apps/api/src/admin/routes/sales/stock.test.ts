import { beforeEach, expect, test } from 'vitest';
import type { DeskStock } from '@kongres/contract/desk/sales/stock';
import { deskOf } from '../../../../test/desk.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { countOf, emptyShop, setStock } from '../../../../test/test-shop.ts';

const shop = await startTestApi();
const { pool } = shop;
const desk = deskOf(shop);
const { cookie, id } = await desk.signedInAs('sales');

beforeEach(() => emptyShop(pool));

async function vip() {
  const stock = (await (await desk.call('stock', { cookie })).json()) as DeskStock;
  return stock.tickets.find(({ ticket }) => ticket === 'vip');
}

test('a ticket is closed and opened for everybody, and the journal knows by whom', async () => {
  const set = (isOpen: boolean) =>
    desk.act('stockOpen', { cookie, body: { ticket: 'vip', isOpen } });
  expect((await set(false)).status).toBe(200);
  expect(await vip()).toMatchObject({ isOpen: false });
  expect((await shop.buy('vip', 'ala@example.com')).status).toBe(409);
  expect((await set(true)).status).toBe(200);
  expect(await vip()).toMatchObject({ isOpen: true });
  expect(await countOf(pool, `journal where actor = 'desk ${id}' and deed like 'sale_%'`)).toBe(2);
});

test('a quota never goes below what is sold and held, and may have no end', async () => {
  await setStock(pool, 'vip', { capacity: 10 });
  await pool.query("update ticket_stock set sold = 4, held = 2 where ticket = 'vip'");
  const set = (capacity: unknown) =>
    desk.act('stockCapacity', { cookie, body: { ticket: 'vip', capacity } });
  expect(await (await set(5)).json()).toMatchObject({ status: 409, code: 'below_sold' });
  expect((await set(6)).status).toBe(200);
  expect(await vip()).toMatchObject({ capacity: 6, sold: 4, held: 2 });
  expect((await set(null)).status).toBe(200);
  expect(await vip()).toMatchObject({ capacity: null });
  for (const nonsense of [-1, 1.5, '7', undefined, 1_000_000_000]) {
    expect([nonsense, (await set(nonsense)).status]).toEqual([nonsense, 422]);
  }
});
