import type { Page, Request } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { checkoutReturnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { mockOrder } from '../order.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

const code = 'c0de-of_the-way-back';
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const { scenes } = getTexts('pl', 'order');
const getReturnPath = (search = '') => `/pl/zamowienie${search}#r.${code}`;

async function mockCodeExchange(page: Page) {
  const calls: Request[] = [];
  await page.route(`**${orderReturnPath}`, (route) => {
    calls.push(route.request());
    return route.fulfill({ json: { token: sampleOrderToken } });
  });
  return calls;
}

test('the return code is exchanged for the token, which replaces it in the URL', async ({
  page,
  consoleErrors,
}) => {
  const calls = await mockCodeExchange(page);
  const tokens: (string | undefined)[] = [];
  await page.route('**/api/order', (route) => {
    tokens.push(route.request().headers()['authorization']);
    return route.fulfill({ json: buildOrderResponse('paid') });
  });
  await page.goto(getReturnPath());
  await expect(getHeading(page)).toHaveText(toTextPattern(scenes.paid.heading));
  await page.waitForURL(`**/pl/zamowienie#${sampleOrderToken}`);
  expect(tokens).toEqual([`Bearer ${sampleOrderToken}`]);
  expect(calls).toHaveLength(1);
  expect(checkoutReturnRequest.parse(calls[0]?.postDataJSON()).code).toBe(code);
  expect(calls[0]?.url()).not.toContain(code);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(sampleOrderToken);
  await page.reload();
  await expect(getHeading(page)).toHaveText(toTextPattern(scenes.paid.heading));
  expect(calls).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});

test('cancelling at the payment page releases the ticket with the exchanged token', async ({
  page,
}) => {
  await mockCodeExchange(page);
  const released: (string | undefined)[] = [];
  await page.route('**/api/order/release', (route) => {
    released.push(route.request().headers()['authorization']);
    return route.fulfill({ json: buildOrderResponse('expired') });
  });
  await page.goto(getReturnPath('?back'));
  await expect(getHeading(page)).toHaveText(toTextPattern(scenes.returned.heading));
  await page.waitForURL(`**/pl/zamowienie#${sampleOrderToken}`);
  expect(released).toEqual([`Bearer ${sampleOrderToken}`]);
});

test('a tab reuses its claim for the same code and creates another for another code', async ({
  page,
}) => {
  const calls = await mockCodeExchange(page);
  await mockOrder(page, 'paid');
  for (const address of [getReturnPath(), getReturnPath(), '/pl/zamowienie#r.another']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(getHeading(page)).toHaveText(toTextPattern(scenes.paid.heading));
  }
  const [first, second, third] = calls.map((call) =>
    checkoutReturnRequest.parse(call.postDataJSON()),
  );
  expect(second?.claim).toBe(first?.claim);
  expect(third?.claim).not.toBe(first?.claim);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys).toEqual([site.storageKeys.orderReturn]);
});
