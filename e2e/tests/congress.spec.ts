import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { editionEnd } from '@kongres/content/facts/phases';
import { site } from '@kongres/content/facts/site';
import { orderCalendarPath } from '@kongres/contract/paths';
import { pickSampleLanguages } from '@kongres/tools/acceptance/sample';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { findAxeViolations, sampleWidths } from '../axe.ts';
import { getMiddayOfDay, firstSessionStart, mockEdition } from '../edition.ts';
import { mockOrder } from '../order.ts';
import { getTicketName } from '../purchase.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';

const polish = getTexts('pl', 'congress');
const key = site.storageKeys.ticket;
const minuteMs = 60_000;
const longBefore = new Date(firstSessionStart.getTime() - (12 * 24 * 60 + 3 * 60 + 18) * minuteMs);
const afterCongress = new Date(editionEnd.getTime() + minuteMs);

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getTicketCard = (page: Page) => page.getByRole('region', { name: getTicketName('premium') });
const readStoredToken = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the ticket link; leaves the page first because a changed fragment alone does not reload it. */
async function openCongress(page: Page, fragment = `#${sampleOrderToken}`, path = 'pl') {
  await page.goto('/robots.txt');
  await page.goto(`/${path}/kongres${fragment}`);
}

test.beforeEach(({ page }) => mockEdition(page, longBefore));

test('the token moves from the URL to local storage and is sent nowhere else', async ({
  page,
  context,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url().replace(/#.*/, '')));
  await mockOrder(page, 'paid');
  await openCongress(page);
  await expect(getTicketCard(page)).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  expect(await readStoredToken(page)).toBe(sampleOrderToken);
  expect(addresses.filter((address) => address.includes(sampleOrderToken))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test(
  'the ticket is remembered across visits and languages until it is removed',
  { tag: '@quick' },
  async ({ page }) => {
    await mockOrder(page, 'paid');
    await openCongress(page);
    await expect(getTicketCard(page)).toBeVisible();
    await openCongress(page, '');
    await expect(getTicketCard(page)).toBeVisible();
    await page.getByRole('button', { name: 'Polski' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/kongres');
    await expect(getTicketCard(page)).toBeVisible();
    const german = getTexts('de', 'congress');
    await page.getByRole('button', { name: german.ticket.forget }).click();
    await expect(getHeading(page)).toHaveText(german.scenes.forgotten.heading);
    await expect(getHeading(page)).toBeFocused();
    expect(await readStoredToken(page)).toBeNull();
    await openCongress(page, '', 'de');
    await expect(getHeading(page)).toHaveText(german.scenes.none.heading);
  },
);

test('every control is reachable by keyboard', async ({ page }) => {
  await mockOrder(page, 'paid');
  await page.route(`**${orderCalendarPath}`, (route) =>
    route.fulfill({
      body: 'BEGIN:VCALENDAR',
      headers: { 'Content-Disposition': 'attachment; filename="kongres.ics"' },
    }),
  );
  await openCongress(page);
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
  expect(names.map(normaliseSpaces)).toEqual(
    [picture.button, polish.calendar.button, programme, pdf, order, forget].map(normaliseSpaces),
  );
  await calendar.focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('kongres.ics');
});

test('without JavaScript the page explains how to enter and what opens when', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  const page = await context.newPage();
  for (const { id, path } of pickSampleLanguages('congress without JavaScript')) {
    const { scenes, noScript, opens } = getTexts(id, 'congress');
    await page.goto(`/${path}/kongres#${sampleOrderToken}`);
    await expect(page.getByText(normaliseSpaces(noScript.split('<')[0] ?? ''))).toBeVisible();
    await expect(page.getByText(normaliseSpaces(scenes.loading.text))).toBeHidden();
    await expect(getHeading(page).getByText(normaliseSpaces(scenes.loading.heading))).toBeHidden();
    await expect(getHeading(page).getByText(normaliseSpaces(scenes.none.heading))).toBeVisible();
    await expect(page.getByText(normaliseSpaces(getTexts(id, 'entry').sentence))).toBeVisible();
    await expect(page.getByRole('heading', { name: normaliseSpaces(opens.title) })).toBeVisible();
  }
  await context.close();
});

test('the page is not indexed, and a URL without a language redirects to it', async ({
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
  await mockOrder(page, 'paid');
  await page.goto(`/kongres#${sampleOrderToken}`);
  await page.waitForURL('**/pl/kongres*');
  await expect(getTicketCard(page)).toBeVisible();
});

for (const [name, now] of [
  ['before', longBefore],
  ['during', getMiddayOfDay(1)],
  ['after', afterCongress],
] as const) {
  for (const width of sampleWidths(`congress ${name}`)) {
    test(`the page ${name} the congress has no axe violations and no overflow at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await mockEdition(page, now);
      await mockOrder(page, 'paid');
      await openCongress(page, `#${sampleOrderToken}`, 'de');
      await expect(getTicketCard(page)).toBeVisible();
      expect(await findAxeViolations(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    });
  }
}

/** Pages contain no-break spaces that the files do not. */
function normaliseSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

test('the skip link of a private page does not change the URL fragment', async ({ page }) => {
  await page.goto('/pl/kongres');
  await page
    .getByRole('heading', { level: 1, name: getTexts('pl', 'congress').scenes.none.heading })
    .waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: getTexts('pl', 'frame').skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});
