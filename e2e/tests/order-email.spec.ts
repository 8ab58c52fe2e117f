import type { Page, Request } from '@playwright/test';
import { changeOrderEmailRequest, type OrderResponse } from '@kongres/contract/order';
import { orderEmailPath } from '@kongres/contract/paths';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { buildRefusal } from '../order.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const renewed = 'tok_new-8x_Yw3KpLmN0aBcDeFgHiJkLmNoPqRsTuVwXyZ2';
const address = 'ala@example.org';
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

const openOrder = (page: Page, path = 'pl') => page.goto(`/${path}/zamowienie#${sampleOrderToken}`);

/** After the change the order is available by the new token only. */
async function mockEmailChange(page: Page) {
  const requests: Request[] = [];
  await page.route('**/api/order', (route) => {
    const isOld = route.request().headers()['authorization'] === `Bearer ${sampleOrderToken}`;
    return isOld && requests.length > 0
      ? route.fulfill(buildRefusal({ status: 410, code: 'order_moved' }))
      : route.fulfill({ json: isOld ? buildOrderResponse('paid') : changedOrder });
  });
  await page.route(`**${orderEmailPath}`, (route) => {
    requests.push(route.request());
    return route.fulfill({ json: { order: changedOrder, token: renewed } });
  });
  return requests;
}

const changedOrder: OrderResponse = {
  ...buildOrderResponse('paid'),
  email: address,
  isCorrectable: false,
};

for (const { id, path } of pickSampleLanguages('order address')) {
  test(`the email address is corrected by keyboard in ${id} and the URL has the new token`, async ({
    page,
    consoleErrors,
  }) => {
    const words = getTexts(id, 'order');
    const requests = await mockEmailChange(page);
    await openOrder(page, path);
    const button = page.getByRole('button', { name: toTextPattern(words.correct.button) });
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
    await expect(getHeading(page)).toBeFocused();
    const status = page.getByRole('status');
    await expect(status).toContainText(address);
    await expect(status).toContainText(toTextPattern(words.correct.done));
    await expect(button).toHaveCount(0);
    expect(changeOrderEmailRequest.parse(requests[0]?.postDataJSON())).toEqual({ email: address });
    expect(requests[0]?.headers()['authorization']).toBe(`Bearer ${sampleOrderToken}`);
    expect(requests).toHaveLength(1);
    expect(consoleErrors).toEqual([]);
  });
}

for (const width of sampleWidths('order address')) {
  test(`the open form with a suggestion has no axe violations and no overflow at ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/api/order', (route) =>
      route.fulfill({ json: { ...buildOrderResponse('paid'), mailRefused: true } }),
    );
    await openOrder(page, 'de');
    const words = getTexts('de', 'order').correct;
    await page
      .getByLabel(words.email)
      .pressSequentially('anna.katharina.von.muehlenbach-lindenthal@gmial.com');
    await expect(
      page.getByRole('button', { name: getTexts('de', 'frame').emailHint.take }),
    ).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}
