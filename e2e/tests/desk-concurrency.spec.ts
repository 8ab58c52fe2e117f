import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { getDeskRoute, type DeskCall } from '@kongres/contract/desk/routes';
import { performAction } from '@kongres/tools/stripe-double/test-client';
import { buyTicket } from '../http-client.ts';
import { databaseUrl, fakeStripeOrigin } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';
import { expect, test } from '../test.ts';

interface Order {
  number: number;
  email: string;
  state: string;
  session: string;
  refundedMinor: number;
}

async function readOrder(key: string): Promise<Order> {
  const [order] = await runQuery<Order>(
    `select number, email, state, checkout_session_id as session, refunded_minor as "refundedMinor"
      from orders where number = $1 or email = $2`,
    [Number(key) || 0, `${key}@example.com`],
    databaseUrl,
  );
  if (!order) throw new Error('no such order');
  return order;
}

/** Buys and pays over the API. */
async function createPaidOrder(): Promise<Order> {
  const key = randomUUID();
  expect(await buyTicket(Math.floor(Math.random() * 60_000), key)).toMatchObject({ status: 200 });
  await performAction(fakeStripeOrigin, (await readOrder(key)).session, 'pay');
  await expect.poll(async () => (await readOrder(key)).state).toBe('paid');
  return await readOrder(key);
}

const getOrderDrawer = (page: Page, { number }: Order) =>
  page.getByRole('region', { name: `KAI-${number}` });

async function openOrder(page: Page, order: Order) {
  await page.goto(`${deskOrigin}/orders?order=${order.number}`);
  await expect(getOrderDrawer(page, order)).toContainText(order.email);
}

const confirmAction = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();

test('two staff members refund the same part once and the second sees the conflict', async ({
  page,
  browser,
  consoleErrors,
}) => {
  const order = await createPaidOrder();
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await joinDesk(page, await createInvitation('Pierwsza', createEmailAddress(), 'sales'));
  await joinDesk(other, await createInvitation('Drugi', createEmailAddress(), 'owner'));
  for (const each of [page, other]) {
    await openOrder(each, order);
    const drawer = getOrderDrawer(each, order);
    await drawer.getByText('Zwróć płatność').click();
    await drawer.getByLabel('Kwota zwrotu').fill('10,00');
    await drawer.getByRole('button', { name: 'Zwróć', exact: true }).click();
    await expect(each.getByRole('dialog')).toContainText('Bilet pozostanie ważny.');
  }
  await confirmAction(page);
  await expect(
    getOrderDrawer(page, order).getByText('Zwrócono część płatności. Bilet jest nadal ważny.'),
  ).toBeVisible();
  await confirmAction(other);
  await expect(getOrderDrawer(other, order).getByRole('alert')).toContainText(
    'Niczego nie nadpisaliśmy',
  );
  expect(await readOrder(String(order.number))).toMatchObject({
    refundedMinor: 1000,
    state: 'paid',
  });
  // The order now shows the first refund, so a second one is deliberate.
  await expect(getOrderDrawer(other, order)).toContainText('Zwrócono');
  await expect(getOrderDrawer(other, order).getByLabel('Kwota zwrotu')).toHaveValue('10,00');
  await getOrderDrawer(other, order).getByRole('button', { name: 'Zwróć', exact: true }).click();
  await confirmAction(other);
  await expect(
    getOrderDrawer(other, order).getByText('Zwrócono część płatności. Bilet jest nadal ważny.'),
  ).toBeVisible();
  expect(await readOrder(String(order.number))).toMatchObject({ refundedMinor: 2000 });
  await other.context().close();
  expect(consoleErrors).toEqual([]);
});

test('two staff members correct an email address once and the second sees the conflict', async ({
  page,
  browser,
}) => {
  const order = await createPaidOrder();
  const correctEmail = createEmailAddress();
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await joinDesk(page, await createInvitation('Pierwsza', createEmailAddress(), 'sales'));
  await joinDesk(other, await createInvitation('Drugi', createEmailAddress(), 'sales'));
  for (const each of [page, other]) {
    await openOrder(each, order);
    const drawer = getOrderDrawer(each, order);
    await drawer.getByText('Popraw adres e-mail').click();
    await drawer.getByLabel('Właściwy adres').fill(correctEmail);
    await drawer.getByRole('button', { name: 'Zapisz i wyślij' }).click();
    await expect(each.getByRole('dialog')).toContainText(
      `z adresu ${order.email} na ${correctEmail}?`,
    );
  }
  await confirmAction(page);
  await expect(
    getOrderDrawer(page, order).getByText('Adres poprawiony. Bilet jest w drodze.'),
  ).toBeVisible();
  await confirmAction(other);
  await expect(getOrderDrawer(other, order).getByRole('alert')).toContainText(
    'Zamówienie ma już ten adres.',
  );
  const actions = await runQuery<{ action: string }>(
    "select action from audit_log where order_number = $1 and action = 'order_email_corrected'",
    [order.number],
    databaseUrl,
  );
  expect(actions).toHaveLength(1);
  await other.context().close();
});

test('a reader sees an order but gets 403 for every action', async ({ page }) => {
  const order = await createPaidOrder();
  await joinDesk(page, await createInvitation('Czyta', createEmailAddress(), 'reader'));
  await openOrder(page, order);
  const drawer = getOrderDrawer(page, order);
  await expect(drawer).toContainText('złożono zamówienie');
  await expect(
    drawer.getByRole('button', { name: /Zwróć|Wyślij|Przekaż|Dodaj notatkę/ }),
  ).toHaveCount(0);
  const actions = ['refundOrder', 'resendTicket', 'addOrderNote', 'setSalesOpen'] as const;
  for (const call of actions satisfies readonly DeskCall[]) {
    // Sent from the desk's page with its session cookie.
    const status = await page.evaluate(
      async ([path, number]) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify({ number, text: 'x', ticket: 'vip', isOpen: false });
        return (await fetch(path, { method: 'POST', headers, body })).status;
      },
      [getDeskRoute(call).path, order.number] as const,
    );
    expect([call, status]).toEqual([call, 403]);
  }
  expect(await readOrder(String(order.number))).toMatchObject({ state: 'paid', refundedMinor: 0 });
});
