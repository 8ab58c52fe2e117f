import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { deskOrigin, createInvitation, joinDesk, createEmailAddress } from '../desk.ts';

test('a reader downloads the payments of a period and the attendee list', async ({
  page,
  consoleErrors,
}) => {
  await joinDesk(page, await createInvitation('Księgowa', createEmailAddress(), 'reader'));
  await page.goto(`${deskOrigin}/report`);
  await page.getByRole('main').getByRole('link', { name: 'Eksport' }).click();
  const [since, until] = [page.getByLabel('Od'), page.getByLabel('Do')];
  await expect(since).toHaveValue(/-01$/);
  await until.fill('2020-01-01');
  await expect(page.getByText('Druga nie może być wcześniejsza od pierwszej.')).toBeVisible();
  await since.fill('2020-01-01');

  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz CSV' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('platnosci-2020-01-01-2020-01-01.csv');
  const text = await readFile(await csv.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFZamówienie;Rodzaj;Dzień;/);
  await expect(page.getByRole('status')).toContainText('zawiera tylko nagłówki');
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

  await page.goto(`${deskOrigin}/audit-log`);
  await expect(page.getByRole('row').filter({ hasText: 'pobrano listę' }).first()).toContainText(
    'Księgowa',
  );
  expect(consoleErrors).toEqual([]);
});

test('an interrupted export shows an error and saves no file', async ({ page, consoleErrors }) => {
  await joinDesk(page, await createInvitation('Księgowa', createEmailAddress(), 'reader'));
  await page.goto(`${deskOrigin}/report/exports`);
  let isDownloaded = false;
  page.on('download', () => {
    isDownloaded = true;
  });
  await page.route('**/desk/export/payments', (route) => route.abort('connectionreset'));
  await page.getByRole('button', { name: 'Pobierz XLSX' }).click();
  await expect(page.getByText('Serwer nie odpowiada.')).toBeVisible();
  expect(isDownloaded).toBe(false);
  consoleErrors.splice(0);
});
