import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ruleOf, type DeskCall } from '@kongres/contract/desk/rules';
import { act } from '@kongres/tools/stripe-double/act';
import { buy } from '../buyers.ts';
import { databaseUrl, fakeStripeOrigin } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';
import { expect, test } from '../test.ts';

interface Order {
  number: number;
  email: string;
  state: string;
  session: string;
  refundedMinor: number;
}

async function orderOf(key: string): Promise<Order> {
  const [order] = await query<Order>(
    `select number, email, state, session_id as session, refunded_minor as "refundedMinor"
      from orders where number = $1 or email = $2`,
    [Number(key) || 0, `${key}@example.com`],
    databaseUrl,
  );
  if (!order) throw new Error('no such order');
  return order;
}

/** Bought and paid, without the pages on the way there. */
async function boughtOrder(): Promise<Order> {
  const key = randomUUID();
  expect(await buy(Math.floor(Math.random() * 60_000), key)).toMatchObject({ status: 200 });
  await act(fakeStripeOrigin, (await orderOf(key)).session, 'pay');
  await expect.poll(async () => (await orderOf(key)).state).toBe('paid');
  return await orderOf(key);
}

const drawerOf = (page: Page, { number }: Order) =>
  page.getByRole('region', { name: `KAI-${number}` });

async function open(page: Page, order: Order) {
  await page.goto(`${deskOrigin}/orders?order=${order.number}`);
  await expect(drawerOf(page, order)).toContainText(order.email);
}

const yes = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();

test('two who have one order open give the same part back once, and the second is told', async ({
  page,
  browser,
  complaints,
}) => {
  const order = await boughtOrder();
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await join(page, await inviteByCommand('Pierwsza', newEmail(), 'sales'));
  await join(other, await inviteByCommand('Drugi', newEmail(), 'owner'));
  for (const each of [page, other]) {
    await open(each, order);
    const drawer = drawerOf(each, order);
    await drawer.getByText('Zwróć płatność').click();
    await drawer.getByLabel('Ile oddać').fill('10,00');
    await drawer.getByRole('button', { name: 'Zwróć', exact: true }).click();
    await expect(each.getByRole('dialog')).toContainText('Bilet zostaje ważny.');
  }
  await yes(page);
  await expect(drawerOf(page, order).getByText('Zwrócone. Bilet jest nadal ważny.')).toBeVisible();
  await yes(other);
  await expect(drawerOf(other, order).getByRole('alert')).toContainText('Niczego nie nadpisaliśmy');
  expect(await orderOf(String(order.number))).toMatchObject({ refundedMinor: 1000, state: 'paid' });
  // What the other one did stands there now, and whoever has seen it may go on.
  await expect(drawerOf(other, order)).toContainText('Zwrócono');
  await expect(drawerOf(other, order).getByLabel('Ile oddać')).toHaveValue('10,00');
  await drawerOf(other, order).getByRole('button', { name: 'Zwróć', exact: true }).click();
  await yes(other);
  await expect(drawerOf(other, order).getByText('Zwrócone. Bilet jest nadal ważny.')).toBeVisible();
  expect(await orderOf(String(order.number))).toMatchObject({ refundedMinor: 2000 });
  await other.context().close();
  expect(complaints).toEqual([]);
});

test('two who mend one address to the same send one mail, and the second is told', async ({
  page,
  browser,
}) => {
  const order = await boughtOrder();
  const right = newEmail();
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await join(page, await inviteByCommand('Pierwsza', newEmail(), 'sales'));
  await join(other, await inviteByCommand('Drugi', newEmail(), 'sales'));
  for (const each of [page, other]) {
    await open(each, order);
    const drawer = drawerOf(each, order);
    await drawer.getByText('Popraw adres e-mail').click();
    await drawer.getByLabel('Właściwy adres').fill(right);
    await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
    await expect(each.getByRole('dialog')).toContainText(`z adresu ${order.email} na ${right}?`);
  }
  await yes(page);
  await expect(drawerOf(page, order).getByText('Poprawione. Bilet jest w drodze.')).toBeVisible();
  await yes(other);
  await expect(drawerOf(other, order).getByRole('alert')).toContainText(
    'Zamówienie ma już ten adres.',
  );
  const deeds = await query<{ deed: string }>(
    "select deed from journal where order_number = $1 and deed = 'address_corrected'",
    [order.number],
    databaseUrl,
  );
  expect(deeds).toHaveLength(1);
  await other.context().close();
});

test('a reader finds an order and its history, and is refused what the screen does not offer', async ({
  page,
}) => {
  const order = await boughtOrder();
  await join(page, await inviteByCommand('Czyta', newEmail(), 'reader'));
  await open(page, order);
  const drawer = drawerOf(page, order);
  await expect(drawer).toContainText('złożono zamówienie');
  await expect(drawer.getByRole('button', { name: /Zwróć|Wyślij|Przekaż|Dopisz/ })).toHaveCount(0);
  const deeds = ['orderRefund', 'orderResend', 'orderNote', 'stockOpen'] as const;
  for (const call of deeds satisfies readonly DeskCall[]) {
    // By hand, from the desk's own page and with its cookie.
    const status = await page.evaluate(
      async ([path, number]) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ number, text: 'x', ticket: 'vip', isOpen: false });
        return (await fetch(path, { method: 'POST', headers, body })).status;
      },
      [ruleOf(call).path, order.number] as const,
    );
    expect([call, status]).toEqual([call, 403]);
  }
  expect(await orderOf(String(order.number))).toMatchObject({ state: 'paid', refundedMinor: 0 });
});
