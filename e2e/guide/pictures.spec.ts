import { writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { test, type Page } from '@playwright/test';
import { congressDay } from '@kongres/content/facts/edition';
import { query } from '../database.ts';
import { deskOrigin, inviteByCommand, join } from '../desk.ts';
import { sellSome } from './sell-some.ts';

const folder = joinPath(import.meta.dirname, '../../docs/pictures/desk');

/** As the guide shows it: a quarter of what a PNG would weigh. */
async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(joinPath(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}

test('the pictures of the guide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await sellSome();
  await query(
    `insert into contact_message (topic, name, email, subject, message, language) values
      ('exhibitor', 'Jana Vogel', 'jana.vogel@example.com', 'Stand', 'Ist an den Ständen noch Platz?', 'de'),
      ('group-tickets', 'Rafał Maj', 'rafal.maj@example.com', 'Dwanaście biletów',
        E'Dzień dobry,\n\njest nas dwanaścioro. Czy dostaniemy jedną fakturę?', 'pl')`,
    [],
  );
  await join(page, await inviteByCommand('Marta', 'marta@example.com', 'owner'));
  await page.evaluate(() => localStorage.setItem('deskLanguage', 'en'));

  await page.goto(`${deskOrigin}/overview`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await picture(page, 'overview');

  await page.goto(`${deskOrigin}/orders`);
  await page.getByRole('button', { name: /^KAI-/ }).nth(2).click();
  await page.getByLabel('New note').fill('Asks for one invoice for the whole team.');
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('region', { name: 'Notes' }).getByRole('listitem').waitFor();
  await picture(page, 'orders');

  await page.goto(`${deskOrigin}/issuing`);
  await page.getByRole('radio', { name: /Premium/ }).check();
  const list = page.getByRole('textbox', { name: /For whom/ });
  await list.fill(
    'Nina Śliwa, nina.sliwa@example.com\nLena Burza, lena.burza@example\nJana Vogel, jana.vogel@example.com, de',
  );
  await page.getByText('ready: 2').waitFor();
  await picture(page, 'issuing');

  await page.goto(`${deskOrigin}/sale`);
  await page.getByText('New price').click();
  await page.getByLabel('From').fill(congressDay(1));
  await page.getByLabel('Net price (PLN)').fill('349');
  await page.getByRole('button', { name: 'Set the price' }).scrollIntoViewIfNeeded();
  await picture(page, 'prices');

  await page.goto(`${deskOrigin}/announcements/one`);
  await page.getByLabel('Name', { exact: true }).fill('Where to find us');
  await page.getByLabel('Subject, Polski').fill('W poniedziałek o dziesiątej');
  await page
    .getByLabel('Text, Polski')
    .fill('Dzień dobry,\n\nw poniedziałek zaczynamy. Wejście: https://example.com/kongres.');
  await picture(page, 'announcement');

  await page.goto(`${deskOrigin}/messages`);
  const message = page.getByRole('row').filter({ hasText: 'Dwanaście biletów' });
  await message.getByRole('button').click();
  await page.getByRole('textbox', { name: 'Answer' }).waitFor();
  await picture(page, 'messages');

  for (const name of ['numbers', 'launch']) {
    await page.goto(`${deskOrigin}/${name}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await picture(page, name);
  }

  // A tablet beside a stage.
  await page.setViewportSize({ width: 1112, height: 834 });
  await page.goto(`${deskOrigin}/live?day=6`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await picture(page, 'live');
});
