import type { Page, Request } from '@playwright/test';
import { transferTicketRequest } from '@kongres/contract/order';
import { orderTransferPath } from '@kongres/contract/paths';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations } from '../axe.ts';
import { mockOrder } from '../order.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const address = 'friend@example.org';
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const openOrder = (page: Page, path = 'pl') => page.goto(`/${path}/zamowienie#${sampleOrderToken}`);

async function mockTransfer(page: Page) {
  const requests: Request[] = [];
  await mockOrder(page, 'paid');
  await page.route(`**${orderTransferPath}`, (route) => {
    requests.push(route.request());
    return route.fulfill({ json: { status: 'passed_on' } });
  });
  return requests;
}

for (const { id, path } of pickSampleLanguages('pass on')) {
  test(`a ticket is transferred by keyboard in ${id} with Spanish as the recipient’s language`, async ({
    page,
    consoleErrors,
  }) => {
    const words = getTexts(id, 'order');
    const requests = await mockTransfer(page);
    await openOrder(page, path);
    const button = page.getByRole('button', { name: toTextPattern(words.passOn.button) });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const field = page.getByLabel(toTextPattern(words.passOn.email));
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(toTextPattern(words.passOn.hint));
    await page.keyboard.type(address);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Esp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(getHeading(page)).toHaveText(toTextPattern(words.scenes.passedOn.heading));
    await expect(getHeading(page)).toBeFocused();
    await expect(button).toHaveCount(0);
    expect(requests.map((request) => transferTicketRequest.parse(request.postDataJSON()))).toEqual([
      { email: address, language: 'es' },
    ]);
    expect(requests[0]?.headers()['authorization']).toBe(`Bearer ${sampleOrderToken}`);
    expect(consoleErrors).toEqual([]);
  });
}

test('the transfer form has no axe violations and no overflow at 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 900 });
  await mockOrder(page, 'paid');
  await openOrder(page, 'de');
  await page
    .getByRole('button', { name: toTextPattern(getTexts('de', 'order').passOn.button) })
    .click();
  expect(await findAxeViolations(page)).toEqual([]);
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBeLessThanOrEqual(0);
});
