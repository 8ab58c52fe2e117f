import type { Page, Request, Route } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatMoment } from '@kongres/content/format/date';
import { formatAmount } from '@kongres/content/format/number';
import { editionStart } from '@kongres/content/facts/phases';
import type { OrderState } from '@kongres/contract/order';
import {
  orderCalendarPath,
  orderCancelPath,
  orderResendPath,
  orderTicketPath,
  orderTransferPath,
} from '@kongres/contract/paths';
import { isAcceptance, pickByCommit, pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { buildOrderResponse, sampleOrderToken } from '@kongres/contract/samples/order';
import { mockEdition } from '../edition.ts';
import { mockOrder, mockRefusal, buildRefusal } from '../order.ts';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { expect, test } from '../test.ts';
import { toTextPattern, getTexts } from '../texts.ts';

/** The page shows times of the congress time zone. */
test.use({ timezoneId: 'Asia/Tokyo' });

const polish = getTexts('pl', 'order');
const { email, number } = buildOrderResponse('paid');

const openOrder = (page: Page, path = 'pl', search = '') =>
  page.goto(`/${path}/zamowienie${search}#${sampleOrderToken}`);

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Answers order calls in sequence, repeating the last answer. */
async function mockOrderAnswers(
  page: Page,
  answers: readonly (OrderState | 'lost' | 'unknown' | number)[],
) {
  const requests: Request[] = [];
  await page.route('**/api/order{,/release}', (route: Route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? 'lost';
    requests.push(route.request());
    if (answer === 'lost') return route.abort();
    if (answer === 'unknown')
      return route.fulfill(buildRefusal({ status: 404, code: 'not_found' }));
    if (typeof answer === 'number') return route.fulfill({ status: answer, json: {} });
    return route.fulfill({ json: buildOrderResponse(answer) });
  });
  return requests;
}

/** Stops polling until a test advances the clock. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2025-11-03T10:00:00Z' });
  await page.clock.pauseAt('2025-11-03T10:00:01Z');
}

test('polling pauses while the page is hidden and resumes when it is visible', async ({ page }) => {
  const requests = await mockOrderAnswers(page, ['awaiting', 'paid']);
  await stopClock(page);
  await openOrder(page);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.awaiting.heading));
  const show = (isShown: boolean) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'hidden', { value: !shown, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isShown);
  await show(false);
  await page.clock.runFor(60_000);
  expect(requests.length).toBe(1);
  await show(true);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.paid.heading));
  expect(requests.length).toBe(2);
});

test('cancelling at the payment page releases the ticket once', async ({ page, consoleErrors }) => {
  const requests = await mockOrderAnswers(page, ['expired']);
  await openOrder(page, 'pl', '?back');
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.returned.heading));
  await expect(page.getByRole('status')).toContainText(
    toTextPattern(polish.scenes.returned.text.split(/\{\{|</)[0] ?? ''),
  );
  await expect(
    page.getByRole('link', { name: toTextPattern(polish.actions.choose) }),
  ).toBeVisible();
  expect(requests.map((request) => [request.method(), getPath(request)])).toEqual([
    ['POST', '/api/order/release'],
  ]);
  await page.waitForURL(`**/pl/zamowienie#${sampleOrderToken}`);
  await page.reload();
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.expired.heading));
  expect(requests.slice(1).map((request) => [request.method(), getPath(request)])).toEqual([
    ['GET', '/api/order'],
  ]);
  expect(consoleErrors).toEqual([]);
});

test('an unknown token offers the form that resends the link', async ({ page }) => {
  await mockOrderAnswers(page, ['unknown']);
  await openOrder(page);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.unknown.heading));
  await page
    .getByRole('main')
    .getByRole('link', { name: toTextPattern(polish.actions.find) })
    .click();
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.find.heading));
  await expect(getHeading(page)).toBeFocused();
});

test('changing the token in the URL loads another order', async ({ page }) => {
  await page.route('**/api/order', (route) =>
    route.request().headers()['authorization'] === `Bearer ${sampleOrderToken}`
      ? route.fulfill({ json: buildOrderResponse('paid') })
      : route.fulfill(buildRefusal({ status: 404, code: 'not_found' })),
  );
  await page.goto('/pl/zamowienie#other');
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.unknown.heading));
  await page.evaluate((hash) => (window.location.hash = hash), sampleOrderToken);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.paid.heading));
});

test('the token is sent in a header only and never stored', async ({ page, context }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const requests = await mockOrderAnswers(page, ['paid']);
  await openOrder(page);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.paid.heading));
  expect(requests[0]?.headers()['authorization']).toBe(`Bearer ${sampleOrderToken}`);
  expect(addresses.length).toBeGreaterThan(3);
  // Browsers do not send fragments.
  const sent = addresses.map((address) => address.replace(/#.*/, ''));
  expect(sent.filter((address) => address.includes(sampleOrderToken))).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(sampleOrderToken);
  expect(JSON.stringify(await context.cookies())).not.toContain(sampleOrderToken);
});

