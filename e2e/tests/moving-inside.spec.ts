import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const { pages } = textsOf('pl', 'frame');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A mark that is gone when another document has been loaded. */
const mark = (page: Page) => page.evaluate(() => (document.documentElement.dataset['mark'] = 'x'));
const isMarked = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'x');

test('whoever is about to press a link has its page before they do', async ({ page, context }) => {
  await page.goto('/pl/kup-bilet');
  const link = page.getByRole('contentinfo').getByRole('link', { name: pages.faq });
  const data = page.waitForResponse((response) => response.url().endsWith('/pl/faq.data'));
  await link.hover();
  await data;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(page).toHaveURL('/pl/faq');
  await expect(heading(page)).toBeFocused();
});

test('a page of this language comes without a document, another language with one', async ({
  page,
}) => {
  await page.goto('/pl/faq');
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: pages.terms }).click();
  await expect(page).toHaveURL('/pl/regulamin');
  expect(await isMarked(page)).toBe(true);
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/de/regulamin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await isMarked(page)).toBe(false);
});

test('a link opens beside the page where the visitor asks for that', async ({ page, context }) => {
  await page.goto('/pl/faq');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: pages.terms })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/pl/regulamin');
  await expect(page).toHaveURL('/pl/faq');
});

test('a link that leads nowhere disturbs nobody', async ({ page, complaints }) => {
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'http://[';
    link.textContent = 'nowhere';
    document.querySelector('main')?.prepend(link);
  });
  await page.getByText('nowhere').hover();
  expect(complaints).toEqual([]);
});

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`pages ${motion === 'reduce' ? 'change at once' : 'give way to each other'}, and nothing of it is stored`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...given) => {
        document.documentElement.dataset['faded'] = 'yes';
        return start(...given);
      };
    });
    await page.goto('/pl/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: pages.terms }).click();
    await expect(page).toHaveURL('/pl/regulamin');
    await expect(heading(page)).toBeFocused();
    expect(await page.locator('html').getAttribute('data-faded')).toBe(
      motion === 'reduce' ? null : 'yes',
    );
    await page.goto('/pl/kontakt');
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}

test('the page that plays streams is a document of its own, with its own policy', async ({
  page,
}) => {
  await page.goto('/pl/faq', { waitUntil: 'networkidle' });
  await mark(page);
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
  expect(await isMarked(page)).toBe(false);
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: pages.faq }).click();
  await expect(page).toHaveURL('/pl/faq');
  expect(await isMarked(page)).toBe(false);
});
