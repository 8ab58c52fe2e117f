import type { Page } from '@playwright/test';
import { textsOf } from '../texts.ts';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';

/** A phone on a slow line: the page is there and its scripts are not, until they are let through. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

const { select } = textsOf('pl', 'tickets');

test('a ticket chosen before the page has come to life opens its dialog once it has', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/pl/kup-bilet', { waitUntil: 'commit' });
  const card = page.getByRole('article', { name: ticketName('premium') });
  await card.getByRole('button', { name: select }).click();
  await expect(page.getByRole('dialog', { name: ticketName('premium') })).toBeHidden();
  release();
  await expect(page.getByRole('dialog', { name: ticketName('premium') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('of several early clicks the last one counts, and a click beside a button opens nothing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/pl/kup-bilet', { waitUntil: 'commit' });
  for (const name of [ticketName('standard'), ticketName('premium')]) {
    await page.getByRole('article', { name }).getByRole('button', { name: select }).click();
  }
  await page.getByRole('heading', { level: 1 }).click();
  release();
  // Alive: a menu opens by a click, and no dialog has.
  await page.waitForFunction(() =>
    Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  );
  await page
    .getByRole('article', { name: ticketName('standard') })
    .getByRole('button', { name: select })
    .click();
  await expect(page.getByRole('dialog', { name: ticketName('standard') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
