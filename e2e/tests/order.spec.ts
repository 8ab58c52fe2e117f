import type { Page, Request, Route } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatMoment } from '@kongres/content/format/date';
import type { OrderState } from '@kongres/contract/order';
import { orderCalendarPath, orderCancelPath, orderTicketPath } from '@kongres/contract/paths';
import { isAcceptance, pickByCommit, sampleLanguages } from '@kongres/tools/acceptance/sample';
import { answerWith, orderIn, refusal, token } from '../order.ts';
import { faultsOf, sampleWidths } from '../axe.ts';
import { expect, test } from '../test.ts';
import { plain, textsOf } from '../texts.ts';

/** Far from the congress, whose clock the page tells. */
test.use({ timezoneId: 'Asia/Tokyo' });

const polish = textsOf('pl', 'order');
const { email, number } = orderIn('paid');

const open = (page: Page, path = 'pl', search = '') =>
  page.goto(`/${path}/zamowienie${search}#${token}`);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers the questions about the order one by one; the last answer is given for ever. */
async function answerInTurn(
  page: Page,
  answers: readonly (OrderState | 'lost' | 'unknown' | number)[],
) {
  const asked: Request[] = [];
  await page.route('**/api/order{,/release}', (route: Route) => {
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? 'lost';
    asked.push(route.request());
    if (answer === 'lost') return route.abort();
    if (answer === 'unknown') return route.fulfill(refusal({ status: 404, code: 'not_found' }));
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    return route.fulfill({ json: orderIn(answer) });
  });
  return asked;
}

/** Time stands still unless a test moves it: no question comes by itself. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2025-11-03T10:00:00Z' });
  await page.clock.pauseAt('2025-11-03T10:00:01Z');
}

test('nobody asks while the page is hidden; it asks at once when it is seen again', async ({
  page,
}) => {
  const asked = await answerInTurn(page, ['awaiting', 'paid']);
  await stopClock(page);
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  const show = (isShown: boolean) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isShown);
  await show(false);
  await page.clock.runFor(60_000);
  expect(asked.length).toBe(1);
  await show(true);
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
  expect(asked.length).toBe(2);
});

test('who turns back at the payment page gives the ticket free, once', async ({
  page,
  complaints,
}) => {
  const asked = await answerInTurn(page, ['expired']);
  await open(page, 'pl', '?back');
  await expect(heading(page)).toHaveText(plain(polish.scenes.returned.heading));
  await expect(page.getByRole('status')).toContainText(
    plain(polish.scenes.returned.text.split(/\{\{|</)[0] ?? ''),
  );
  await expect(page.getByRole('link', { name: plain(polish.actions.choose) })).toBeVisible();
  expect(asked.map((request) => [request.method(), pathOf(request)])).toEqual([
    ['POST', '/api/order/release'],
  ]);
  await page.waitForURL(`**/pl/zamowienie#${token}`);
  await page.reload();
  await expect(heading(page)).toHaveText(plain(polish.scenes.expired.heading));
  expect(asked.slice(1).map((request) => [request.method(), pathOf(request)])).toEqual([
    ['GET', '/api/order'],
  ]);
  expect(complaints).toEqual([]);
});

test('with a token nobody knows the page leads to the form that sends the link again', async ({
  page,
}) => {
  await answerInTurn(page, ['unknown']);
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.unknown.heading));
  await page
    .getByRole('main')
    .getByRole('link', { name: plain(polish.actions.find) })
    .click();
  await expect(heading(page)).toHaveText(plain(polish.scenes.find.heading));
  await expect(heading(page)).toBeFocused();
});

test('another token in the same page is another order', async ({ page }) => {
  await page.route('**/api/order', (route) =>
    route.request().headers()['authorization'] === `Bearer ${token}`
      ? route.fulfill({ json: orderIn('paid') })
      : route.fulfill(refusal({ status: 404, code: 'not_found' })),
  );
  await page.goto('/pl/zamowienie#other');
  await expect(heading(page)).toHaveText(plain(polish.scenes.unknown.heading));
  await page.evaluate((hash) => (window.location.hash = hash), token);
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
});

test('the token travels in the header alone: in no address, no storage and no cookie', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const asked = await answerInTurn(page, ['paid']);
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
  expect(asked[0]?.headers()['authorization']).toBe(`Bearer ${token}`);
  expect(addresses.length).toBeGreaterThan(3);
  // A fragment is the browser's own: it is in the address of the document, which it never sends.
  const sent = addresses.map((address) => address.replace(/#.*/, ''));
  expect(sent.filter((address) => address.includes(token))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toContain(token);
  expect(JSON.stringify(await context.cookies())).not.toContain(token);
});

test('search engines are kept away, and the home page does not lead there', async ({ request }) => {
  for (const { path } of languages) {
    const html = await (await request.get(`/${path}/zamowienie`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"|og:url/);
    const home = await (await request.get(`/${path}`)).text();
    expect(home).not.toMatch(/href="[^"]*zamowienie/);
  }
  expect(await (await request.get('/zamowienie')).text()).toContain('noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('zamowienie');
});

test('switching the language keeps the order and moves the focus to its heading', async ({
  page,
  complaints,
}) => {
  await answerWith(page, 'paid');
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`**/de/zamowienie#${token}`);
  await expect(heading(page)).toHaveText(textsOf('de', 'order').scenes.paid.heading);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('link', { name: textsOf('de', 'order').actions.program }).click();
  await page.waitForURL('**/de/program');
  expect(complaints).toEqual([]);
});

test('an address without a language leads to the order in it', async ({ page }) => {
  await answerWith(page, 'paid');
  await page.goto(`/zamowienie#${token}`);
  await page.waitForURL(`**/pl/zamowienie#${token}`);
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
});

test('without JavaScript the page says that the ticket comes by mail', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { id, path } of sampleLanguages('order without JavaScript')) {
    const { scenes, noScript } = textsOf(id, 'order');
    await page.goto(`/${path}/zamowienie#${token}`);
    await expect(page.getByText(plain(noScript.split('<')[0] ?? ''))).toBeVisible();
    await expect(page.getByText(plain(scenes.loading.text))).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      `mailto:${organiser.email}`,
    );
  }
  await context.close();
});

