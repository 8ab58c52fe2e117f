import { getCongressDay } from '@kongres/content/facts/edition';
import { languages, type LanguageCode } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { getEntryPath, getLocalizedPath } from '@kongres/contract/pages';
import type { Page } from '@playwright/test';
import { assertDefined, sessions, speakers } from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const [polish] = languages;
const address = getLocalizedPath('speakers', polish);
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const texts = getTexts('pl', 'speakers-page');
const getSurname = (name: string) => name.split(' ').at(-1) ?? name;

function getList(page: Page, code: LanguageCode = 'pl') {
  const { list } = getTexts(code, 'speakers-page').published.speakers;
  return page.getByRole('region', { name: list }).locator('li:has(> p > a)');
}

function sortBySurname(code: LanguageCode): string[] {
  const { compare } = new Intl.Collator(code);
  return speakers
    .map(({ name }) => name)
    .toSorted((one, other) => compare(getSurname(one), getSurname(other)) || compare(one, other));
}

for (const language of languages.filter(({ id }) => id === 'pl' || id === 'de')) {
  test(`speakers are listed by surname, keynotes first, in ${language.id}`, async ({ page }) => {
    await page.goto(getLocalizedPath('speakers', language));
    const names = await getList(page, language.id).locator('a').allTextContents();
    expect(names).toEqual(sortBySurname(language.id));
    const { keynotes } = getTexts(language.id, 'speakers-page');
    const large = page.getByRole('list', { name: keynotes }).getByRole('heading');
    const opening = sessions.filter(({ type }) => type === 'keynote');
    const expected = new Set(opening.flatMap(({ speakers: ids = [] }) => ids));
    expect(await large.count()).toBe(Math.min(8, expected.size));
  });
}

test('a name is found in two actions on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(address);
  const name = assertDefined(sortBySurname('pl').at(-1));
  const row = getList(page).filter({ hasText: name });
  await expect(row).not.toBeInViewport();
  await page.getByRole('searchbox', { name: texts.filter.search }).click();
  await page.keyboard.type(name);
  await expect(row).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: texts.filter.clear }).click();
  const letter = getSurname(name).slice(0, 1);
  await page.getByRole('navigation', { name: texts.letters }).getByText(letter).click();
  await expect(page.getByRole('heading', { level: 3, name: letter, exact: true })).toBeInViewport();
});

test('the filter of speakers lives in the address', async ({ page }) => {
  const { topics, id } = assertDefined(speakers[0]);
  const day = assertDefined(sessions.find((session) => session.speakers?.includes(id))).day;
  const onStage = new Set(
    sessions.filter((session) => session.day === day).flatMap((session) => session.speakers ?? []),
  );
  const expected = speakers.filter(
    (each) => each.topics.some((topic) => topic === topics[0]) && onStage.has(each.id),
  );
  await page.goto(`${address}?topic=${topics[0]}&day=${getCongressDay(day)}`);
  await expect(getList(page)).toHaveCount(expected.length);
  await expect(page.getByRole('search').getByRole('status')).toContainText(
    fillText(texts.filter.found, { found: expected.length, all: speakers.length }),
  );
  await page.getByRole('button', { name: texts.filter.clear }).click();
  await expect(getList(page)).toHaveCount(speakers.length);
  await expect(page).toHaveURL(address);
  await page.getByRole('searchbox').fill('nobody here');
  await expect(getList(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(texts.filter.nobody);
  await expect(page).toHaveURL(`${address}?q=nobody%20here`);
});

test('a page of eighty speakers is at most 9,000 px tall', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto(address);
  const rows = getList(page);
  await expect(rows).toHaveCount(speakers.length);
  // The sample is small: its rows are repeated in turn.
  await rows.evaluateAll((all) => {
    for (let count = all.length; count < 80; count += 1) {
      const row = all[count % all.length];
      row?.after(row.cloneNode(true));
    }
  });
  await expect(rows).toHaveCount(80);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    9000,
  );
});

/** Its words fit beside the portrait at full size. */
const brief = speakers.find(
  ({ id, name }) =>
    name.split(' ').every((word) => /^[^mw]{1,6}$/i.test(word)) &&
    sessions.some((session) => session.speakers?.includes(id)),
);
const { id: briefId, name: briefName } = assertDefined(brief);

test('a speaker’s name is as large as a poster, and leaders lead from days to the head', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(getEntryPath('speaker', briefId, polish));
  const heading = page.getByRole('heading', { level: 1, name: briefName });
  const size = await heading.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeCloseTo(0.155 * desktop.width, 0);
  const labels = await page
    .getByRole('list', { name: getTexts('pl', 'speaker').days })
    .locator('p')
    .all();
  const dots = page.locator('header circle');
  await expect(dots).toHaveCount(labels.length);
  for (const [place, label] of labels.entries()) {
    const [box, dot] = [await label.boundingBox(), await dots.nth(place).boundingBox()];
    const [labelBox, dotBox] = [assertDefined(box ?? undefined), assertDefined(dot ?? undefined)];
    const middle = labelBox.y + labelBox.height / 2;
    expect(Math.abs(dotBox.y + dotBox.height / 2 - middle)).toBeLessThan(8);
    expect(dotBox.x + dotBox.width).toBeLessThan(labelBox.x);
  }
});

for (const size of [phone, desktop]) {
  test(`the first screen of a speaker at ${size.width} px offers a ticket`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto(getEntryPath('speaker', briefId, polish));
    const ticket = page
      .getByRole('main')
      .getByRole('link', { name: getTexts('pl', 'speaker').ticket });
    await expect(ticket).toBeInViewport({ ratio: 1 });
    await expect(ticket).toHaveAttribute('href', getLocalizedPath('tickets', polish));
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every speaker is listed, and letters lead to their rows', async ({ page }) => {
    await page.goto(address);
    await expect(getList(page)).toHaveCount(speakers.length);
    await expect(page.getByRole('search')).toBeHidden();
    const letters = page.getByRole('navigation', { name: texts.letters }).getByRole('link');
    await letters.last().click();
    const letter = await letters.last().textContent();
    await expect(
      page.getByRole('heading', { level: 3, name: letter ?? '', exact: true }),
    ).toBeInViewport();
  });
});
