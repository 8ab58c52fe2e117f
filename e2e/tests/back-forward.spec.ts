import { chromium, type Page } from '@playwright/test';
import { siteOrigin } from '../config.ts';
import { getLaunchOptions } from '../launch-options.ts';
import { measuredPages } from '../measured-pages.ts';
import { expect, test } from '../test.ts';

const pages = [...measuredPages, '/pl/moj-tydzien', '/pl/zamowienie', '/pl/kongres'];

test('every page kind is restored from the back/forward cache', async () => {
  test.setTimeout(300_000);
  const browser = await chromium.launch({
    ...getLaunchOptions('chromium'),
    // Playwright disables the cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: siteOrigin });
  for (const path of pages) {
    // A busy machine evicts a page now and then; a page that cannot be cached fails every time.
    await expect(() => navigateAwayAndBack(page, path)).toPass({ timeout: 60_000 });
  }
  await browser.close();
});

async function navigateAwayAndBack(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'left';
  });
  await page.goto('/de/faq', { waitUntil: 'networkidle' });
  // A restored page fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await expect(page.locator('html'), path).toHaveAttribute('data-mark', 'left', { timeout: 5000 });
}
