import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

test('the mobile menu closes when the window becomes wide', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto('/pl');
  const { nav, pages } = getTexts('pl', 'frame');
  await page.getByRole('button', { name: nav.open }).click();
  const menu = page.getByRole('dialog', { name: nav.menu });
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: pages.speakers }).click();
  await page.waitForURL('**/pl/prelegenci');
});