test('the order page is not indexed and not linked from home', async ({ request }) => {
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

test('switching the language keeps the order and focuses its heading', async ({
  page,
  consoleErrors,
}) => {
  await mockOrder(page, 'paid');
  await openOrder(page);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.paid.heading));
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(`**/de/zamowienie#${sampleOrderToken}`);
  await expect(getHeading(page)).toHaveText(getTexts('de', 'order').scenes.paid.heading);
  await expect(getHeading(page)).toBeFocused();
  await page.getByRole('link', { name: getTexts('de', 'order').actions.program }).click();
  await page.waitForURL('**/de/program');
  expect(consoleErrors).toEqual([]);
});

test('a URL without a language redirects to the order', async ({ page }) => {
  await mockOrder(page, 'paid');
  await page.goto(`/zamowienie#${sampleOrderToken}`);
  await page.waitForURL(`**/pl/zamowienie#${sampleOrderToken}`);
  await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes.paid.heading));
});

test('without JavaScript the page says that the ticket comes by email', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { id, path } of pickSampleLanguages('order without JavaScript')) {
    const { scenes, noScript } = getTexts(id, 'order');
    await page.goto(`/${path}/zamowienie#${sampleOrderToken}`);
    await expect(page.getByText(toTextPattern(noScript.split('<')[0] ?? ''))).toBeVisible();
    await expect(page.getByText(toTextPattern(scenes.loading.text))).toBeHidden();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute(
      'href',
      `mailto:${organiser.email}`,
    );
  }
  await context.close();
});

