import type { Page, Request } from '@playwright/test';
import { addressRequest, type OrderAnswer } from '@kongres/contract/order';
import { orderAddressPath } from '@kongres/contract/paths';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf, sampleWidths } from '../axe.ts';
import { orderIn, refusal, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const renewed = 'tok_new-8x_Yw3KpLmN0aBcDeFgHiJkLmNoPqRsTuVwXyZ2';
const address = 'ala@example.org';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const open = (page: Page, path = 'pl') => page.goto(`/${path}/zamowienie#${token}`);

/** The order is known by the new token alone once it was moved. */
async function moveOnCall(page: Page) {
  const moved: Request[] = [];
  await page.route('**/api/order', (route) => {
    const isOld = route.request().headers()['authorization'] === `Bearer ${token}`;
    return isOld && moved.length > 0
      ? route.fulfill(refusal({ status: 410, code: 'order_moved' }))
      : route.fulfill({ json: isOld ? orderIn('paid') : movedOrder });
  });
  await page.route(`**${orderAddressPath}`, (route) => {
    moved.push(route.request());
    return route.fulfill({ json: { order: movedOrder, token: renewed } });
  });
  return moved;
}

const movedOrder: OrderAnswer = { ...orderIn('paid'), email: address, isCorrectable: false };

for (const { id, path } of sampleLanguages('order address')) {
  test(`a mistyped address is mended by keyboard in ${id}, and the page has its new token`, async ({
    page,
    complaints,
  }) => {
    const words = textsOf(id, 'order');
    const moved = await moveOnCall(page);
    await open(page, path);
    const button = page.getByRole('button', { name: plain(words.correct.button) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel(words.correct.email)).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(words.correct.email)).toBeFocused();
    await page.keyboard.type(address);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/${path}/zamowienie#${renewed}`);
    await expect(heading(page)).toBeFocused();
    const status = page.getByRole('status');
    await expect(status).toContainText(address);
    await expect(status).toContainText(plain(words.correct.done));
    await expect(button).toHaveCount(0);
    expect(addressRequest.parse(moved[0]?.postDataJSON())).toEqual({ email: address });
    expect(moved[0]?.headers()['authorization']).toBe(`Bearer ${token}`);
    expect(moved).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

for (const width of sampleWidths('order address')) {
  test(`axe finds nothing in the open form at ${width}, with a hint in it, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/api/order', (route) =>
      route.fulfill({ json: { ...orderIn('paid'), mailRefused: true } }),
    );
    await open(page, 'de');
    const words = textsOf('de', 'order').correct;
    await page
      .getByLabel(words.email)
      .pressSequentially('anna.katharina.von.muehlenbach-lindenthal@gmial.com');
    await expect(
      page.getByRole('button', { name: textsOf('de', 'frame').emailHint.take }),
    ).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}
