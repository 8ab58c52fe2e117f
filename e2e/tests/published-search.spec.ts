import type { Page } from '@playwright/test';
import { languages } from '@kongres/content/facts/languages';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { applyModification, htmlModifications, waitForHydration } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import {
  getExhibitorPath,
  filterSessions,
  exhibitorWithDemos,
  getFirstSpeaker,
  getSessionTitle,
} from '../published/congress.ts';
import { expect, test } from '../published/test.ts';
import { openSearch, getSearchDialog } from '../search.ts';
import { getTexts } from '../texts.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const session = filterSessions({}).find(({ speakers, isCancelled }) => speakers && !isCancelled);
if (!session) throw new Error('the sample congress has no session with a speaker');
const speaker = getFirstSpeaker(session);
const searchFiles = '**/search/*.json';

for (const language of isAcceptance
  ? [polish, german]
  : [pickByCommit([polish, german], 'search')]) {
  const home = getLocalizedPath('home', language);
  const address = getEntryPath('speaker', speaker.id, language);

  test(`search finds a speaker and an exhibitor by kind, by mouse in ${language.id}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(home);
    await waitForHydration(page);
    const search = getSearchDialog(page, language);
    await search.button.click();
    await expect(search.field).toBeFocused();
    await search.field.fill(speaker.name);
    await search.optionTo(address).click();
    await expect(page).toHaveURL(address);
    await expect(search.dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await search.button.click();
    await expect(search.field).toHaveValue('');
    await search.field.fill(exhibitorWithDemos.name.split(' ')[0] ?? '');
    await search.kind(search.texts.kinds.exhibitors).click();
    await expect(search.dialog.getByRole('group')).toHaveCount(1);
    await search.optionTo(getExhibitorPath(exhibitorWithDemos.id, language)).click();
    await expect(page).toHaveURL(getExhibitorPath(exhibitorWithDemos.id, language));
    expect(consoleErrors).toEqual([]);
  });

  test(`search finds a session by keyboard in ${language.id}`, async ({ page, consoleErrors }) => {
    const search = await openSearch(page, home, language);
    await page.keyboard.type(getSessionTitle(session, language));
    await expect(search.selected).toHaveAttribute(
      'href',
      getEntryPath('session', session.id, language),
    );
    await search.expectActiveDescendant();
    await expect(search.dialog.getByRole('status')).toHaveText(
      new RegExp(fillText(search.texts.found, { count: '\\d+' })),
    );
    await page.keyboard.press('ArrowUp');
    await expect(search.options.last()).toHaveAttribute('aria-selected', 'true');
    await search.expectActiveDescendant();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(getEntryPath('session', session.id, language));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(search.field).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(home);
    await expect(search.dialog).toBeHidden();
    expect(consoleErrors).toEqual([]);
  });
}

test('the search dialog traps the focus and Escape returns it', async ({ page }) => {
  await page.goto(getLocalizedPath('home', polish));
  await waitForHydration(page);
  const search = getSearchDialog(page, polish);
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
  test(`search has no axe violations at ${size.width} px with and without results`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const search = await openSearch(page, getLocalizedPath('home', german), german);
    await expect(search.options).not.toHaveCount(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await search.field.fill(getSessionTitle(session, german).split(' ')[0] ?? '');
    await search.expectActiveDescendant();
    expect(await findAxeViolations(page)).toEqual([]);
    await search.field.fill('qqqqq');
    await expect(search.dialog.getByRole('link')).toHaveCount(3);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('search has no overflow at 320 px, also with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getLocalizedPath('programme', german));
  await waitForHydration(page);
  const search = getSearchDialog(page, german);
  await search.button.click();
  await search.field.fill('modell');
  await search.expectActiveDescendant();
  expect(await measureDialogOverflow(page)).toBe(0);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [sheet];
  });
  expect(await measureDialogOverflow(page)).toBe(0);
  await search.options.first().click();
  await expect(search.dialog).toBeHidden();
});

function measureDialogOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog ? dialog.scrollWidth - dialog.clientWidth : -1;
  });
}

test('when the search index fails to load, search links to pages and retries with the query', async ({
  page,
}) => {
  await page.route(searchFiles, (route) => route.abort());
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  await search.field.fill(speaker.name);
  await expect(search.dialog.getByText(search.frame.failed)).toBeVisible();
  await expect(
    search.dialog.getByRole('link', {
      name: getTexts(polish.id, 'frame').pages.programme,
      exact: true,
    }),
  ).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await page.unroute(searchFiles);
  await search.dialog.getByRole('button', { name: search.frame.again }).click();
  await expect(search.optionTo(getEntryPath('speaker', speaker.id, polish))).toBeVisible();
});

test('when the search script fails to load, search offers a retry', async ({ page }) => {
  const program = '**/assets/search-results-*.js';
  await page.route(program, (route) => route.abort());
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  await expect(search.dialog.getByText(search.frame.failed)).toBeVisible();
  await page.unroute(program);
  await search.dialog.getByRole('button', { name: search.frame.again }).click();
  await expect(search.options).not.toHaveCount(0);
});

test('a query typed while the index loads is answered, and a closed dialog stays closed', async ({
  page,
  consoleErrors,
}) => {
  let answer = () => {};
  const isReleased = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(searchFiles, async (route) => {
    await isReleased;
    await route.fallback();
  });
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.dialog).toHaveCount(1);
  await page.keyboard.type(speaker.name);
  answer();
  await expect(search.optionTo(getEntryPath('speaker', speaker.id, polish))).toBeVisible();
  await expect(search.field).toHaveValue(speaker.name);
  await expect(search.field).toBeFocused();
  expect(consoleErrors).toEqual([]);
});

test('search handles unusual input', async ({ page, consoleErrors }) => {
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  await expect(search.options).not.toHaveCount(0);
  for (const query of [
    'x'.repeat(10_000),
    'agent '.repeat(2_000),
    '.*+?^${}()|[]\\',
    '🤖🚀',
    'مرحبا بالعالم',
    '<script>alert(1)</script>',
    '%00%ff',
    '\u0301\u0301',
  ]) {
    await search.field.fill(query);
    await expect(search.options.or(search.dialog.getByRole('link')).first()).toBeVisible();
    expect(await measureDialogOverflow(page)).toBe(0);
  }
  await search.field.fill('     ');
  await expect(search.dialog.getByText(search.texts.start)).toBeVisible();
  await search.field.fill('');
  await page.keyboard.type(speaker.name.repeat(4), { delay: 0 });
  await search.field.fill(speaker.name);
  await expect(search.optionTo(getEntryPath('speaker', speaker.id, polish))).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('search works on a modified page and after a language switch', async ({ page }) => {
  await applyModification(page, htmlModifications['extra elements in the body']);
  const search = await openSearch(page, getLocalizedPath('home', polish), polish);
  await search.field.fill(speaker.name);
  await search.optionTo(getEntryPath('speaker', speaker.id, polish)).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(speaker.name);

  await page.getByRole('banner').getByRole('button', { name: polish.label }).click();
  await page.getByRole('banner').getByRole('link', { name: german.label }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', german.id);
  const next = getSearchDialog(page, german);
  await next.button.click();
  await next.field.fill(getSessionTitle(session, german));
  await expect(next.selected).toHaveAttribute('href', getEntryPath('session', session.id, german));
});
