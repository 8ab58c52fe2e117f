import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const { pages } = getTexts('pl', 'frame');
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The mark is lost when a new document loads. */
const markDocument = (page: Page) =>
  page.evaluate(() => (document.documentElement.dataset['mark'] = 'x'));
const isDocumentMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'x');

test('hovering a link prefetches its page', async ({ page, context }) => {
  await page.goto('/pl/kup-bilet');
  const link = page.getByRole('contentinfo').getByRole('link', { name: pages.faq });
  const data = page.waitForResponse((response) => response.url().endsWith('/pl/faq.data'));
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL('/pl/faq');
  await expect(getHeading(page)).toBeFocused();
});

test('pages of one language navigate on the client, another language loads a document', async ({
  page,
}) => {
  await page.goto('/pl/faq');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: pages.terms }).click();
  await expect(page).toHaveURL('/pl/regulamin');
  expect(await isDocumentMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/regulamin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await isDocumentMarked(page)).toBe(false);
});

test('a link opens in a new tab with a modifier key', async ({ page, context }) => {
  await page.goto('/pl/faq');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pages.terms })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/pl/regulamin');
  await expect(page).toHaveURL('/pl/faq');
});

test('an invalid link causes no error', async ({ page, consoleErrors }) => {
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'http://[';
    link.textContent = 'nowhere';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('nowhere').hover();
  expect(consoleErrors).toEqual([]);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`pages ${motion === 'reduce' ? 'change without a transition' : 'change with a view transition'} and store nothing`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...args) => {
        document.documentElement.dataset['faded'] = 'yes';
        return start(...args);
      };
    });
    await page.goto('/pl/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: pages.terms }).click();
    await expect(page).toHaveURL('/pl/regulamin');
    await expect(getHeading(page)).toBeFocused();
    expect(await page.locator('html').getAttribute('data-faded')).toBe(
      motion === 'reduce' ? null : 'yes',
    );
    await page.goto('/pl/kontakt');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}

test('the congress page loads as a document with its own CSP', async ({ page }) => {
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await markDocument(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/pl/kongres';
    link.textContent = 'the congress';
    document.querySelector('main')?.prepend(link);
  });
  const loaded = page.waitForResponse('**/pl/kongres');
  await page.getByText('the congress').click();
  expect((await loaded).headers()['content-security-policy']).toContain("media-src 'self' blob:");
  await expect(page).toHaveURL('/pl/kongres');
  expect(await isDocumentMarked(page)).toBe(false);
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: pages.terms }).click();
  await expect(page).toHaveURL('/pl/regulamin');
  expect(await isDocumentMarked(page)).toBe(false);
});
