import { AxeBuilder } from '@axe-core/playwright';
import type { Page, Route } from '@playwright/test';
import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { organiser } from '@kongres/content/facts/organiser';
import { editionEnds } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { formatDay } from '@kongres/content/format/date';
import { orderCalendarPath } from '@kongres/contract/paths';
import { duringDay, firstSession, setEdition } from '../edition.ts';
import { answerWith, orderIn, refusal, token } from '../order.ts';
import { setPlan } from '../plan.ts';
import { ticketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';

const polish = textsOf('pl', 'congress');
const key = site.storageKeys.ticket;
const minuteMs = 60_000;
const long = new Date(firstSession.getTime() - (12 * 24 * 60 + 3 * 60 + 18) * minuteMs);
const over = new Date(editionEnds.getTime() + minuteMs);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page) => page.getByRole('region', { name: ticketName('premium') });
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

const unknown = { status: 404, code: 'not_found' } as const;
const moved = { status: 410, code: 'order_moved' } as const;

/** Opens the page by the ticket's link; the address of the same document would not be fetched again. */
async function open(page: Page, fragment = `#${token}`, path = 'pl') {
  await page.goto('/robots.txt');
  await page.goto(`/${path}/kongres${fragment}`);
}

/** Puts a token into the browser as an earlier visit would have, before any page can look for one. */
async function remember(page: Page, value: string) {
  await page.goto('/robots.txt');
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, value] as const);
}

/** Answers by the token; whoever brings another is not known. */
async function knowOnly(page: Page, known: string) {
  await setPlan(page);
  await page.route('**/api/order', (route: Route) =>
    route.request().headers()['authorization'] === `Bearer ${known}`
      ? route.fulfill({ json: orderIn('paid') })
      : route.fulfill(refusal(unknown)),
  );
}

test.beforeEach(({ page }) => setEdition(page, long));

