import type { Page, Request } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { returnRequest } from '@kongres/contract/order';
import { orderReturnPath } from '@kongres/contract/paths';
import { answerWith, orderIn, refusal, refuse, token } from '../order.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

const code = 'c0de-of_the-way-back';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const { scenes, actions } = textsOf('pl', 'order');
const back = (search = '') => `/pl/zamowienie${search}#r.${code}`;

/** Exchanges the code for the token, unless a call is to be lost. */
async function exchange(page: Page, { lost = 0 } = {}) {
  const calls: Request[] = [];
  await page.route(`**${orderReturnPath}`, (route) => {
    calls.push(route.request());
    return calls.length <= lost ? route.abort() : route.fulfill({ json: { token } });
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

test('a lost answer is asked for again with the same claim, by itself', async ({ page }) => {
  const calls = await exchange(page, { lost: 1 });
  await answerWith(page, 'paid');
  await page.goto(back());
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  const claims = calls.map((call) => returnRequest.parse(call.postDataJSON()).claim);
  expect(claims).toHaveLength(2);
  expect(new Set(claims).size).toBe(1);
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

test('while nobody answers the page says so, and a press asks again', async ({ page }) => {
  await page.clock.install({ time: '2025-11-03T10:00:00Z' });
  const calls = await exchange(page, { lost: 4 });
  await answerWith(page, 'paid');
  await page.goto(back());
  await expect(heading(page)).toHaveText(plain(scenes.failed.heading));
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(calls.length).toBe(4);
  }).toPass({ intervals: [50], timeout: 60_000 });
  await page.getByRole('button', { name: plain(actions.check) }).click();
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
});

for (const { id, path } of languages) {
  test(`a code that was used says so in ${id}, and leads to the form that sends the link again`, async ({
    page,
  }) => {
    const words = textsOf(id, 'order');
    await refuse(page, orderReturnPath, { status: 410, code: 'link_used' });
    await page.goto(`/${path}/zamowienie#r.${code}`);
    await expect(heading(page)).toHaveText(plain(words.scenes.used.heading));
    await expect(page.getByRole('status')).toContainText(plain(words.scenes.used.text));
    await page
      .getByRole('main')
      .getByRole('link', { name: plain(words.actions.find) })
      .click();
    await page.waitForURL(`**/${path}/zamowienie`);
    await expect(heading(page)).toHaveText(plain(words.scenes.find.heading));
    await expect(heading(page)).toBeFocused();
    await expect(page.getByLabel(words.find.email)).toBeVisible();
  });

  test(`an order that was moved says so in ${id}, and shows nothing of it`, async ({ page }) => {
    const words = textsOf(id, 'order');
    await refuse(page, '/api/order', { status: 410, code: 'order_moved' });
    await page.goto(`/${path}/zamowienie#${token}`);
    await expect(heading(page)).toHaveText(plain(words.scenes.moved.heading));
    const main = page.getByRole('main');
    await expect(main.locator('dl')).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByRole('link', { name: plain(words.actions.contact) })).toBeVisible();
  });
}

test('an order moved while the page is open is told at the next press', async ({ page }) => {
  let isMoved = false;
  await page.route('**/api/order{,/resend}', (route) =>
    isMoved
      ? route.fulfill(refusal({ status: 410, code: 'order_moved' }))
      : route.fulfill({ json: orderIn('paid') }),
  );
  await page.goto(`/pl/zamowienie#${token}`);
  await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
  isMoved = true;
  await page.getByRole('button', { name: plain(textsOf('pl', 'order').resend.button) }).click();
  await expect(heading(page)).toHaveText(plain(scenes.moved.heading));
});

test('a code nobody knows is a broken link', async ({ page }) => {
  await refuse(page, orderReturnPath, { status: 404, code: 'not_found' });
  await page.goto(back());
  await expect(heading(page)).toHaveText(plain(scenes.unknown.heading));
});
