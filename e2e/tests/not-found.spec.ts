import { languages } from '@kongres/content/facts/languages';
import { pickByCommit, pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { waitForHydration } from '../modified-html.ts';
import { isAcceptance } from '../config.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const languageSwitches = [
  ['/de/foo?x=1#y', '/es/foo?x=1#y'],
  ['/foo/bar', '/es/foo/bar'],
  ['/de/foo/bar?lng=de&x=%26', '/es/foo/bar?lng=de&x=%26'],
] as const;

for (const [from, to] of isAcceptance
  ? languageSwitches
  : [pickByCommit(languageSwitches, 'not-found-switch')]) {
  test(`on the 404 page at ${from}, choosing Spanish opens ${to} and is stored`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(from);
    await waitForHydration(page);
    await page
      .locator('header')
      .getByRole('button', { name: /Deutsch|Polski/ })
      .click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('href', to);
    await link.click();
    await page.waitForURL(baseURL + to);
    expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getTexts('es', 'not-found').heading,
    );
    await page.goBack();
    await page.waitForURL(baseURL + from);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      getTexts('es', 'not-found').heading,
    );
  });
}

for (const { id } of pickSampleLanguages('not-found')) {
  test(`with ${id} stored, an unknown URL without a prefix shows the 404 page in ${id}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), id);
    const response = await page.goto('/foo');
    expect(response?.status()).toBe(404);
    const texts = getTexts(id, 'not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', id);
    await expect(page).toHaveTitle(texts.head.title.replace('{{brand}}', 'Kongres AI'));
    const { pages } = getTexts(id, 'frame');
    const link = page.getByRole('contentinfo').getByRole('link', { name: pages.terms });
    const { path } = languages.find((language) => language.id === id) ?? { path: '' };
    await expect(link).toHaveAttribute('href', `/${path}/regulamin`);
    const [, words = ''] = /: ([^.{]+)\./.exec(getTexts(id, 'footer').middle) ?? [];
    await expect(page.getByRole('contentinfo')).toContainText(words);
    expect(consoleErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('the 404 page resolves its language from query, cookie, storage and browser', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'es-MX', baseURL: String(baseURL) });
  const page = await context.newPage();
  const expectLanguage = async (address: string, code: (typeof languages)[number]['id']) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      getTexts(code, 'not-found').heading,
    );
  };
  await expectLanguage('/foo', 'es');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  await expectLanguage('/foo', 'de');
  await context.addCookies([{ name: 'i18next', value: 'pl', url: String(baseURL) }]);
  await expectLanguage('/foo', 'pl');
  await expectLanguage('/foo?lng=en-US', 'en-US');
  // A prefix overrides all of them.
  await expectLanguage('/es/foo?lng=en-US', 'es');
  await context.close();
});

test('the missing path is logged once, also when its page changes language', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') logged.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  await page.goto('/foo/bar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getTexts('de', 'not-found').heading,
  );
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(logged.filter((text) => text.includes('/foo/bar'))).toEqual([
    '404, page not found: /foo/bar',
  ]);
});

test('a 404 page stores nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('welcomePopupClosed'));
  for (const address of ['/foo', '/es/foo']) {
    await page.goto(address);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const readStorage = () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      document.cookie,
    ];
    expect(await page.evaluate(readStorage)).toEqual(['']);
  }
});