test('a ticket’s link opens the ticket, the wait by the server’s clock and what opens when', async ({
  page,
  complaints,
}) => {
  await answerWith(page, 'paid');
  await open(page);
  const main = page.getByRole('main');
  await expect(main).toContainText(/12\s*dni, 3\s*godziny i\s*18\s*minut/);
  await expect(heading(page)).toContainText(formatDay(edition.firstDay, 'pl', 'weekday'));
  for (const { title } of polish.opens.items) {
    await expect(main.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(card(page)).toContainText(orderIn('paid').number);
  expect(complaints).toEqual([]);
});

test('the token leaves the address once the browser keeps it, and goes to nobody else', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().replace(/#.*/, '')));
  await answerWith(page, 'paid');
  await open(page);
  await expect(card(page)).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await kept(page)).toBe(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the second visit needs no fragment, another language neither, and one press forgets', async ({
  page,
}) => {
  await answerWith(page, 'paid');
  await open(page);
  await expect(card(page)).toBeVisible();
  await open(page, '');
  await expect(card(page)).toBeVisible();
  await page.getByRole('button', { name: 'Polski' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('**/de/kongres');
  await expect(card(page)).toBeVisible();
  const german = textsOf('de', 'congress');
  await page.getByRole('button', { name: german.ticket.forget }).click();
  await expect(heading(page)).toHaveText(german.scenes.forgotten.heading);
  await expect(heading(page)).toBeFocused();
  expect(await kept(page)).toBeNull();
  await open(page, '', 'de');
  await expect(heading(page)).toHaveText(german.scenes.none.heading);
});

test('without a ticket the page says where the link is and how to find it again', async ({
  page,
}) => {
  await open(page, '');
  const main = page.getByRole('main');
  await expect(heading(page)).toHaveText(plain(polish.scenes.none.heading));
  await expect(main).toContainText(plain(textsOf('pl', 'entry').sentence));
  await expect(main.getByRole('link', { name: polish.actions.find })).toHaveAttribute(
    'href',
    '/pl/zamowienie',
  );
  expect(await kept(page)).toBeNull();
});

for (const [name, fragment] of [
  ['that nobody knows', `#${token}`],
  ['that cannot be one', '#a%20b%C4%85'],
] as const) {
  test(`a token ${name} is not kept, and another ticket stays and is offered`, async ({ page }) => {
    await knowOnly(page, 'good');
    await remember(page, 'good');
    await open(page, fragment);
    await expect(heading(page)).toHaveText(plain(polish.scenes.unknown.heading));
    const mail = page.getByRole('status').getByRole('link', { name: organiser.email });
    await expect(mail).toHaveAttribute('href', `mailto:${organiser.email}`);
    expect(await kept(page)).toBe('good');
    await page.getByRole('link', { name: plain(polish.actions.other) }).click();
    await expect(card(page)).toBeVisible();
  });
}

test('of two tickets on one device the link opened last counts', async ({ page }) => {
  await answerWith(page, 'paid');
  await remember(page, 'older');
  await open(page);
  await expect(card(page)).toBeVisible();
  expect(await kept(page)).toBe(token);
});

test('a kept ticket that moved, was refunded or is unknown says so and is forgotten', async ({
  page,
}) => {
  await page.route('**/api/order', (route) => {
    const shown = route.request().headers()['authorization']?.replace('Bearer ', '');
    if (shown === 'refunded') return route.fulfill({ json: orderIn('refunded') });
    return route.fulfill(refusal(shown === 'moved' ? moved : unknown));
  });
  for (const [value, scene] of [
    ['moved', 'moved'],
    ['refunded', 'gone'],
    ['lost', 'unknown'],
  ] as const) {
    await remember(page, value);
    await page.goto('/pl/kongres');
    await expect(heading(page)).toHaveText(plain(polish.scenes[scene].heading));
    await expect.poll(() => kept(page)).toBeNull();
  }
});

test('an order that waits for its payment opens by itself once it is paid', async ({ page }) => {
  let isPaid = false;
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: orderIn(isPaid ? 'paid' : 'awaiting') }),
  );
  await open(page);
  await expect(heading(page)).toHaveText(plain(polish.scenes.pending.heading));
  expect(await kept(page)).toBeNull();
  const way = page.getByRole('main').getByRole('link', { name: polish.actions.order });
  await way.focus();
  isPaid = true;
  await expect(card(page)).toBeVisible();
  await expect(heading(page), 'the link that had the focus is gone').toBeFocused();
});

for (const [what, answer] of [
  ['away', null],
  ['answered for by something that knows no order', { status: 404, body: 'Not Found' }],
] as const) {
  test(`while the API is ${what} the page says so, keeps the ticket and goes on trying`, async ({
    page,
  }) => {
    let isAway = true;
    await remember(page, token);
    await page.route('**/api/order', (route) => {
      if (!isAway) return route.fulfill({ json: orderIn('paid') });
      return answer ? route.fulfill(answer) : route.abort();
    });
    await page.goto('/pl/kongres');
    await expect(heading(page)).toHaveText(plain(polish.scenes.failed.heading));
    await expect(page.getByRole('button', { name: polish.actions.check })).toBeVisible();
    expect(await kept(page)).toBe(token);
    isAway = false;
    await expect(card(page)).toBeVisible();
  });
}

test('without an answer about the time the date stands alone', async ({ page }) => {
  await page.route('**/api/edition', (route) => route.fulfill({ status: 204 }));
  await answerWith(page, 'paid');
  await open(page);
  await expect(heading(page)).toContainText(formatDay(edition.firstDay, 'pl', 'weekday'));
  await expect(page.getByRole('main')).not.toContainText(/\d\s*minut/);
});

test('on a congress day the page tells the day and its gala, and offers no door that is closed', async ({
  page,
}) => {
  const day = edition.dayCount;
  await setEdition(page, duringDay(day));
  await answerWith(page, 'paid');
  await open(page);
  const weekday = formatDay(congressDay(day), 'pl', 'weekdayName');
  const live = textsOf('pl', 'live');
  await expect(heading(page)).toHaveText(
    live.heading.replace('{{n}}', String(day)).replace('{{weekday}}', weekday),
  );
  const main = page.getByRole('main');
  await expect(main).toContainText(galas.find((gala) => gala.day === day)?.name ?? 'a gala');
  await expect(main.getByText(live.closed)).toBeVisible();
  await expect(main.getByRole('link', { name: live.enter })).toHaveCount(0);
  await expect(card(page)).toBeVisible();
});

