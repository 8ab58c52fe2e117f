import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { passOnRequest } from '@kongres/contract/order';
import { orderPassOnPath } from '@kongres/contract/paths';
import { answerWith, orderIn, refuse, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const address = 'friend@example.org';
const { passOn, scenes } = textsOf('pl', 'order');
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

async function fillIn(page: Page) {
  await page.getByRole('button', { name: plain(passOn.button) }).click();
  await page.getByLabel(plain(passOn.email)).fill(address);
  await page.getByRole('button', { name: plain(passOn.submit) }).click();
}

for (const { id, path } of languages) {
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

test('without a choice the friend is written to in the language of the order', async ({ page }) => {
  const asked = await takePassOn(page);
  await open(page, 'de');
  const words = textsOf('de', 'order').passOn;
  await page.getByRole('button', { name: plain(words.button) }).click();
  await page.getByLabel(plain(words.email)).fill(address);
  await page.getByRole('button', { name: plain(words.submit) }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.postDataJSON()).toEqual({ email: address, language: orderIn('paid').language });
});

test('what is no address is said beside the field, and nothing is sent', async ({ page }) => {
  const asked = await takePassOn(page);
  await open(page);
  await page.getByRole('button', { name: plain(passOn.button) }).click();
  await page.getByRole('button', { name: plain(passOn.submit) }).click();
  const field = page.getByLabel(plain(passOn.email));
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(plain(passOn.invalid));
  expect(asked).toEqual([]);
});

test('every refusal has its own words', async ({ page }) => {
  await answerWith(page, 'paid');
  await open(page);
  await refuse(page, orderPassOnPath, { status: 409, code: 'same_address' });
  await fillIn(page);
  const form = page.getByRole('form', { name: plain(passOn.button) });
  await expect(form).toContainText(plain(passOn.same));
  for (const [status, code, words] of [
    [503, 'internal', passOn.failed.text],
    [429, 'too_many_requests', passOn.wait.title],
    [409, 'ticket_used', passOn.used.title],
  ] as const) {
    await refuse(page, orderPassOnPath, { status, code, headers: { 'Retry-After': '7200' } });
    await page.getByRole('button', { name: plain(passOn.submit) }).click();
    await expect(page.getByRole('alert')).toContainText(plain(words));
  }
  // The form is gone, the focus is not.
  await expect(form).toHaveCount(0);
  await expect(page.locator(':focus')).toContainText(plain(passOn.used.title));
});

test('a ticket that was given has neither a price nor a way to cancel it', async ({ page }) => {
  const given = { isBought: false, isPriced: false, cancelUntil: null, netMinor: 0, grossMinor: 0 };
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('paid'), ...given, ticket: 'galas' } }),
  );
  await open(page);
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  const main = page.getByRole('main');
  await expect(main).toContainText('Gala AI');
  await expect(main).not.toContainText(/0,00|zł/);
  const { cancel } = textsOf('pl', 'order');
  for (const words of [cancel.over, cancel.button]) {
    await expect(main).not.toContainText(plain(words));
  }
  await page.getByRole('button', { name: plain(passOn.button) }).click();
  await expect(main).not.toContainText(plain(passOn.bought.slice(0, 20)));
});

test('axe finds nothing in the open form at 320, and nothing scrolls sideways', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 900 });
  await answerWith(page, 'paid');
  await open(page, 'de');
  await page.getByRole('button', { name: plain(textsOf('de', 'order').passOn.button) }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
});