for (const state of ['paid', 'awaiting', 'expired'] as const) {
  for (const width of sampleWidths(`order ${state}`)) {
    test(`an order ${state} has no axe violations and no overflow at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await mockOrder(page, state);
      await openOrder(page, 'de');
      await expect(getHeading(page)).toHaveText(getTexts('de', 'order').scenes[state].heading);
      expect(await findAxeViolations(page)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  }
}

/** Font sizes of every amount on the page. */
function readAmountSizes(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const sizes: { text: string; size: number }[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\d[.,]\d\d/.test(node.textContent ?? '')) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      sizes.push({ text: node.textContent ?? '', size });
    }
    return sizes.toSorted((one, other) => other.size - one.size);
  });
}

for (const state of ['awaiting', 'processing', 'paid', 'expired', 'cancelled'] as const) {
  test(`the gross amount is the largest amount of an order ${state}`, async ({ page }) => {
    await mockOrder(page, state);
    await openOrder(page);
    await expect(getHeading(page)).toHaveText(toTextPattern(polish.scenes[state].heading));
    for (const width of [390, 834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [largest, next] = await readAmountSizes(page);
      expect(largest?.text).toBe(formatAmount(buildOrderResponse(state).grossMinor, 'pl'));
      expect(largest?.size).toBeGreaterThan(2 * (next?.size ?? Infinity));
    }
  });
}

for (const { id, path } of pickSampleLanguages('order actions')) {
  test(`a paid ticket and its actions fit into the first screen in ${id}`, async ({ page }) => {
    const { actions, scenes } = getTexts(id, 'order');
    await page.setViewportSize({ width: 1440, height: 900 });
    await mockOrder(page, 'paid');
    await openOrder(page, path);
    await expect(getHeading(page)).toHaveText(toTextPattern(scenes.paid.heading));
    const ticket = page.locator('[data-scene="paid"]');
    await expect(ticket).toBeInViewport({ ratio: 1 });
    const buttons = await ticket.locator('a, button').all();
    const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
    const rows = boxes.map((box) => Math.round(box?.y ?? 0));
    expect(rows).toHaveLength(4);
    expect(new Set(rows.slice(1)).size).toBe(1);
    expect(rows[0]).toBeLessThan(rows[1] ?? 0);
    const marked = await ticket
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((each) => each.textContent),
      );
    expect(marked).toHaveLength(1);
    expect(marked[0]).toMatch(toTextPattern(actions.enter));
  });
}

test('a wrong browser clock changes nothing on the order page', async ({ page }) => {
  const { passOn, phases, resend } = polish;
  const main = page.getByRole('main');
  await mockOrder(page, 'paid', { cancelUntil: null });
  await mockEdition(page, editionStart);
  for (const path of [orderResendPath, orderTransferPath]) {
    await mockRefusal(page, path, {
      status: 429,
      code: 'too_many_requests',
      headers: { 'Retry-After': String(43 * 60) },
    });
  }
  const readings = new Set<string>();
  for (const browserTime of [editionStart, '2019-03-01T03:00:00Z', '2033-08-01T20:00:00Z']) {
    await page.clock.setFixedTime(browserTime);
    await page.goto('about:blank');
    await openOrder(page);
    await expect(main).toContainText(toTextPattern(phases.live.cancel.over));
    await getButton(page, resend.button).click();
    await expect(main).toContainText(
      toTextPattern(resend.wait.replace('{{moment}}', inMinutes(43))),
    );
    await getButton(page, passOn.button).click();
    await page.getByLabel(toTextPattern(passOn.email)).fill('ala@example.com');
    await getButton(page, passOn.submit).click();
    await expect(page.getByRole('alert')).toContainText(inMinutes(43));
    readings.add(await main.innerText());
  }
  expect(readings.size).toBe(1);
});

const inMinutes = (minutes: number) => new Intl.RelativeTimeFormat('pl').format(minutes, 'minute');

const getButton = (page: Page, name: string) =>
  page.getByRole('button', { name: toTextPattern(name) });

test('ticket and calendar are downloaded with the token and the server’s file names', async ({
  page,
  consoleErrors,
}) => {
  await mockOrder(page, 'paid');
  await openOrder(page);
  for (const [label, path, file] of [
    [polish.download.ticket, orderTicketPath, 'kongres-ai-bilet-KAI-1.pdf'],
    [polish.download.calendar, orderCalendarPath, 'kongres-ai.ics'],
  ] as const) {
    const requests: Request[] = [];
    await page.route(`**${path}`, (route) => {
      requests.push(route.request());
      return route.fulfill({
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
        body: 'the file',
      });
    });
    const download = page.waitForEvent('download');
    await getButton(page, label).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(requests.map((request) => request.headers()['authorization'])).toEqual([
      `Bearer ${sampleOrderToken}`,
    ]);
    await expect(getButton(page, label)).toBeFocused();
    await expect(getButton(page, label)).toHaveAttribute('aria-disabled', 'false');
  }
  expect(consoleErrors).toEqual([]);
});

for (const { id: code, path } of pickSampleLanguages('cancel an order')) {
  test(`cancelling asks for confirmation with its consequences in ${code}`, async ({
    page,
    consoleErrors,
  }) => {
    const { cancel, scenes } = getTexts(code, 'order');
    await mockOrder(page, 'paid');
    const cancellations: Request[] = [];
    await page.route(`**${orderCancelPath}`, (route) => {
      cancellations.push(route.request());
      return route.fulfill({ json: buildOrderResponse('cancelled') });
    });
    await openOrder(page, path);
    // The deadline is midnight; the page shows the last minute before.
    const last = formatMoment(new Date('2025-12-19T22:59:00Z'), code);
    await expect(page.getByRole('main')).toContainText(
      toTextPattern(cancel.until.replace('{{moment}}', last)),
    );
    await getButton(page, cancel.button).click();
    const dialog = page.getByRole('dialog', { name: toTextPattern(cancel.title) });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    await expect(dialog).toContainText(email);
    await expect(dialog).toContainText(number);
    await expect(getButton(page, cancel.back)).toBeFocused();
    expect(cancellations).toEqual([]);

    await getButton(page, cancel.confirm).click();
    await expect(dialog).toHaveCount(0);
    await expect(getHeading(page)).toHaveText(toTextPattern(scenes.cancelled.heading));
    await expect(getHeading(page)).toBeFocused();
    await expect(page.locator('time[datetime="2025-11-04T08:00:00.000Z"]')).toHaveText(
      toTextPattern(formatMoment(new Date('2025-11-04T08:00:00Z'), code)),
    );
    expect(
      cancellations.map((request) => [request.method(), request.headers()['authorization']]),
    ).toEqual([['POST', `Bearer ${sampleOrderToken}`]]);
    await expect(getButton(page, cancel.button)).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });
}

test('dismissing the cancel dialog sends nothing and returns the focus', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(getPath(request)));
  await mockOrder(page, 'paid');
  await openOrder(page);
  const { button: first, back, title } = polish.cancel;
  const dialog = page.getByRole('dialog', { name: toTextPattern(title) });
  for (const dismiss of [
    () => getButton(page, back).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await getButton(page, first).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await dismiss();
    await expect(dialog).toHaveCount(0);
    await expect(getButton(page, first)).toBeFocused();
  }
  expect(requests).not.toContain(orderCancelPath);
});

test('the cancel dialog cannot be closed while the call is pending', async ({ page }) => {
  await mockOrder(page, 'paid');
  await page.route(`**${orderCancelPath}`, () => {});
  await openOrder(page);
  await getButton(page, polish.cancel.button).click();
  await getButton(page, polish.cancel.confirm).click();
  await expect(getButton(page, polish.cancel.busy)).toHaveAttribute('aria-disabled', 'true');
  await expect(getButton(page, polish.cancel.back)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(
    page.getByRole('dialog', { name: toTextPattern(polish.cancel.title) }),
  ).toBeVisible();
});

const sizes = [
  [320, 16],
  [1280, 16],
  [1280, 32],
] as const;

for (const [width, size] of isAcceptance ? sizes : [pickByCommit(sizes, 'cancel dialog')]) {
  test(`the cancel dialog has no axe violations and no overflow at ${width} px with ${size} px text`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await mockOrder(page, 'paid');
    await openOrder(page, 'de');
    await page.evaluate((px) => (document.documentElement.style.fontSize = `${px}px`), size);
    const { cancel } = getTexts('de', 'order');
    await getButton(page, cancel.button).click();
    const dialog = page.getByRole('dialog', { name: cancel.title });
    await expect(dialog).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await getButton(page, cancel.confirm).scrollIntoViewIfNeeded();
    await expect(getButton(page, cancel.confirm)).toBeInViewport();
  });
}

function getPath(request: Request): string {
  return new URL(request.url()).pathname;
}
