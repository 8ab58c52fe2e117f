import { expect, test } from '../test.ts';
import { isRunning } from '../altered-page.ts';
import { textsOf } from '../texts.ts';

for (const address of [
  '/PL',
  '/en-GB/program',
  '/pl/FAQ',
  '/pl//faq',
  '//pl/faq',
  '/pl/f%61q',
  '/press/nope',
  '/art/nope.svg',
  '/foo/bar',
  '/foo//bar',
  '/pl/nie-ma',
  '/pl/kup-bilet/',
  '/%E0%80',
]) {
  test(`${address} shows a page that works`, async ({ page, complaints, baseURL }) => {
    await page.goto(baseURL + address);
    await isRunning(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await faq.click();
    await page.waitForURL('**/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('a page written in other letters is found at its own address', async ({ page, baseURL }) => {
  for (const odd of ['/PL/Faq?x=1#y', '/pl/FAQ?x=1#y']) {
    await page.goto(odd);
    await page.waitForURL(`${baseURL}/pl/faq?x=1#y`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('pl', 'faq').heading);
  }
});

test('a page that answers at an odd spelling takes its own address', async ({ page, baseURL }) => {
  for (const odd of ['/pl//faq?x=1#y', '/pl/f%61q?x=1#y']) {
    await page.goto(odd);
    await isRunning(page);
    expect(page.url()).toBe(`${baseURL}/pl/faq?x=1#y`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('pl', 'faq').heading);
  }
});
