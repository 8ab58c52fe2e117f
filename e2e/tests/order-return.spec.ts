import type { Page, Request } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { returnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { answerWith, orderIn, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const code = 'c0de-of_the-way-back';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const { scenes } = textsOf('pl', 'order');
const back = (search = '') => `/pl/zamowienie${search}#r.${code}`;

/** Exchanges the code for the token. */
async function exchange(page: Page) {
  const calls: Request[] = [];
  await page.route(`**${orderReturnPath}`, (route) => {
    calls.push(route.request());
    return route.fulfill({ json: { token } });
  });
  return calls;
}

test('back from the payment page the code becomes the token, in the address and for every call', async ({
  page,
  complaints,
}) => {
  const calls = await exchange(page);
  const asked: (string | undefined)[] = [];
  await page.route('**/api/order', (route) => {
    asked.push(route.request().headers()['authorization']);
    return route.fulfill({ json: orderIn('paid') });
  });
  await page.goto(back());
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  await page.waitForURL(`**/pl/zamowienie#${token}`);
  expect(asked).toEqual([`Bearer ${token}`]);
  expect(calls).toHaveLength(1);
  expect(returnRequest.parse(calls[0]?.postDataJSON()).code).toBe(code);
  expect(calls[0]?.url()).not.toContain(code);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(token);
  await page.reload();
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  expect(calls).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('who turned back at the payment page gives the ticket free with the token of the code', async ({
  page,
}) => {
  await exchange(page);
  const released: (string | undefined)[] = [];
  await page.route('**/api/order/release', (route) => {
    released.push(route.request().headers()['authorization']);
    return route.fulfill({ json: orderIn('expired') });
  });
  await page.goto(back('?back'));
  await expect(heading(page)).toHaveText(plain(scenes.returned.heading));
  await page.waitForURL(`**/pl/zamowienie#${token}`);
  expect(released).toEqual([`Bearer ${token}`]);
});

test('the same tab may come with its code again; another code gets another claim', async ({
  page,
}) => {
  const calls = await exchange(page);
  await answerWith(page, 'paid');
  for (const address of [back(), back(), '/pl/zamowienie#r.another']) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  }
  const [first, second, third] = calls.map((call) => returnRequest.parse(call.postDataJSON()));
  expect(second?.claim).toBe(first?.claim);
  expect(third?.claim).not.toBe(first?.claim);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys).toEqual([site.storageKeys.orderReturn]);
});
