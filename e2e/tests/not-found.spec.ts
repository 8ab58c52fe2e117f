import { languages } from '@kongres/content/facts/languages';
import { pickByCommit, sampleLanguages } from '@kongres/tools/acceptance/sample';
import { isRunning } from '../altered-page.ts';
import { isAcceptance } from '../config.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const switches = [
  ['/de/foo?x=1', '/es/foo?x=1'],
  ['/foo/bar', '/es/foo/bar'],
  ['/de/foo/bar?lng=de&x=%26', '/es/foo/bar?lng=de&x=%26'],
] as const;

for (const [from, to] of isAcceptance ? switches : [pickByCommit(switches, 'not-found-switch')]) {
  test(`on the 404 page at ${from}, choosing Spanish leads to ${to}`, async ({ page, baseURL }) => {
    await page.goto(from);
    await isRunning(page);
    await page
      .locator('header')
      .getByRole('button', { name: /Deutsch|Polski/ })
      .click();
    const link = page.getByRole('banner').getByRole('link', { name: 'Español' });
    await expect(link).toHaveAttribute('href', to);
    await link.click();
    await page.waitForURL(baseURL + to);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf('es', 'not-found').heading,
    );
    await page.goBack();
    await page.waitForURL(baseURL + from);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      textsOf('es', 'not-found').heading,
    );
  });
}

for (const { id } of sampleLanguages('not-found')) {
  test(`with ${id} stored, an unknown address without a prefix is a 404 in ${id}`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), id);
    const response = await page.goto('/foo');
    expect(response?.status()).toBe(404);
    const texts = textsOf(id, 'not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.heading);
    await expect(page.locator('html')).toHaveAttribute('lang', id);
    await expect(page).toHaveTitle(texts.head.title.replace('{{brand}}', 'Kongres AI'));
    const { pages } = textsOf(id, 'frame');
    const link = page.getByRole('contentinfo').getByRole('link', { name: pages.terms });
    const { path } = languages.find((language) => language.id === id) ?? { path: '' };
    await expect(link).toHaveAttribute('href', `/${path}/regulamin`);
    const [, words = ''] = /: ([^.{]+)\./.exec(textsOf(id, 'footer').middle) ?? [];
    await expect(page.getByRole('contentinfo')).toContainText(words);
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('the language of a 404 page is looked for as everywhere: query, cookie, stored, browser', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ locale: 'es-MX', baseURL: String(baseURL) });
  const page = await context.newPage();
  const speaks = async (address: string, code: (typeof languages)[number]['id']) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      textsOf(code, 'not-found').heading,
    );
  };
  await speaks('/foo', 'es');
  await page.evaluate(() => localStorage.setItem('i18nextLng', 'de'));
  await speaks('/foo', 'de');
  await context.addCookies([{ name: 'i18next', value: 'pl', url: String(baseURL) }]);
  await speaks('/foo', 'pl');
  await speaks('/foo?lng=en-US', 'en-US');
  // A prefix speaks louder than all of them.
  await speaks('/es/foo?lng=en-US', 'es');
  await context.close();
});

test('a 404 page stores nothing, with a prefix or without', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('welcomePopupClosed'));
  for (const address of ['/foo', '/es/foo']) {
    await page.goto(address);
    await isRunning(page);
    await page.waitForLoadState('networkidle');
    const kept = () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      document.cookie,
    ];
    expect(await page.evaluate(kept)).toEqual(['']);
  }
});
