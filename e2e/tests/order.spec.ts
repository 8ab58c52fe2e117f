import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Request, Route } from '@playwright/test';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { formatMoment } from '@kongres/content/format/date';
import type { OrderState } from '@kongres/contract/order';
import {
  orderCalendarPath,
  orderCancelPath,
  orderResendPath,
  orderTicketPath,
} from '@kongres/contract/paths';
import { orderIn, checkoutUrl, answerWith, refusal, refuse, token } from '../order.ts';
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

const soon = { timeout: 200 };

/** An answer takes real time before the next gap can begin, so the clock moves until it is seen. */
async function runClockUntil(page: Page, stepMs: number, isSeen: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await isSeen();
  }).toPass({ intervals: [0], timeout: 45_000 });
}

const ways: Record<OrderState, { name: string; leadsTo: string } | null> = {
  awaiting: { name: polish.actions.pay, leadsTo: checkoutUrl },
  processing: null,
  checking: null,
  paid: { name: polish.actions.program, leadsTo: '/pl/program' },
  expired: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  refunding: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  cancelled: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  refunded: { name: polish.actions.choose, leadsTo: '/pl/kup-bilet' },
  revoked: { name: polish.actions.contact, leadsTo: '/pl/kontakt' },
};

for (const [state, way] of Object.entries(ways) as [OrderState, (typeof ways)[OrderState]][]) {
  test(`an order that is ${state} says so, with its facts and the way on`, async ({
    page,
    complaints,
  }) => {
    await answerWith(page, state);
    await open(page);
    const status = page.getByRole('status');
    await expect(heading(page)).toHaveText(plain(polish.scenes[state].heading));
    await expect(status).toContainText(told('pl', state));
    const main = page.getByRole('main');
    for (const fact of [number, '123,45 zł', '28,39 zł', '151,84 zł']) {
      await expect(main).toContainText(plain(fact));
    }
    if (way) {
      const link = main.getByRole('link', { name: plain(way.name) });
      await expect(link).toHaveAttribute('href', way.leadsTo);
    }
    await expect(main.getByRole('button')).toHaveCount(state === 'paid' ? 6 : 0);
    await expect(heading(page)).toBeFocused();
    expect(complaints).toEqual([]);
  });
}

for (const { id: code, path } of languages) {
  test(`a paid order speaks ${code}, with money and time written its way`, async ({ page }) => {
    await answerWith(page, 'paid');
    await open(page, path);
    const { scenes, facts } = textsOf(code, 'order');
    await expect(heading(page)).toHaveText(plain(scenes.paid.heading));
    await expect(page.getByRole('status')).toContainText(told(code, 'paid'));
    const gross = { pl: '151,84 zł', de: '151,84 PLN', es: '151,84 PLN' };
    const rows = page.getByRole('main').locator('dl > div');
    await expect(rows.filter({ hasText: facts.gross })).toContainText(
      plain(code in gross ? gross[code as keyof typeof gross] : '151.84 PLN'),
    );
    await expect(rows.filter({ hasText: facts.number })).toContainText(number);
    const time = rows.filter({ hasText: facts.paid }).locator('time');
    await expect(time).toHaveText(/10:14/);
    await expect(time).toHaveText(/2025/);
    expect(await page.title()).not.toContain(number);
  });
}

test('a payment is waited for: the page asks again by itself until it is there', async ({
  page,
}) => {
  const asked = await answerInTurn(page, ['awaiting', 'awaiting', 503, 'processing', 'paid']);
  await stopClock(page);
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  await runClockUntil(page, 1000, () =>
    expect(heading(page)).toHaveText(plain(polish.scenes.processing.heading), soon),
  );
  await runClockUntil(page, 30_000, () =>
    expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading), soon),
  );
  await page.clock.runFor(120_000);
  expect(asked.length).toBe(5);
});

test('after ten minutes it stops asking, says so, and asks when it is told to', async ({
  page,
}) => {
  const asked = await answerInTurn(page, ['awaiting']);
  await stopClock(page);
  await open(page);
  const check = page.getByRole('button', { name: plain(polish.actions.check) });
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  await expect(check).toBeHidden();
  await runClockUntil(page, 30_000, () => expect(check).toBeVisible(soon));
  await expect(page.getByRole('status')).toContainText(plain(polish.resting));
  const before = asked.length;
  expect(before).toBeGreaterThan(20);
  await page.clock.runFor(300_000);
  expect(asked.length).toBe(before);
  await check.click();
  await expect(page.getByRole('status')).not.toContainText(plain(polish.resting));
  expect(asked.length).toBe(before + 1);
  await expect(check).toBeFocused();
});

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

test('an address that is not the checkout is not offered', async ({ page }) => {
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('awaiting'), checkoutUrl: 'https://evil.example/' } }),
  );
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  await expect(page.getByRole('link', { name: plain(polish.actions.pay) })).toHaveCount(0);
});

