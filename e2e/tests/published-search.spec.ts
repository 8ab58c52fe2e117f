import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { alter, alterations, isRunning } from '../altered-page.ts';
import { faultsOf } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import {
  addressOfExhibitor,
  matching,
  showing,
  speakerOf,
  titleIn,
} from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { openedOn, searchOn } from '../search.ts';
import { textsOf } from '../texts.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const session = matching({}).find(({ speakers, isCancelled }) => speakers && !isCancelled);
if (!session) throw new Error('the small congress has no session');
const speaker = speakerOf(session);
const searchFiles = '**/search/*.json';

for (const language of isAcceptance
  ? [polish, german]
  : [pickByCommit([polish, german], 'search')]) {
  const home = addressOf('home', language);
  const address = entryAddress('speaker', speaker.id, language);

  test(`a speaker, a kind and a company, by mouse in ${language.id}`, async ({
    page,
    complaints,
  }) => {
    await page.goto(home);
    await isRunning(page);
    const search = searchOn(page, language);
    await search.button.click();
    await expect(search.field).toBeFocused();
    await search.field.fill(speaker.name);
    await search.optionTo(address).click();
    await expect(page).toHaveURL(address);
    await expect(search.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await search.button.click();
    await expect(search.field).toHaveValue('');
    await search.field.fill(showing.name.split(' ')[0] ?? '');
    await search.kind(search.texts.kinds.exhibitors).click();
    await expect(search.dialog.getByRole('group')).toHaveCount(1);
    await search.optionTo(addressOfExhibitor(showing.id, language)).click();
    await expect(page).toHaveURL(addressOfExhibitor(showing.id, language));
    expect(complaints).toEqual([]);
  });

  test(`a session by keys alone, and back, in ${language.id}`, async ({ page, complaints }) => {
    const search = await openedOn(page, home, language);
    await page.keyboard.type(titleIn(session, language));
    await expect(search.chosen).toHaveAttribute(
      'href',
      entryAddress('session', session.id, language),
    );
    await search.expectNamed();
    await expect(search.dialog.getByRole('status')).toHaveText(
      new RegExp(fillText(search.texts.found, { count: '\\d+' })),
    );
    await page.keyboard.press('ArrowUp');
    await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
    await search.expectNamed();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(entryAddress('session', session.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(search.dialog).toBeHidden();
    expect(complaints).toEqual([]);
  });
}

test('Escape gives the focus back, and what is behind cannot be reached meanwhile', async ({
  page,
}) => {
  await page.goto(addressOf('home', polish));
  await isRunning(page);
  const search = searchOn(page, polish);
  await search.button.press('Enter');
  await expect(search.field).toBeFocused();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const isBehind = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    expect(isBehind).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(search.button).toBeFocused();
});

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const size of isAcceptance ? sizes : [pickByCommit(sizes, 'axe search')]) {
  test(`axe finds no fault in it at ${size.width} px, with hits and without`, async ({ page }) => {
    await page.setViewportSize(size);
    const search = await openedOn(page, addressOf('home', german), german);
    await expect(search.options).not.toHaveCount(0);
    expect(await faultsOf(page)).toEqual([]);
    await search.field.fill(titleIn(session, german).split(' ')[0] ?? '');
    await search.expectNamed();
    expect(await faultsOf(page)).toEqual([]);
    await search.field.fill('qqqqq');
    await expect(search.dialog.getByRole('link')).toHaveCount(3);
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('on a phone of 320 px, also with letters twice as large, nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf('programme', german));
  await isRunning(page);
  const search = searchOn(page, german);
  await search.button.click();
  await search.field.fill('modell');
  await search.expectNamed();
  expect(await overflow(page)).toBe(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await overflow(page)).toBe(0);
  await search.options.first().click();
  await expect(search.dialog).toBeHidden();
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
  });
}

test('without an answer it says so, leads on, and finds at the next try what was typed', async ({
  page,
}) => {
  await page.route(searchFiles, (route) => route.abort());
  const search = await openedOn(page, addressOf('home', polish), polish);
  await search.field.fill(speaker.name);
  await expect(search.dialog.getByText(search.frame.failed)).toBeVisible();
  await expect(
    search.dialog.getByRole('link', {
      name: textsOf(polish.id, 'frame').pages.programme,
      exact: true,
    }),
  ).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.unroute(searchFiles);
  await search.dialog.getByRole('button', { name: search.frame.again }).click();
  await expect(search.optionTo(entryAddress('speaker', speaker.id, polish))).toBeVisible();
});

test('without its program it says so too, and the next try works', async ({ page }) => {
  const program = '**/assets/search-results-*.js';
  await page.route(program, (route) => route.abort());
  const search = await openedOn(page, addressOf('home', polish), polish);
  await expect(search.dialog.getByText(search.frame.failed)).toBeVisible();
  await page.unroute(program);
  await search.dialog.getByRole('button', { name: search.frame.again }).click();
  await expect(search.options).not.toHaveCount(0);
});

test('what is typed before the answer comes is found when it comes; closed meanwhile, it stays closed', async ({
  page,
  complaints,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(searchFiles, async (route) => {
    await asked;
    await route.fallback();
  });
  const search = await openedOn(page, addressOf('home', polish), polish);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.dialog).toHaveCount(1);
  await page.keyboard.type(speaker.name);
  answer();
  await expect(search.optionTo(entryAddress('speaker', speaker.id, polish))).toBeVisible();
  await expect(search.field).toHaveValue(speaker.name);
  await expect(search.field).toBeFocused();
  expect(complaints).toEqual([]);
});

test('whatever is typed, it answers and the page stays whole', async ({ page, complaints }) => {
  const search = await openedOn(page, addressOf('home', polish), polish);
  await expect(search.options).not.toHaveCount(0);
  for (const odd of [
    'x'.repeat(10_000),
    'agent '.repeat(2_000),
    '.*+?^${}()|[]\\',
    '🤖🚀',
    'مرحبا بالعالم',
    '<script>alert(1)</script>',
    '%00%ff',
    '\u0301\u0301',
  ]) {
    await search.field.fill(odd);
    await expect(search.options.or(search.dialog.getByRole('link')).first()).toBeVisible();
    expect(await overflow(page)).toBe(0);
  }
  await search.field.fill('     ');
  await expect(search.dialog.getByText(search.texts.start)).toBeVisible();
  await search.field.fill('');
  await page.keyboard.type(speaker.name.repeat(4), { delay: 0 });
  await search.field.fill(speaker.name);
  await expect(search.optionTo(entryAddress('speaker', speaker.id, polish))).toBeVisible();
  expect(complaints).toEqual([]);
});

test('it works on a page that was altered before it came to life, and speaks the next language', async ({
  page,
}) => {
  await alter(page, alterations['extra elements in the body']);
  const search = await openedOn(page, addressOf('home', polish), polish);
  await search.field.fill(speaker.name);
  await search.optionTo(entryAddress('speaker', speaker.id, polish)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);

  await page.getByRole('banner').getByRole('button', { name: polish.label }).click();
  await page.getByRole('banner').getByRole('link', { name: german.label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', german.id);
  const next = searchOn(page, german);
  await next.button.click();
  await next.field.fill(titleIn(session, german));
  await expect(next.chosen).toHaveAttribute('href', entryAddress('session', session.id, german));
});
