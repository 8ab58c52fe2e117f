import { chromium, type Page } from '@playwright/test';
import { siteOrigin } from '../config.ts';
import { launch } from '../launch.ts';
import { measuredPages } from '../measured-pages.ts';
import { expect, test } from '../test.ts';

const pages = [...measuredPages, '/pl/moj-tydzien', '/pl/zamowienie', '/pl/kongres'];

test('whoever goes back finds the page as it was left, of whatever kind it is', async () => {
  test.setTimeout(300_000);
  const browser = await chromium.launch({
    ...launch('chromium'),
    // Playwright starts its browsers without that.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL: siteOrigin });
  for (const path of pages) {
    // What keeps a page from being kept does so every time; a busy machine throws one away now and then.
    await expect(() => leaveAndReturn(page, path)).toPass({ timeout: 60_000 });
  }
  await browser.close();
});

async function leaveAndReturn(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'left';
  });
  await page.goto('/de/faq', { waitUntil: 'networkidle' });
  // Nothing is loaded, so nothing can be waited for but the page itself.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await expect(page.locator('html'), path).toHaveAttribute('data-mark', 'left', { timeout: 5000 });
}
