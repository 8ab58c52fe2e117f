import { randomUUID } from 'node:crypto';
import { congressDay } from '@kongres/content/facts/edition';
import { faultsOf } from '../axe.ts';
import { expect, test } from '../test.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';

test('a pasted list becomes tickets, what is wrong waits, and a note stands with the order', async ({
  page,
  complaints,
}) => {
  const seller = `Sprzedaż ${randomUUID().slice(0, 8)}`;
  await join(page, await inviteByCommand(seller, newEmail(), 'sales'));
  const nina = newEmail();
  await page.getByRole('link', { name: 'Wystaw bilety' }).click();
  await page.getByRole('radio', { name: /Premium/ }).check();
  await page.getByRole('checkbox', { name: /Poza pulą/ }).check();
  const list = page.getByRole('textbox', { name: /Dla kogo/ });
  await list.fill(`Nina <b>Śliwa</b>, ${nina}\nLena Burza, lena@example\n${nina}`);
  await expect(page.getByText('gotowe: 1')).toBeVisible();
  await expect(list).toHaveAccessibleDescription(/Wiersz 2: to nie jest adres e-mail/);
  await expect(list).toHaveAccessibleDescription(/Wiersz 3: już jest w wierszu 1/);
  await page.getByRole('button', { name: 'Wystaw bilety: 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('(prelegent), osób: 1?');
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByText('Wystawione: 1. Maile są w drodze.')).toBeVisible();
  await expect(list).toHaveValue('Lena Burza, lena@example');
  await expect(page.getByRole('row').filter({ hasText: seller })).toContainText('1 × Premium');

  // From the bar, by the slash and the keyboard alone.
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('/');
  await page.keyboard.type(nina);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^KAI-/ }).click();
  const drawer = page.getByRole('region', { name: /^KAI-/ });
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText('Nina <b>Śliwa</b>');
  await drawer.getByLabel('Nowa notatka').fill('Prosi o fakturę\n<script>alert(1)</script>');
  await drawer.getByRole('button', { name: 'Dopisz' }).click();
  const notes = drawer.getByRole('region', { name: 'Notatki' });
  await expect(notes.getByRole('listitem')).toContainText('<script>alert(1)</script>');
  await expect(notes.getByRole('listitem')).toContainText(seller);

  const friend = newEmail();
  await drawer.getByText('Przekaż bilet innej osobie').click();
  await drawer.getByLabel('E-mail tej osoby').fill(friend);
  await drawer.getByRole('button', { name: 'Przekaż', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(drawer.getByText('Przekazane. Nowy bilet jest w drodze.')).toBeVisible();
  await expect(drawer).toContainText(friend);
  await drawer.getByRole('button', { name: 'Cofnij bilet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(drawer.getByText('cofnięte')).toBeVisible();
  await expect(drawer).toContainText('dopisano notatkę');
  expect(complaints).toEqual([]);
});

test('somebody who only reads sees the quotas and changes none; a limit asks before it is saved', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' });
  const readers = await context.newPage();
  await join(readers, await inviteByCommand('Czyta', newEmail(), 'reader'));
  await readers.getByRole('navigation').getByRole('link', { name: 'Sprzedaż' }).click();
  await expect(readers.getByRole('heading', { level: 1 })).toHaveText('Sprzedaż');
  const quotas = readers.getByRole('region', { name: 'Sprzedaż' });
  await expect(quotas.getByRole('row').filter({ hasText: 'Premium' })).toContainText('otwarta');
  await expect(readers.getByRole('region', { name: 'Ceny' }).getByRole('row')).not.toHaveCount(0);
  await expect(readers.getByRole('button', { name: /Zamknij|Wycofaj|Ustaw/ })).toHaveCount(0);
  await context.close();

  await join(page, await inviteByCommand('Zmienia', newEmail(), 'owner'));
  await page.goto(`${deskOrigin}/sale`);
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

test('a price to come is shown as buyers will see it, asked about, set and withdrawn', async ({
  page,
  complaints,
}) => {
  await join(page, await inviteByCommand('Ceny', newEmail(), 'sales'));
  await page.goto(`${deskOrigin}/sale`);
  const prices = page.getByRole('main');
  await prices.getByText('Nowa cena').click();
  await prices.getByLabel('Bilet').selectOption('vip');
  await prices.getByLabel('Cena netto (PLN)').fill('0,50');
  await prices.getByRole('button', { name: 'Ustaw cenę' }).click();
  await expect(prices.getByText('Wpisz kwotę od')).toBeVisible();
  await expect(prices.getByText('Wybierz dzień od')).toBeVisible();
  // Long after everything else that is bought here.
  await prices.getByLabel('Od dnia').fill(congressDay(6));
  await prices.getByLabel('Cena netto (PLN)').fill('1,50');
  const seen =
    /: 1,50\szł netto, 1,85\szł brutto, przekreślone .+\szł netto, najniższa z 30 dni .+\szł netto/;
  await expect(prices.getByRole('status')).toContainText(seen);
  expect(await faultsOf(page)).toEqual([]);
  await prices.getByRole('button', { name: 'Ustaw cenę' }).click();
  await expect(page.getByRole('dialog')).toContainText('przekreślone');
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(prices.getByText('Cena ustawiona.')).toBeVisible();
  const row = prices.getByRole('row').filter({ hasText: /1,50\szł/ });
  await expect(row).toContainText('dopiero będzie');
  await row.getByRole('button', { name: /^Wycofaj cenę biletu/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(row).toHaveCount(0);
  expect(complaints).toEqual([]);
});