test('who turns back at the payment page gives the ticket free, once', async ({
  page,
  complaints,
}) => {
  const asked = await answerInTurn(page, ['expired']);
  await open(page, 'pl', '?back');
  await expect(heading(page)).toHaveText(plain(polish.scenes.returned.heading));
  await expect(page.getByRole('status')).toContainText(told('pl', 'returned'));
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

test('who turns back after paying has a ticket', async ({ page }) => {
  await answerWith(page, 'paid');
  await open(page, 'pl', '?back');
  await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
});

for (const [name, address] of [
  ['what cannot be a token', '/pl/zamowienie#a%20b%C4%85'],
  ['a token nobody knows', `/pl/zamowienie#${token}`],
] as const) {
  test(`with ${name} the page explains whom to ask`, async ({ page }) => {
    const asked = await answerInTurn(page, ['unknown']);
    await page.goto(address);
    await expect(heading(page)).toHaveText(plain(polish.scenes.unknown.heading));
    const mail = page.getByRole('status').getByRole('link', { name: organiser.email });
    await expect(mail).toHaveAttribute('href', `mailto:${organiser.email}`);
    expect(asked.length).toBe(address.endsWith(token) ? 1 : 0);
    await page
      .getByRole('main')
      .getByRole('link', { name: plain(polish.actions.find) })
      .click();
    await expect(heading(page)).toHaveText(plain(polish.scenes.find.heading));
    await expect(heading(page)).toBeFocused();
  });
}

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

for (const [name, failure] of [
  ['is away', 'lost'],
  ['fails', 503],
] as const) {
  test(`when the API ${name} the page says so, and asks again at the press of a button`, async ({
    page,
    complaints,
  }) => {
    const asked = await answerInTurn(page, [failure, failure, 'paid']);
    await stopClock(page);
    await open(page);
    const check = page.getByRole('button', { name: plain(polish.actions.check) });
    await expect(heading(page)).toHaveText(plain(polish.scenes.failed.heading));
    await check.click();
    await expect.poll(() => asked.length).toBe(2);
    await expect(check).toBeVisible();
    await expect(check).toBeFocused();
    await expect(check).toHaveAttribute('aria-disabled', 'false');
    await check.click();
    await expect(heading(page)).toHaveText(plain(polish.scenes.paid.heading));
    expect(complaints.map((line) => line.split(': ').slice(1).join()).join()).not.toContain(token);
  });
}

test('an order once seen stays on the page when the API goes away', async ({ page }) => {
  await answerInTurn(page, ['awaiting', 503]);
  await stopClock(page);
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  await page.clock.runFor(1000);
  await expect(page.getByRole('alert')).toContainText(plain(polish.trouble.title));
  await expect(page.getByRole('button', { name: plain(polish.actions.check) })).toBeVisible();
  await expect(heading(page)).toHaveText(plain(polish.scenes.awaiting.heading));
  await expect(page.getByRole('main')).toContainText(number);
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
  for (const { id, path } of languages) {
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
  for (const width of [320, 1280]) {
    test(`axe finds nothing on an order ${state} at ${width}, and nothing scrolls sideways`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await answerWith(page, state);
      await open(page, 'de');
      await expect(heading(page)).toHaveText(textsOf('de', 'order').scenes[state].heading);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBeLessThanOrEqual(0);
    });
  }
}

const button = (page: Page, name: string) => page.getByRole('button', { name: plain(name) });

for (const [name, label, path, file] of [
  ['ticket', polish.download.ticket, orderTicketPath, 'kongres-ai-bilet-KAI-1.pdf'],
  ['calendar', polish.download.calendar, orderCalendarPath, 'kongres-ai.ics'],
] as const) {
  test(`the ${name} is downloaded with the token, under the name the server gives it`, async ({
    page,
    complaints,
  }) => {
    await answerWith(page, 'paid');
    const asked: Request[] = [];
    await page.route(`**${path}`, (route) => {
      asked.push(route.request());
      return route.fulfill({
        headers: { 'Content-Disposition': `attachment; filename="${file}"` },
        body: 'the file',
      });
    });
    await open(page);
    const download = page.waitForEvent('download');
    await button(page, label).click();
    expect((await download).suggestedFilename()).toBe(file);
    expect(asked.map((request) => request.headers()['authorization'])).toEqual([`Bearer ${token}`]);
    await expect(button(page, label)).toBeFocused();
    await expect(button(page, label)).toHaveAttribute('aria-disabled', 'false');
    expect(complaints).toEqual([]);
  });

  test(`a ${name} that does not come is told, and asked for again`, async ({ page }) => {
    await answerWith(page, 'paid');
    let tries = 0;
    await page.route(`**${path}`, (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.fulfill({ body: 'the file' });
    });
    await open(page);
    await button(page, label).click();
    await expect(page.getByRole('alert')).toContainText(plain(polish.download.failed.text));
    const download = page.waitForEvent('download');
    await button(page, label).click();
    await download;
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a download under way is shown, and a second press does not start another', async ({
  page,
}) => {
  await answerWith(page, 'paid');
  let tries = 0;
  await page.route(`**${orderTicketPath}`, () => {
    tries += 1;
  });
  await open(page);
  await button(page, polish.download.ticket).click();
  const busy = button(page, polish.download.busy);
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  await page.keyboard.press('Enter');
  expect(tries).toBe(1);
});

test('a ticket that was taken back elsewhere is not offered any longer', async ({ page }) => {
  await answerInTurn(page, ['paid', 'refunded']);
  await refuse(page, orderTicketPath, { status: 404, code: 'not_found' });
  await open(page);
  await button(page, polish.download.ticket).click();
  await expect(heading(page)).toHaveText(plain(polish.scenes.refunded.heading));
  await expect(button(page, polish.download.ticket)).toHaveCount(0);
});

test('the mail is sent again, and the page says where to', async ({ page, complaints }) => {
  await answerWith(page, 'paid');
  await page.route(`**${orderResendPath}`, (route) => route.fulfill({ json: orderIn('paid') }));
  await open(page);
  const said = page.locator('[aria-live="polite"]', { hasText: email });
  await expect(said).toHaveCount(0);
  await button(page, polish.resend.button).click();
  await expect(said).toContainText(plain(polish.resend.done.replace('{{buyerEmail}}', email)));
  await expect(button(page, polish.resend.button)).toBeFocused();
  expect(complaints).toEqual([]);
});

test('a mail sent too often is told with the minute from which it can go again', async ({
  page,
}) => {
  await page.clock.install({ time: '2025-11-03T10:00:00Z' });
  await answerWith(page, 'paid');
  await refuse(page, orderResendPath, {
    status: 429,
    code: 'too_many_requests',
    headers: { 'Retry-After': '1790' },
  });
  await open(page);
  // A clock that stands still before the page has hydrated would hold it up for ever.
  await expect(button(page, polish.resend.button)).toBeVisible();
  await page.clock.pauseAt('2025-11-03T10:01:00Z');
  await button(page, polish.resend.button).click();
  const moment = formatMoment(new Date('2025-11-03T10:31:00Z'), 'pl');
  await expect(page.locator('[aria-live="polite"]', { hasText: moment })).toContainText(
    plain(polish.resend.wait.replace('{{moment}}', moment)),
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a mail that cannot be sent is told', async ({ page }) => {
  await answerWith(page, 'paid');
  await refuse(page, orderResendPath, { status: 500, code: 'internal' });
  await open(page);
  await button(page, polish.resend.button).click();
  await expect(page.getByRole('alert')).toContainText(plain(polish.resend.failed.text));
});

for (const { id: code, path } of languages) {
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

test('a declaration that comes too late is told, and the page then knows', async ({ page }) => {
  let isOver = false;
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('paid'), ...(isOver && { cancelUntil: null }) } }),
  );
  await refuse(page, orderCancelPath, { status: 409, code: 'too_late' });
  await open(page);
  const { button: first, back, confirm, tooLate, over } = polish.cancel;
  await button(page, first).click();
  isOver = true;
  await button(page, confirm).click();
  await expect(page.getByRole('alert')).toContainText(plain(tooLate.text.split('{{')[0] ?? ''));
  await expect(button(page, confirm)).toHaveCount(0);
  await expect(button(page, back)).toBeFocused();
  await button(page, back).click();
  await expect(page.getByRole('main')).toContainText(plain(over));
  await expect(button(page, first)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('a declaration without an answer is told and can be repeated', async ({ page }) => {
  await answerWith(page, 'paid');
  let tries = 0;
  await page.route(`**${orderCancelPath}`, (route) => {
    tries += 1;
    return tries === 1 ? route.abort() : route.fulfill({ json: orderIn('cancelled') });
  });
  await open(page);
  await button(page, polish.cancel.button).click();
  await button(page, polish.cancel.confirm).click();
  await expect(page.getByRole('alert')).toContainText(plain(polish.cancel.failed.text));
  await expect(button(page, polish.cancel.confirm)).toBeFocused();
  await button(page, polish.cancel.confirm).click();
  await expect(heading(page)).toHaveText(plain(polish.scenes.cancelled.heading));
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

test('a company finds itself on the order', async ({ page }) => {
  const company = { companyName: 'Żółw i Łoś sp. z o.o.', taxId: 'PL1234567890' };
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('paid'), ...company } }),
  );
  await open(page);
  const rows = page.getByRole('main').locator('dl > div');
  await expect(rows.filter({ hasText: polish.facts.company })).toContainText(company.companyName);
  await expect(rows.filter({ hasText: polish.facts.taxId })).toContainText(company.taxId);
});

for (const [width, size] of [
  [320, 16],
  [1280, 16],
  [1280, 32],
] as const) {
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
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
      0,
    );
    await button(page, cancel.confirm).scrollIntoViewIfNeeded();
    await expect(button(page, cancel.confirm)).toBeInViewport();
  });
}

/** The beginning of a sentence as the page tells it, up to the first fact or link in it. */
function told(code: LanguageCode, scene: OrderState | 'returned'): RegExp {
  const [start = ''] = textsOf(code, 'order')
    .scenes[scene].text.replace('{{buyerEmail}}', email)
    .split(/\{\{|</);
  return plain(start);
}

function pathOf(request: Request): string {
  return new URL(request.url()).pathname;
}
