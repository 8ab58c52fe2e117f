import { getCongressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { editionEnd } from '@kongres/content/facts/phases';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { editionPath } from '@kongres/contract/paths';
import { sampleOrderToken } from '@kongres/contract/samples/order';
import { waitForHydration } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { mockEdition } from '../edition.ts';
import { findTextOverlaps } from '../text-overlaps.ts';
import {
  getDayPath,
  overlappingSessions,
  sessions,
  getSessionTitle,
} from '../published/congress.ts';
import { readStoredStars, getMyWeek, storeStars } from '../published/my-week.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const [one, other] = overlappingSessions;
const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const phone = { width: 390, height: 844 };
const both = [one.id, other.id];
const everything = [...sessions.map(({ id }) => id), ...evenings.map(({ id }) => id)];

for (const language of isAcceptance
  ? [polish, german]
  : [pickByCommit([polish, german], 'my week')]) {
  test(`two overlapping starred sessions show a conflict that can be settled in ${language.id}`, async ({
    page,
  }) => {
    const week = getMyWeek(page, language);
    await page.goto(getDayPath(one.day, language));
    await waitForHydration(page);
    for (const session of overlappingSessions) await week.starButton(session).click();
    await week.expectCount(both.length);
    await week.link.click();
    await expect(week.items).toHaveCount(both.length);
    await expect(week.item(one)).toContainText(getSessionTitle(one, language));

    const settle = week.button(week.texts.clash.settle);
    await settle.click();
    await expect(settle).toBeHidden();
    await page.reload();
    await expect(week.items).toHaveCount(both.length);
    await expect(settle).toBeHidden();

    await week.item(other).hover();
    await week.starButton(other).click();
    await expect(week.items).toHaveCount(1);
    await week.expectCount(1);
  });
}

test('sessions and evenings can be starred by keyboard', async ({ page }) => {
  const week = getMyWeek(page, polish);
  const toggleStar = async (address: string) => {
    await page.goto(address);
    await waitForHydration(page);
    const star = page.locator('main header button[aria-pressed]').first();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  };
  await toggleStar(getEntryPath('session', one.id, polish));
  const evening = evenings[0];
  await toggleStar(getLocalizedPath(evening?.galas.at(-1)?.id ?? 'miss-ai', polish));
  expect(await readStoredStars(page)).toEqual([one.id, evening?.id]);
  await week.link.press('Enter');
  await expect(week.items).toHaveCount(2);
});

test('on a phone stars can be removed in My week', async ({ page }) => {
  await page.setViewportSize(phone);
  await storeStars(page, both);
  const week = getMyWeek(page, german);
  await page.goto(week.address);
  await expect(week.items).toHaveCount(both.length);
  await week.starButton(one).click();
  await expect(week.items).toHaveCount(1);
  await week.starButton(other).click();
  await expect(page.getByText(week.texts.empty.text)).toBeVisible();
  expect(
    await page.evaluate((key) => localStorage.getItem(key), site.storageKeys.schedule),
  ).toBeNull();
});

test('a shared link shows My week to another visitor, who can adopt it', async ({
  page,
  browser,
  baseURL,
}) => {
  await storeStars(page, both);
  const mine = getMyWeek(page, polish);
  await page.goto(mine.address);
  const link = await mine.share.inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: german.id });
  const visitor = await context.newPage();
  const theirs = getMyWeek(visitor, german);
  await visitor.addInitScript((key) => localStorage.setItem(key, 'true'), site.storageKeys.popup);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(new RegExp(`${theirs.address}#w=`));
  await expect(theirs.items).toHaveCount(both.length);
  expect(await readStoredStars(visitor)).toEqual([]);
  await theirs.button(theirs.texts.shared.take).click();
  await expect(visitor).toHaveURL(new RegExp(`${theirs.address}$`));
  await expect(theirs.items).toHaveCount(both.length);
  expect((await readStoredStars(visitor)).toSorted()).toEqual(both.toSorted());
  await context.close();
});

