import { randomUUID } from 'node:crypto';
import { getCongressDay } from '@kongres/content/facts/edition';
import { findAxeViolations } from '../axe.ts';
import { expect, test } from '../test.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';

test('a pasted list issues tickets, keeps invalid lines, and an order takes a note', async ({
  page,
  consoleErrors,
}) => {
  const seller = `Sprzedaż ${randomUUID().slice(0, 8)}`;
  await joinDesk(page, await createInvitation(seller, createEmailAddress(), 'sales'));
  const nina = createEmailAddress();
  await page.getByRole('link', { name: 'Wystaw bilety' }).click();
  await page.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('checkbox', { name: /Poza limitem/ }).check();
  const list = page.getByRole('textbox', { name: /Odbiorcy/ });
  await list.fill(`Nina <b>Śliwa</b>, ${nina}\nLena Burza, lena@example\n${nina}`);
  await expect(page.getByText('gotowe: 1')).toBeVisible();
  await expect(list).toHaveAccessibleDescription(/Wiersz 2: nieprawidłowy adres e-mail/);
  await expect(list).toHaveAccessibleDescription(/Wiersz 3: już jest w wierszu 1/);
  await page.getByRole('button', { name: 'Wystaw bilety: 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('(prelegent), osób: 1?');
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByText('Wystawiono: 1. E-maile są w drodze.')).toBeVisible();
  await expect(list).toHaveValue('Lena Burza, lena@example');
  await expect(page.getByRole('row').filter({ hasText: seller })).toContainText('1 × Premium');

  // Search by keyboard.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await page.keyboard.type(nina);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^KAI-/ }).click();
  const drawer = page.getByRole('region', { name: /^KAI-/ });
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Nina <b>Śliwa</b>');
  await drawer.getByLabel('Nowa notatka').fill('Prosi o fakturę\n<script>alert(1)</script>');
  await drawer.getByRole('button', { name: 'Dodaj notatkę' }).click();
  const notes = drawer.getByRole('region', { name: 'Notatki' });
  await expect(notes.getByRole('listitem')).toContainText('<script>alert(1)</script>');
  await expect(notes.getByRole('listitem')).toContainText(seller);

  const friend = createEmailAddress();
  await drawer.getByText('Przekaż bilet innej osobie').click();
  await drawer.getByLabel('E-mail tej osoby').fill(friend);
  await drawer.getByRole('button', { name: 'Przekaż', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(drawer.getByText('Przekazano. Nowy bilet jest w drodze.')).toBeVisible();
  await expect(drawer).toContainText(friend);
  await drawer.getByRole('button', { name: 'Unieważnij bilet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(drawer.getByText('unieważnione')).toBeVisible();
  await expect(drawer).toContainText('dodano notatkę');
  expect(consoleErrors).toEqual([]);
});

test('a reader cannot change quotas, and changing a limit asks for confirmation', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const readers = await context.newPage();
  await joinDesk(readers, await createInvitation('Czyta', createEmailAddress(), 'reader'));
  await readers.getByRole('navigation').getByRole('link', { name: 'Sprzedaż' }).click();
  await expect(readers.getByRole('heading', { level: 1 })).toHaveText('Sprzedaż');
  const quotas = readers.getByRole('region', { name: 'Sprzedaż' });
  await expect(quotas.getByRole('row').filter({ hasText: 'Premium' })).toContainText('otwarta');
  await expect(readers.getByRole('region', { name: 'Ceny' }).getByRole('row')).not.toHaveCount(0);
  await expect(readers.getByRole('button', { name: /Zamknij|Wycofaj|Ustaw/ })).toHaveCount(0);
  await context.close();

  await joinDesk(page, await createInvitation('Zmienia', createEmailAddress(), 'owner'));
  await page.goto(`${deskOrigin}/quotas`);
  const limit = page.getByRole('textbox', { name: 'Limit: Premium' });
  await limit.fill('-1');
  await expect(limit).toHaveAttribute('aria-invalid', 'true');
  await limit.fill('1801');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('na „1801”?');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Limit: Premium' })).not.toHaveValue('1801');
});

test('a scheduled price is previewed, confirmed and withdrawn', async ({ page, consoleErrors }) => {
  await joinDesk(page, await createInvitation('Ceny', createEmailAddress(), 'sales'));
  await page.goto(`${deskOrigin}/quotas`);
  const prices = page.getByRole('main');
  await prices.getByText('Nowa cena').click();
  await prices.getByLabel('Bilet').selectOption('vip');
  await prices.getByLabel('Cena netto (PLN)').fill('0,50');
  await prices.getByRole('button', { name: 'Ustaw cenę' }).click();
  await expect(prices.getByText('Wpisz kwotę od')).toBeVisible();
  await expect(prices.getByText('Wybierz dzień od')).toBeVisible();
  // Later than any purchase in the tests.
  await prices.getByLabel('Od dnia').fill(getCongressDay(6));
  await prices.getByLabel('Cena netto (PLN)').fill('1,50');
  const seen =
    /: 1,50\szł netto, 1,85\szł brutto, przekreślone .+\szł netto, najniższa z 30 dni .+\szł netto/;
  await expect(prices.getByRole('status')).toContainText(seen);
  expect(await findAxeViolations(page)).toEqual([]);
  await prices.getByRole('button', { name: 'Ustaw cenę' }).click();
  await expect(page.getByRole('dialog')).toContainText('przekreślone');
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(prices.getByText('Cena ustawiona.')).toBeVisible();
  const row = prices.getByRole('row').filter({ hasText: /1,50\szł/ });
  await expect(row).toContainText('przyszła');
  await row.getByRole('button', { name: /^Wycofaj cenę biletu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(row).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});
