import { congressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import { languages } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { faultsOf } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { overlaps } from '../overlaps.ts';
import { addressOfDay, clash, sessions, titleIn } from '../published/congress.ts';
import { keptStars, myWeekOn, starBefore } from '../published/my-week.ts';
import { expect, test } from '../published/test.ts';
import { textsOf } from '../texts.ts';

const [one, other] = clash;
const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const phone = { width: 390, height: 844 };
const both = [one.id, other.id];
/** Two on one line, and everything that there is. */
const everything = [...sessions.map(({ id }) => id), ...evenings.map(({ id }) => id)];

for (const language of isAcceptance
  ? [polish, german]
  : [pickByCommit([polish, german], 'my week')]) {
  test(`in ${language.id} two stars by mouse become a week that says what overlaps`, async ({
    page,
  }) => {
    const week = myWeekOn(page, language);
    await page.goto(addressOfDay(one.day, language));
    await isRunning(page);
    for (const session of clash) await week.starOf(session).click();
    await week.expectCount(both.length);
    await week.link.click();
    await expect(week.items).toHaveCount(both.length);
    await expect(week.item(one)).toContainText(titleIn(one, language));

    const settle = week.button(week.texts.clash.settle);
    await settle.click();
    await expect(settle).toBeHidden();
    await page.reload();
    await expect(week.items).toHaveCount(both.length);
    await expect(settle).toBeHidden();

    await week.item(other).hover();
    await week.starOf(other).click();
    await expect(week.items).toHaveCount(1);
    await week.expectCount(1);
  });
}

test('by keyboard alone a session is starred on its page, and an evening on its own', async ({
  page,
}) => {
  const week = myWeekOn(page, polish);
  const press = async (address: string) => {
    await page.goto(address);
    await isRunning(page);
    const star = page.locator('main header button[aria-pressed]').first();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  };
  await press(entryAddress('session', one.id, polish));
  const evening = evenings[0];
  await press(addressOf(evening?.galas.at(-1)?.id ?? 'miss-ai', polish));
  expect(await keptStars(page)).toEqual([one.id, evening?.id]);
  await week.link.press('Enter');
  await expect(week.items).toHaveCount(2);
});

test('on a phone a week is a list with its stars at hand', async ({ page }) => {
  await page.setViewportSize(phone);
  await starBefore(page, both);
  const week = myWeekOn(page, german);
  await page.goto(week.address);
  await expect(week.items).toHaveCount(both.length);
  await week.starOf(one).click();
  await expect(week.items).toHaveCount(1);
  await week.starOf(other).click();
  await expect(page.getByText(week.texts.empty.text)).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), site.storageKeys.week)).toBeNull();
});

test('a link shows a week to a stranger, who takes it over or leaves it', async ({
  page,
  browser,
  baseURL,
}) => {
  await starBefore(page, both);
  const mine = myWeekOn(page, polish);
  await page.goto(mine.address);
  const link = await mine.share.inputValue();

  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: german.id });
  const stranger = await context.newPage();
  const theirs = myWeekOn(stranger, german);
  await stranger.addInitScript((key) => localStorage.setItem(key, 'true'), site.storageKeys.popup);
  await stranger.goto(link);
  await expect(stranger).toHaveURL(new RegExp(`${theirs.address}#w=`));
  await expect(theirs.items).toHaveCount(both.length);
  expect(await keptStars(stranger)).toEqual([]);
  await theirs.button(theirs.texts.shared.take).click();
  await expect(stranger).toHaveURL(new RegExp(`${theirs.address}$`));
  await expect(theirs.items).toHaveCount(both.length);
  expect((await keptStars(stranger)).toSorted()).toEqual(both.toSorted());
  await context.close();
});

test('a browser that keeps nothing says so, and the stars last as long as the tab', async ({
  page,
}) => {
  await page.addInitScript((key) => {
    const keep = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (name, value) => {
      if (name === key) throw new DOMException('full', 'QuotaExceededError');
      keep(name, value);
    };
  }, site.storageKeys.week);
  const week = myWeekOn(page, polish);
  const { unsaved } = textsOf(polish.id, 'frame');
  await page.goto(addressOfDay(one.day, polish));
  await isRunning(page);
  await week.starOf(one).click();
  await expect(page.getByText(unsaved)).toBeVisible();
  await week.link.click();
  await expect(week.items).toHaveCount(1);
});

test('what the programme no longer has is named, and leaves with a press', async ({ page }) => {
  await starBefore(page, [one.id, 'gone']);
  const week = myWeekOn(page, polish);
  await page.goto(week.address);
  await expect(page.getByText(week.texts.missing)).toBeVisible();
  await week.button(week.texts.forget).click();
  await expect(page.getByText(week.texts.missing)).toBeHidden();
  expect(await keptStars(page)).toEqual([one.id]);
});

test('when the titles cannot be had, a week says so and asks again', async ({ page }) => {
  await starBefore(page, both);
  const week = myWeekOn(page, polish);
  await page.route('**/programme/*.json', (route) => route.abort());
  await page.goto(week.address);
  await expect(page.getByText(week.texts.failed.text)).toBeVisible();
  await page.unroute('**/programme/*.json');
  await week.button(week.texts.failed.again).click();
  await expect(week.items).toHaveCount(both.length);
});

const widths = [1440, 1000, phone.width];

for (const width of isAcceptance ? widths : [pickByCommit(widths, 'my week')]) {
  test(`with everything starred no words lie on each other at ${width} px, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await starBefore(page, everything);
    const week = myWeekOn(page, german);
    await page.goto(week.address);
    await expect(week.items).toHaveCount(everything.length);
    expect(await overlaps(page)).toEqual([]);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a day without a star leads to its programme', async ({ page }) => {
  const week = myWeekOn(page, polish);
  await page.goto(week.address);
  await page.locator(`main a[href="${addressOfDay(one.day, polish)}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${congressDay(one.day)}$`));
});
