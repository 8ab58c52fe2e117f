import type { Page, Request } from '@playwright/test';
import { passOnRequest } from '@kongres/contract/order';
import { orderPassOnPath } from '@kongres/contract/paths';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf } from '../axe.ts';
import { answerWith, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const address = 'friend@example.org';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = (page: Page, path = 'pl') => page.goto(`/${path}/zamowienie#${token}`);

/** What was asked of the API. */
async function takePassOn(page: Page) {
  const asked: Request[] = [];
  await answerWith(page, 'paid');
  await page.route(`**${orderPassOnPath}`, (route) => {
    asked.push(route.request());
    return route.fulfill({ json: { status: 'passed_on' } });
  });
  return asked;
}

for (const { id, path } of sampleLanguages('pass on')) {
  test(`a ticket is passed on by keyboard in ${id}, to somebody who reads Spanish`, async ({
    page,
    complaints,
  }) => {
    const words = textsOf(id, 'order');
    const asked = await takePassOn(page);
    await open(page, path);
    const button = page.getByRole('button', { name: plain(words.passOn.button) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const field = page.getByLabel(plain(words.passOn.email));
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(plain(words.passOn.hint));
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Esp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(plain(words.scenes.passedOn.heading));
    await expect(heading(page)).toBeFocused();
    await expect(button).toHaveCount(0);
    expect(asked.map((request) => passOnRequest.parse(request.postDataJSON()))).toEqual([
      { email: address, language: 'es' },
    ]);
    expect(asked[0]?.headers()['authorization']).toBe(`Bearer ${token}`);
    expect(complaints).toEqual([]);
  });
}

test('axe finds nothing in the open form at 320, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 900 });
  await answerWith(page, 'paid');
  await open(page, 'de');
  await page.getByRole('button', { name: plain(textsOf('de', 'order').passOn.button) }).click();
  expect(await faultsOf(page)).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
});
