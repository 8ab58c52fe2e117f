import { expect, test } from '../test.ts';
import { isRunning } from '../altered-page.ts';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { isAcceptance } from '../config.ts';
import { getRaw, headerOf } from '../raw-call.ts';
import { textsOf } from '../texts.ts';

/** Other spellings, each with the address that it is redirected to. */
const misspelt = [
  ['/PL', '/pl'],
  ['/en-GB/program', '/en-gb/program'],
  ['/pl/FAQ?x=1', '/pl/faq?x=1'],
  ['/PL/Faq?x=1', '/pl/faq?x=1'],
  ['/pl//faq?x=1', '/pl/faq?x=1'],
  ['//pl/faq', '/pl/faq'],
  ['/pl/f%61q?x=1', '/pl/faq?x=1'],
  ['/pl/kup-bilet/', '/pl/kup-bilet'],
] as const;

const unknown = [
  '/press/nope',
  '/art/nope.svg',
  '/foo/bar',
  '/foo//bar',
  '/pl/nie-ma',
  '/%E0%80',
] as const;

test('a misspelt address is redirected to the page, an unknown one answered by the 404 page', async () => {
  for (const [odd, right] of misspelt) {
    const answer = await getRaw(odd);
    expect([odd, answer.status, headerOf(answer, 'location')]).toEqual([odd, 301, right]);
  }
  for (const address of unknown) {
    const { status, body } = await getRaw(address);
    expect([address, status]).toEqual([address, 404]);
    expect(body, address).toContain('<html lang="pl"');
    // The heading of the page, as bytes.
    const heading = Buffer.from(textsOf('pl', 'not-found').heading).toString('latin1');
    expect(body, address).toContain(heading);
  }
});

const visited = isAcceptance
  ? [...misspelt.map(([odd]) => odd), ...unknown]
  : [pickByCommit(misspelt, 'misspelt')[0], pickByCommit(unknown, 'unknown')];

for (const address of visited) {
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

test('a page opened by another spelling shows its own address, with query and fragment', async ({
  page,
  baseURL,
}) => {
  const odd = ['/PL/Faq?x=1#y', '/pl/FAQ?x=1#y', '/pl//faq?x=1#y', '/pl/f%61q?x=1#y'];
  for (const address of isAcceptance ? odd : [pickByCommit(odd, 'own-address')]) {
    await page.goto(address);
    await isRunning(page);
    expect(page.url()).toBe(`${baseURL}/pl/faq?x=1#y`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsOf('pl', 'faq').heading);
  }
});
