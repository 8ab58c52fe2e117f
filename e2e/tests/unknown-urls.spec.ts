import { expect, test } from '../test.ts';
import { waitForHydration } from '../modified-html.ts';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { isAcceptance } from '../config.ts';
import { sendRawGet, getHeader } from '../raw-http.ts';
import { getTexts } from '../texts.ts';

const misspeltUrls = [
  ['/PL', '/pl'],
  ['/en-GB/program', '/en-gb/program'],
  ['/pl/FAQ?x=1', '/pl/faq?x=1'],
  ['/PL/Faq?x=1', '/pl/faq?x=1'],
  ['/pl//faq?x=1', '/pl/faq?x=1'],
  ['//pl/faq', '/pl/faq'],
  ['/pl/f%61q?x=1', '/pl/faq?x=1'],
  ['/pl/kup-bilet/', '/pl/kup-bilet'],
] as const;

const unknownUrls = [
  '/press/nope',
  '/art/nope.svg',
  '/foo/bar',
  '/foo//bar',
  '/pl/nie-ma',
  '/%E0%80',
] as const;

test('a misspelt URL redirects to the page and an unknown one returns the 404 page', async () => {
  for (const [url, canonical] of misspeltUrls) {
    const answer = await sendRawGet(url);
    expect([url, answer.status, getHeader(answer, 'location')]).toEqual([url, 301, canonical]);
  }
  for (const address of unknownUrls) {
    const { status, body } = await sendRawGet(address);
    expect([address, status]).toEqual([address, 404]);
    expect(body, address).toContain('<html lang="pl"');
    // The body is decoded as Latin-1.
    const heading = Buffer.from(getTexts('pl', 'not-found').heading).toString('latin1');
    expect(body, address).toContain(heading);
  }
});

const visitedUrls = isAcceptance
  ? [...misspeltUrls.map(([url]) => url), ...unknownUrls]
  : [pickByCommit(misspeltUrls, 'misspelt')[0], pickByCommit(unknownUrls, 'unknown')];

for (const address of visitedUrls) {
  test(`${address} shows a page that works`, async ({ page, consoleErrors, baseURL }) => {
    await page.goto(baseURL + address);
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const faq = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
    await faq.click();
    await page.waitForURL('**/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(consoleErrors.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}

test('a misspelt URL ends at the canonical URL with query and fragment', async ({
  page,
  baseURL,
}) => {
  const urls = ['/PL/Faq?x=1#y', '/pl/FAQ?x=1#y', '/pl//faq?x=1#y', '/pl/f%61q?x=1#y'];
  for (const address of isAcceptance ? urls : [pickByCommit(urls, 'own-address')]) {
    await page.goto(address);
    await waitForHydration(page);
    expect(page.url()).toBe(`${baseURL}/pl/faq?x=1#y`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTexts('pl', 'faq').heading);
  }
});
