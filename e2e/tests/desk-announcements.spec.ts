import { randomUUID } from 'node:crypto';
import { issueTicket } from '../builders/tickets.ts';
import { deskOrigin, createInvitation, joinDesk } from '../desk.ts';
import { expect, test } from '../test.ts';

const createEmailAddress = () => `${randomUUID()}@example.com`;

test('an announcement is drafted with preview, tested and sent to one recipient', async ({
  page,
  consoleErrors,
}) => {
  const [reader, editor] = [createEmailAddress(), createEmailAddress()];
  const name = `Zmiana ${randomUUID().slice(0, 8)}`;
  await issueTicket(reader);
  await joinDesk(page, await createInvitation('Redakcja', editor, 'editor'));
  await page.getByRole('link', { name: 'Nowe ogłoszenie' }).click();
  await page.getByLabel('Nazwa').fill(name);
  await page.getByLabel('Temat, Polski').fill('Zmiana <b>sali</b>');
  await page
    .getByLabel('Tekst, Polski')
    .fill('Dzień dobry,\n\nwarsztat jest w sali B: https://example.com/b.');
  const preview = page.getByRole('complementary', { name: 'Podgląd' });
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Zmiana <b>sali</b>');
  await expect(preview.locator('u')).toHaveText('https://example.com/b');
  await page.getByRole('checkbox', { name: 'Tylko wskazane osoby' }).check();
  await page.getByLabel('Adresy e-mail').fill(`${reader}\nnobody@example.com`);
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('pominięto: nobody@example.com')).toBeVisible();
  expect(page.url()).toContain(new URLSearchParams({ name }).toString());
  await expect(preview.getByText('Osób: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij test do mnie', exact: true }).click();
  await expect(page.getByText(`Testy w drodze na ${editor}: 1.`)).toBeVisible();
  await page.getByRole('button', { name: 'Wyślij teraz' }).click();
  await expect(page.getByRole('dialog')).toContainText('Osób: 1 (Polski 1)');
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByText('Wysłano 1 z 1')).toBeVisible({ timeout: 20_000 });
  expect(consoleErrors).toEqual([]);
});

test('the second editor of a draft sees the conflict and can load the saved version', async ({
  page,
}) => {
  const name = `Dwoje ${randomUUID().slice(0, 8)}`;
  await joinDesk(page, await createInvitation('Redakcja', createEmailAddress(), 'editor'));
  await page.goto(`${deskOrigin}/announcements/details`);
  await page.getByLabel('Nazwa').fill(name);
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('Zapisano.')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByLabel('Temat, Polski').fill('Pierwszy');
  await other.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(other.getByText('Zapisano.')).toBeVisible();
  await page.getByLabel('Temat, Polski').fill('Drugi');
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByRole('alert')).toContainText('Ktoś inny to zmienił albo właśnie zmienia');
  await page.getByRole('button', { name: 'Wczytaj zapisaną wersję' }).click();
  await expect(page.getByLabel('Temat, Polski')).toHaveValue('Pierwszy');
  await page.getByRole('button', { name: 'Usuń szkic' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenia');
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a reminder is switched on and off with confirmation', async ({ page }) => {
  await joinDesk(page, await createInvitation('Redakcja', createEmailAddress(), 'editor'));
  for (const [action, state] of [
    ['Włącz', 'włączone'],
    ['Wyłącz', 'wyłączone'],
  ] as const) {
    await page.getByRole('button', { name: `${action}: tydzień wcześniej` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'tydzień wcześniej' })).toContainText(
      state,
    );
  }
});
