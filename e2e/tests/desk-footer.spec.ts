import { randomUUID } from 'node:crypto';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import { faultsOf } from '../axe.ts';
import { databaseUrl, isAcceptance } from '../config.ts';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join } from '../desk.ts';
import { expect, test } from '../test.ts';

const newEmail = () => `${randomUUID()}@example.com`;

const yes = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Tak, zrób to' }).click();

// Both tests write the Spanish draft, which no other journey reads: one after the other.
test.describe.configure({ mode: 'default' });
const language = 'es';
test.afterEach(async () => {
  await query('delete from footer_draft where language = $1', [language], databaseUrl);
});

test('a footer is written, cleaned, looked at, published and put back', async ({
  page,
  complaints,
}) => {
  await join(page, await inviteByCommand('Redakcja', newEmail(), 'editor'));
  await page.getByRole('link', { name: 'Stopka' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page).toHaveURL(/language=es/);
  const words = `Siete días ${randomUUID().slice(0, 8)}`;
  await page.getByLabel('Środek').fill(`<p onclick="x()">${words}</p><script>x()</script>`);
  // Another language and back: what was typed is still there.
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('button', { name: 'Español, niezapisane' }).click();
  await page.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(page.getByText('<p onclick>')).toBeVisible();
  await expect(page.getByLabel('Środek')).toHaveValue(`<p>${words}</p>`);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByRole('dialog')).toContainText('Español');
  await yes(page);
  await expect(page.getByText('Opublikowane.')).toBeVisible();
  await page.getByRole('button', { name: 'Przywróć: wbudowana' }).click();
  await yes(page);
  await expect(preview.getByText(words)).toHaveCount(0);
  await page.getByRole('button', { name: 'Podejrzyj:' }).nth(1).click();
  await expect(preview.getByText(words)).toBeVisible();
  // The preview keeps nothing, so what the tests put into every page is refused there.
  expect(complaints.filter((complaint) => !complaint.includes('is sandboxed'))).toEqual([]);
});

test('of two who write the second is shown the first text and keeps their own', async ({
  page,
  browser,
}) => {
  await join(page, await inviteByCommand('Pierwsza', newEmail(), 'editor'));
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await join(other, await inviteByCommand('Drugi', newEmail(), 'owner'));
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
  await other.getByText('Tamten tekst').click();
  await expect(other.getByRole('alert')).toContainText('Pierwszy tekst');
  await other.getByRole('button', { name: 'Zostań przy swoim' }).click();
  await other.getByRole('button', { name: 'Zapisz szkic' }).click();
  await expect(other.getByText('Szkic zapisany.')).toBeVisible();
  await other.context().close();
});

test('footer and inbox at every width, without a fault of axe', async ({ page }) => {
  await join(page, await inviteByCommand('Zażółć Gęślą-Jaźń', newEmail(), 'owner'));
  const [message] = await query<{ number: number }>(
    `insert into contact_message (name, email, subject, message, language)
      values ('Ala', 'ala@example.com', 'Pytanie', 'Dzień dobry', 'pl') returning number`,
    [],
    databaseUrl,
  );
  const looks = [
    { spoken: 'pl', width: 1440 },
    { spoken: 'en', width: 320 },
  ];
  for (const path of ['/footer', `/messages?message=${message?.number}`]) {
    const [screen = ''] = path.split('?');
    const chosen = isAcceptance ? looks : [pickByCommit(looks, `desk ${screen}`)];
    for (const { spoken, width } of chosen) {
      await page.evaluate((id) => localStorage.setItem('deskLanguage', id), spoken);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(deskOrigin + path);
      await page.getByRole('textbox').first().waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const seen = { path, width };
      expect({ ...seen, faults: await faultsOf(page), overflow }).toEqual({
        ...seen,
        faults: [],
        overflow: 0,
      });
    }
  }
});