for (const state of ['paid', 'awaiting', 'expired'] as const) {
  for (const width of sampleWidths(`order ${state}`)) {
    test(`axe finds nothing on an order ${state} at ${width}, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await answerWith(page, state);
      await open(page, 'de');
      await expect(heading(page)).toHaveText(textsOf('de', 'order').scenes[state].heading);
      expect(await faultsOf(page)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name: plain(name) });

test('ticket and calendar are downloaded with the token, under the names the server gives them', async ({
  page,
  complaints,
}) => {
  await answerWith(page, 'paid');
  await open(page);
  for (const [label, path, file] of [
    [polish.download.ticket, orderTicketPath, 'kongres-ai-bilet-KAI-1.pdf'],
    [polish.download.calendar, orderCalendarPath, 'kongres-ai.ics'],
  ] as const) {
    const asked: Request[] = [];
    await page.route(`**${path}`, (route) => {
      asked.push(route.request());
      return route.fulfill({
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
        body: 'the file',
      });
    });
    const download = page.waitForEvent('download');
    await button(page, label).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(asked.map((request) => request.headers()['authorization'])).toEqual([`Bearer ${token}`]);
    await expect(button(page, label)).toBeFocused();
    await expect(button(page, label)).toHaveAttribute('aria-disabled', 'false');
  }
  expect(complaints).toEqual([]);
});

for (const { id: code, path } of sampleLanguages('cancel an order')) {
  test(`cancelling takes two steps and says what it means, in ${code}`, async ({
    page,
    complaints,
  }) => {
    const { cancel, scenes } = textsOf(code, 'order');
    await answerWith(page, 'paid');
    const declared: Request[] = [];
    await page.route(`**${orderCancelPath}`, (route) => {
      declared.push(route.request());
      return route.fulfill({ json: orderIn('cancelled') });
    });
    await open(page, path);
    // The end is a midnight; the page names the last minute before it.
    const last = formatMoment(new Date('2025-12-19T22:59:00Z'), code);
    await expect(page.getByRole('main')).toContainText(
      plain(cancel.until.replace('{{moment}}', last)),
    );
    await button(page, cancel.button).click();
    const dialog = page.getByRole('dialog', { name: plain(cancel.title) });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toContainText(email);
    await expect(dialog).toContainText(number);
    await expect(button(page, cancel.back)).toBeFocused();
    expect(declared).toEqual([]);

    await button(page, cancel.confirm).click();
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toHaveText(plain(scenes.cancelled.heading));
    await expect(heading(page)).toBeFocused();
    await expect(page.locator('time[datetime="2025-11-04T08:00:00.000Z"]')).toHaveText(
      plain(formatMoment(new Date('2025-11-04T08:00:00Z'), code)),
    );
    expect(
      declared.map((request) => [request.method(), request.headers()['authorization']]),
    ).toEqual([['POST', `Bearer ${token}`]]);
    await expect(button(page, cancel.button)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('who thinks better of it is back where they were, and nothing is declared', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(pathOf(request)));
  await answerWith(page, 'paid');
  await open(page);
  const { button: first, back, title } = polish.cancel;
  const dialog = page.getByRole('dialog', { name: plain(title) });
  for (const leave of [() => button(page, back).click(), () => page.keyboard.press('Escape')]) {
    await button(page, first).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await leave();
    await expect(dialog).toHaveCount(0);
    await expect(button(page, first)).toBeFocused();
  }
  expect(asked).not.toContain(orderCancelPath);
});

test('a declaration under way is shown and cannot be walked away from', async ({ page }) => {
  await answerWith(page, 'paid');
  await page.route(`**${orderCancelPath}`, () => {});
  await open(page);
  await button(page, polish.cancel.button).click();
  await button(page, polish.cancel.confirm).click();
  await expect(button(page, polish.cancel.busy)).toHaveAttribute('aria-disabled', 'true');
  await expect(button(page, polish.cancel.back)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: plain(polish.cancel.title) })).toBeVisible();
});

const sizes = [
  [320, 16],
  [1280, 16],
  [1280, 32],
] as const;

for (const [width, size] of isAcceptance ? sizes : [pickByCommit(sizes, 'cancel dialog')]) {
  test(`the open cancel dialog suits axe at ${width} with letters of ${size}, and fits`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await answerWith(page, 'paid');
    await open(page, 'de');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
    const { cancel } = textsOf('de', 'order');
    await button(page, cancel.button).click();
    const dialog = page.getByRole('dialog', { name: cancel.title });
    await expect(dialog).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await button(page, cancel.confirm).scrollIntoViewIfNeeded();
    await expect(button(page, cancel.confirm)).toBeInViewport();
  });
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
