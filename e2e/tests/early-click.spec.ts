import type { Page } from '@playwright/test';
import { getTexts } from '../texts.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';

/** Delays scripts until the returned function is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const { select } = getTexts('pl', 'tickets');

test('a ticket chosen before hydration opens its dialog after hydration', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/pl/kup-bilet', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: getTicketName('premium') });
  await card.getByRole('button', { name: select }).click();
  await expect(page.getByRole('dialog', { name: getTicketName('premium') })).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: getTicketName('premium') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('only the last click before hydration counts, and a click outside buttons cancels it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/pl/kup-bilet', { waitUntil: 'commit' });
  for (const name of [getTicketName('standard'), getTicketName('premium')]) {
    await page.getByRole('article', { name }).getByRole('button', { name: select }).click();
  }
  await page.getByRole('heading', { level: 1 }).click();
  release();
  // Hydrated without having opened a dialog.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  await page
    .getByRole('article', { name: getTicketName('standard') })
    .getByRole('button', { name: select })
    .click();
  await expect(page.getByRole('dialog', { name: getTicketName('standard') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
