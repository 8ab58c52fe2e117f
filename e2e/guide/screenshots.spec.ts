import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { test, type Page } from '@playwright/test';
import { getCongressDay } from '@kongres/content/facts/edition';
import { runQuery } from '../database.ts';
import { deskOrigin, createInvitation, joinDesk } from '../desk.ts';
import { seedSales } from './seed-sales.ts';

const folder = joinPath(import.meta.dirname, '../../docs/pictures/desk');

/** WebP is a quarter of the size of PNG. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(joinPath(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

test('takes the screenshots of the organisers’ guide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await seedSales();
  await runQuery(
    `insert into contact_message (topic, name, email, subject, message, language) values
      ('exhibitor', 'Jana Vogel', 'jana.vogel@example.com', 'Stand', 'Ist an den Ständen noch Platz?', 'de'),
      ('group-tickets', 'Rafał Maj', 'rafal.maj@example.com', 'Dwanaście biletów',
        E'Dzień dobry,\n\njest nas dwanaścioro. Czy dostaniemy jedną fakturę?', 'pl')`,
    [],
  );
  await joinDesk(page, await createInvitation('Marta', 'marta@example.com', 'owner'));
  await page.evaluate(() => localStorage.setItem('deskLanguage', 'en'));

  await page.goto(`${deskOrigin}/overview`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await takeScreenshot(page, 'overview');

  await page.goto(`${deskOrigin}/orders`);
  await page.getByRole('button', { name: /^KAI-/ }).nth(2).click();
  await page.getByLabel('New note').fill('Asks for one invoice for the whole team.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('region', { name: 'Notes' }).getByRole('listitem').waitFor();
  await takeScreenshot(page, 'orders');

  await page.goto(`${deskOrigin}/complimentary-tickets`);
  await page.getByRole('radio', { name: /Premium/ }).check();
  const list = page.getByRole('textbox', { name: /Recipients/ });
  await list.fill(
    'Nina Śliwa, nina.sliwa@example.com\nLena Burza, lena.burza@example\nJana Vogel, jana.vogel@example.com, de',
  );
  await page.getByText('ready: 2').waitFor();
  await takeScreenshot(page, 'complimentary-tickets');

  await page.goto(`${deskOrigin}/quotas`);
  await page.getByText('New price').click();
  await page.getByLabel('From').fill(getCongressDay(1));
  await page.getByLabel('Net price (PLN)').fill('349');
  await page.getByRole('button', { name: 'Set price' }).scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'prices');

  await page.goto(`${deskOrigin}/announcements/details`);
  await page.getByLabel('Name', { exact: true }).fill('Where to find us');
  await page.getByLabel('Subject, Polski').fill('W poniedziałek o dziesiątej');
  await page
    .getByLabel('Text, Polski')
    .fill('Dzień dobry,\n\nw poniedziałek zaczynamy. Wejście: https://example.com/kongres.');
  await takeScreenshot(page, 'announcement');

  await page.goto(`${deskOrigin}/messages`);
  const message = page.getByRole('row').filter({ hasText: 'Dwanaście biletów' });
  await message.getByRole('button').click();
  await page.getByRole('textbox', { name: 'Reply' }).waitFor();
  await takeScreenshot(page, 'messages');

  for (const name of ['report', 'launch-checklist']) {
    await page.goto(`${deskOrigin}/${name}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await takeScreenshot(page, name);
  }

  // Tablet.
  await page.setViewportSize({ width: 1112, height: 834 });
  await page.goto(`${deskOrigin}/live?day=6`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await takeScreenshot(page, 'live');
});
