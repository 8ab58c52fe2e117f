import { randomUUID } from 'node:crypto';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import { findAxeViolations } from '../axe.ts';
import { databaseUrl, isAcceptance } from '../config.ts';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk } from '../desk.ts';
import { expect, test } from '../test.ts';

const createEmailAddress = () => `${randomUUID()}@example.com`;

const confirmAction = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();

// Serial: both tests write the Spanish draft, which no other test uses.
test.describe.configure({ mode: 'default' });
const language = 'es';
test.afterEach(async () => {
  await runQuery('delete from footer_draft where language = $1', [language], databaseUrl);
});

test('a footer is edited, sanitised, previewed, published and restored', async ({
  page,
  consoleErrors,
}) => {
  await joinDesk(page, await createInvitation('Redakcja', createEmailAddress(), 'editor'));
  await page.getByRole('link', { name: 'Stopka' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/language=es/);
  const words = `Siete días ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Środek').fill(`<p onclick="x()">${words}</p><script>x()</script>`);
  // Switching the language keeps unsaved text.
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Español, niezapisane' }).click();
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('<p onclick>')).toBeVisible();
  await expect(page.getByLabel('Środek')).toHaveValue(`<p>${words}</p>`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByRole('dialog')).toContainText('Español');
  await confirmAction(page);
  await expect(page.getByText('Opublikowano.')).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć: domyślna' }).click();
  await confirmAction(page);
  await expect(preview.getByText(words)).toHaveCount(0);
  await page.getByRole('button', { name: 'Pokaż:' }).nth(1).click();
  await expect(preview.getByText(words)).toBeVisible();
  // The test's init script is blocked in the sandboxed preview.
  expect(consoleErrors.filter((message) => !message.includes('is sandboxed'))).toEqual([]);
});

test('the second editor of a footer sees the first one’s text and keeps their own', async ({
  page,
  browser,
}) => {
  await joinDesk(page, await createInvitation('Pierwsza', createEmailAddress(), 'editor'));
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await joinDesk(other, await createInvitation('Drugi', createEmailAddress(), 'owner'));
  for (const [each, words] of [
    [page, 'Pierwszy tekst'],
    [other, 'Drugi tekst'],
  ] as const) {
    await each.goto(`${deskOrigin}/footer?language=${language}`);
    await each.getByLabel('Dół').fill(words);
  }
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('Szkic zapisany.')).toBeVisible();
  await other.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(other.getByRole('alert')).toContainText('Pierwsza');
  await expect(other.getByLabel('Dół')).toHaveValue('Drugi tekst');
  await other.getByText('Tekst drugiej osoby').click();
  await expect(other.getByRole('alert')).toContainText('Pierwszy tekst');
  await other.getByRole('button', { name: 'Zostaw mój tekst' }).click();
  await other.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(other.getByText('Szkic zapisany.')).toBeVisible();
  await other.context().close();
});

test('footer and messages have no axe violations and no overflow', async ({ page }) => {
  await joinDesk(page, await createInvitation('Zażółć Gęślą-Jaźń', createEmailAddress(), 'owner'));
  const [message] = await runQuery<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  const viewports = [
    { deskLanguage: 'pl', width: 1440 },
    { deskLanguage: 'en', width: 320 },
  ];
  for (const path of ['/footer', `/messages?message=${message?.number}`]) {
    const [screen = ''] = path.split('?');
    const chosen = isAcceptance ? viewports : [pickByCommit(viewports, `desk ${screen}`)];
    for (const { deskLanguage, width } of chosen) {
      await page.evaluate((id) => localStorage.setItem('deskLanguage', id), deskLanguage);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(deskOrigin + path);
      await page.getByRole('textbox').first().waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const seen = { path, width };
      expect({ ...seen, faults: await findAxeViolations(page), overflow }).toEqual({
        ...seen,
        faults: [],
        overflow: 0,
      });
    }
  }
});