test('with storage unavailable a notice appears and stars last for the tab', async ({ page }) => {
  await page.addInitScript((key) => {
    const store = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (name, value) => {
      if (name === key) throw new DOMException('full', 'QuotaExceededError');
      store(name, value);
    };
  }, site.storageKeys.schedule);
  const week = getMyWeek(page, polish);
  const { unsaved } = getTexts(polish.id, 'frame');
  await page.goto(getDayPath(one.day, polish));
  await waitForHydration(page);
  await week.starButton(one).click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await week.link.click();
  await expect(week.items).toHaveCount(1);
});

test('starred sessions that no longer exist are listed and can be removed', async ({ page }) => {
  await storeStars(page, [one.id, 'gone']);
  const week = getMyWeek(page, polish);
  await page.goto(week.address);
  await expect(page.getByText(week.texts.missing)).toBeVisible();
  await week.button(week.texts.forget).click();
  await expect(page.getByText(week.texts.missing)).toBeHidden();
  expect(await readStoredStars(page)).toEqual([one.id]);
});

test('when session titles fail to load, My week offers a retry', async ({ page }) => {
  await storeStars(page, both);
  const week = getMyWeek(page, polish);
  await page.route('**/programme/*.json', (route) => route.abort());
  await page.goto(week.address);
  await expect(page.getByText(week.texts.failed.text)).toBeVisible();
  await page.unroute('**/programme/*.json');
  await week.button(week.texts.failed.again).click();
  await expect(week.items).toHaveCount(both.length);
});

test('visitors with stars but without a ticket are offered one', async ({ page }) => {
  const week = getMyWeek(page, polish);
  const offer = page.getByRole('main').getByRole('link', { name: week.texts.offer.choose });
  await page.goto(week.address);
  await waitForHydration(page);
  await expect(page.getByText(week.texts.empty.text)).toBeVisible();
  await expect(offer).toHaveCount(0);

  await storeStars(page, both);
  await page.reload();
  await expect(offer).toHaveAttribute('href', getLocalizedPath('tickets', polish));

  await page.evaluate(([key, token]) => localStorage.setItem(key, token), [
    site.storageKeys.ticket,
    sampleOrderToken,
  ] as const);
  await page.reload();
  await expect(week.items).toHaveCount(both.length);
  await expect(offer).toHaveCount(0);
});

test('after the congress no ticket is offered', async ({ page }) => {
  await mockEdition(page, editionEnd);
  await storeStars(page, both);
  const week = getMyWeek(page, polish);
  const answered = page.waitForResponse(`**${editionPath}`);
  await page.goto(week.address);
  await answered;
  await expect(week.items).toHaveCount(both.length);
  await expect(page.getByText(week.texts.offer.title)).toHaveCount(0);
});

test('the number of stars stands in the header only', async ({ page }) => {
  await storeStars(page, [...both, 'gone']);
  const week = getMyWeek(page, polish);
  await page.goto(week.address);
  await week.expectCount(both.length + 1);
  const figures = page.locator('main header dt');
  await expect(figures).toHaveText([week.texts.figures.hours, week.texts.figures.clashes]);
});

const widths = [1440, 1000, phone.width];

for (const width of isAcceptance ? widths : [pickByCommit(widths, 'my week')]) {
  test(`with everything starred no text overlaps and axe finds no violations at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await storeStars(page, everything);
    const week = getMyWeek(page, german);
    await page.goto(week.address);
    await expect(week.items).toHaveCount(everything.length);
    expect(await findTextOverlaps(page)).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('a day without stars links to its programme', async ({ page }) => {
  const week = getMyWeek(page, polish);
  await page.goto(week.address);
  await page.locator(`main a[href="${getDayPath(one.day, polish)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${getCongressDay(one.day)}$`));
});
