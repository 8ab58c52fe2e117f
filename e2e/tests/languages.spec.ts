import { languages } from '@kongres/content/facts/languages';
import { publicOrigin } from '@kongres/content/facts/organiser';
import { getTexts } from '../texts.ts';
import { expect, test } from '../test.ts';

const readStoredLanguage = () => localStorage.getItem('i18nextLng');

test('with German stored, a URL without a language redirects to German', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  for (const [from, to] of [
    ['/', '/de'],
    ['/program?x=1', '/de/program?x=1'],
    ['/wspolpraca/dla-wystawcy#a', '/de/wspolpraca/dla-wystawcy#a'],
    ['/rejestracja', '/de/kup-bilet'],
    // A prefix overrides the stored language.
    ['/es/rejestracja?a=b', '/es/kup-bilet?a=b'],
  ] as const) {
    await page.goto(from, { waitUntil: 'commit' });
    await page.waitForURL(baseURL + to, { waitUntil: 'commit' });
  }
});

test('the query parameter overrides the cookie, and the cookie the stored language', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'i18next', value: 'es', url: String(baseURL) }]);
  await page.addInitScript(() => {
    if (!localStorage.getItem('i18nextLng')) localStorage.setItem('i18nextLng', 'de');
  });
  await page.goto('/faq');
  await page.waitForURL('**/es/faq', { waitUntil: 'commit' });
  await page.goto('/faq?lng=en-US');
  await page.waitForURL('**/en-us/faq?lng=en-US', { waitUntil: 'commit' });
});

test('an unsupported language is ignored', async ({ page }) => {
  await page.goto('/faq?lng=fr');
  await page.waitForURL('**/pl/faq?lng=fr', { waitUntil: 'commit' });
});

for (const [locale, path] of [
  ['en-AU', 'en-gb'],
  ['en-US', 'en-us'],
  ['de-AT', 'de'],
  ['fr-FR', 'pl'],
] as const) {
  test(`a ${locale} browser is redirected to /${path}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, baseURL: String(baseURL) });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForURL(`**/${path}`, { waitUntil: 'commit' });
    expect(await page.evaluate(readStoredLanguage)).toBe(
      languages.find((row) => row.path === path)?.id,
    );
    await context.close();
  });
}

test('a page under a prefix stores its language', async ({ page }) => {
  await page.goto('/es/faq');
  await expect.poll(() => page.evaluate(readStoredLanguage)).toBe('es');
});

test(
  'switching the language keeps page and query and updates the metadata',
  { tag: '@quick' },
  async ({ page, consoleErrors }) => {
    await page.goto('/pl/faq?x=1');
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByRole('link', { name: 'English UK' }).click();
    await page.waitForURL('**/en-gb/faq?x=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getTexts('en-GB', 'faq').heading,
    );
    await expect.poll(() => page.evaluate(readStoredLanguage)).toBe('en-GB');
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_GB');
    await expect(page.locator('meta[property="og:locale"]')).toHaveCount(1);
    expect(await page.title()).toContain('FAQ');
    const links = await page
      .locator('link[rel="alternate"]')
      .evaluateAll((all) =>
        all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      );
    expect(links.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      ['de', `${publicOrigin}/de/faq`],
      ['en-US', `${publicOrigin}/en-us/faq`],
      ['es', `${publicOrigin}/es/faq`],
      ['pl', `${publicOrigin}/faq`],
    ]);
    await page.goBack();
    await page.waitForURL('**/pl/faq?x=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    expect(consoleErrors).toEqual([]);
  },
);

test('switching the language keeps the fragment', async ({ page }) => {
  await page.goto('/pl/faq?x=1#y');
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/faq?x=1#y');
});

test('without scripts URLs without a language redirect to Polish', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  await page.goto('/program');
  await page.waitForURL('**/pl/program');
  const html = await (await page.request.get('/program')).text();
  expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/pl/program">`);
  await context.close();
});
