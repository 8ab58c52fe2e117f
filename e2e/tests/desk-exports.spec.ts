import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { deskOrigin, inviteByCommand, join, newEmail } from '../desk.ts';

test('the accountant takes last month home, and the list of who comes', async ({
  page,
  complaints,
}) => {
  await join(page, await inviteByCommand('Księgowa', newEmail(), 'reader'));
  await page.goto(`${deskOrigin}/numbers`);
  await page.getByRole('main').getByRole('link', { name: 'Pliki' }).click();
  const [since, until] = [page.getByLabel('Od'), page.getByLabel('Do')];
  await expect(since).toHaveValue(/-01$/);
  await until.fill('2020-01-01');
  await expect(page.getByText('Podaj dwa dni, późniejszy jako drugi.')).toBeVisible();
  await since.fill('2020-01-01');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('platnosci-2020-01-01-2020-01-01.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFZamówienie;Rodzaj;Dzień;/);
  await expect(page.getByRole('status')).toContainText('są same nagłówki');
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('radio', { name: 'Uczestnicy' }).check();
  await page.getByLabel('Język', { exact: true }).selectOption('Deutsch');
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz XLSX' }).click(),
  ]);
  expect(xlsx.suggestedFilename()).toBe('uczestnicy-de.xlsx');
  expect((await readFile(await xlsx.path())).subarray(0, 2).toString()).toBe('PK');

  await page.goto(`${deskOrigin}/journal`);
  await expect(page.getByRole('row').filter({ hasText: 'pobrano listę' }).first()).toContainText(
    'Księgowa',
  );
  expect(complaints).toEqual([]);
});

test('an export that breaks off is a sentence and no file', async ({ page, complaints }) => {
  await join(page, await inviteByCommand('Księgowa', newEmail(), 'reader'));
  await page.goto(`${deskOrigin}/numbers/files`);
  let isDownloaded = false;
  page.on('download', () => {
    isDownloaded = true;
  });
  await page.route('**/desk/export/payments', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Pobierz XLSX' }).click();
  await expect(page.getByText('Serwer nie odpowiada.')).toBeVisible();
  expect(isDownloaded).toBe(false);
  complaints.splice(0);
});
