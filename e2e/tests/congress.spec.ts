import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { editionEnds } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { orderCalendarPath } from '@kongres/contract/paths';
import { sampleLanguages } from '@kongres/tools/acceptance/sample';
import { faultsOf, sampleWidths } from '../axe.ts';
import { duringDay, firstSession, setEdition } from '../edition.ts';
import { answerWith, token } from '../order.ts';
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

/** Opens the page by the ticket's link; the address of the same document would not be fetched again. */
async function open(page: Page, fragment = `#${token}`, path = 'pl') {
  await page.goto('/robots.txt');
  await page.goto(`/${path}/kongres${fragment}`);
}

test.beforeEach(({ page }) => setEdition(page, long));

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

test(
  'the second visit needs no fragment, another language neither, and one press forgets',
  { tag: '@quick' },
  async ({ page }) => {
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
  },
);

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
  for (const { id, path } of sampleLanguages('congress without JavaScript')) {
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
  for (const width of sampleWidths(`congress ${name}`)) {
    test(`axe finds nothing ${name} the congress at ${width} px, and nothing is too wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await setEdition(page, now);
      await answerWith(page, 'paid');
      await open(page, `#${token}`, 'de');
      await expect(card(page)).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
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