test('an invitation shows its galas, before and while, and nothing else of the week', async ({
  page,
}) => {
  await page.route('**/api/order', (route) =>
    route.fulfill({ json: { ...orderIn('paid'), ticket: 'galas', isBought: false } }),
  );
  for (const moment of [long, duringDay(1)]) {
    await setEdition(page, moment);
    await open(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: polish.evenings.title })).toBeVisible();
    for (const { name } of galas) await expect(main).toContainText(name);
    await expect(main).toContainText('Gala AI');
    await expect(main).not.toContainText(polish.opens.title);
  }
});

test('when the edition is over the page speaks of recordings', async ({ page }) => {
  await setEdition(page, over);
  await answerWith(page, 'paid');
  await open(page);
  await expect(heading(page)).toHaveText(polish.after.heading);
  await expect(page.getByRole('main')).toContainText(orderIn('paid').email);
  await expect(page.getByRole('main')).not.toContainText(polish.opens.title);
});

test('everything on the page is reached by keyboard', async ({ page }) => {
  await answerWith(page, 'paid');
  await page.route(`**${orderCalendarPath}`, (route) =>
    route.fulfill({
      body: 'BEGIN:VCALENDAR',
      headers: { 'Content-Disposition': 'attachment; filename="kongres.ics"' },
    }),
  );
  await open(page);
  const calendar = page.getByRole('button', { name: polish.calendar.button });
  await expect(calendar).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  const names: string[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  const { picture } = polish.before.checks;
  const { pdf, order, forget } = polish.ticket;
  const programme = /<program>(.*)<\/program>/.exec(JSON.stringify(polish.opens))?.[1] ?? '';
  expect(names.map(plain)).toEqual(
    [picture.button, polish.calendar.button, programme, pdf, order, forget].map(plain),
  );
  await calendar.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('kongres.ics');
});

test('without JavaScript the page tells how one enters and what opens when', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { id, path } of languages) {
    const { scenes, noScript, opens } = textsOf(id, 'congress');
    await page.goto(`/${path}/kongres#${token}`);
    await expect(page.getByText(plain(noScript.split('<')[0] ?? ''))).toBeVisible();
    await expect(page.getByText(plain(scenes.loading.text))).toBeHidden();
    await expect(heading(page).getByText(plain(scenes.loading.heading))).toBeHidden();
    await expect(heading(page).getByText(plain(scenes.none.heading))).toBeVisible();
    await expect(page.getByText(plain(textsOf(id, 'entry').sentence))).toBeVisible();
    await expect(page.getByRole('heading', { name: plain(opens.title) })).toBeVisible();
  }
  await context.close();
});

test('search engines are kept away, and an address without a language leads there', async ({
  page,
  request,
}) => {
  for (const { path } of languages) {
    const html = await (await request.get(`/${path}/kongres`)).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"|og:url/);
  }
  expect(await (await request.get('/kongres')).text()).toContain('noindex');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/kongres<');
  await answerWith(page, 'paid');
  await page.goto(`/kongres#${token}`);
  await page.waitForURL('**/pl/kongres*');
  await expect(card(page)).toBeVisible();
});

for (const [name, now] of [
  ['before', long],
  ['during', duringDay(1)],
  ['after', over],
] as const) {
  for (const width of [320, 1280]) {
    test(`axe finds nothing ${name} the congress at ${width} px, and nothing is too wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await setEdition(page, now);
      await answerWith(page, 'paid');
      await open(page, `#${token}`, 'de');
      await expect(card(page)).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    });
  }
}

/** A letter that may not hang is tied by the page and not by the file. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

test('the skip link of a private page leaves the key in the address alone', async ({ page }) => {
  await page.goto('/pl/kongres');
  await page
    .getByRole('heading', { level: 1, name: textsOf('pl', 'congress').scenes.none.heading })
    .waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: textsOf('pl', 'frame').skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});
