import type { APIRequestContext, Page } from '@playwright/test';
import { getCongressDay } from '@kongres/content/facts/edition';
import { languages, type Language } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { waitForHydration } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import {
  getDayPath,
  getNewsPath,
  changedSessions,
  latestDay,
  news,
  listSessionsOfDay,
  assertDefined,
  getSessionTitle,
} from '../published/congress.ts';
import { readFeed } from '../published/feed.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { getTexts } from '../texts.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const [newest, second, oldest] = [
  assertDefined(news[0]),
  assertDefined(news[1]),
  assertDefined(news.at(-1)),
];

const getNewsTitle = ({ title }: typeof newest, { id }: Language) => title[id] ?? '';
const normaliseSpaces = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Follows links from the home page through every news entry and the list. */
async function readThroughNews(page: Page, language: Language) {
  const name = getTexts(language.id, 'frame').pages.news;
  const texts = getTexts(language.id, 'news-entry');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(getLocalizedPath('home', language));
  const strip = page.getByRole('region', { name });
  await expect(strip).toContainText(formatDay(newest.date, language.id, 'long'));
  await strip.getByRole('link').click();
  await expect(page).toHaveURL(getNewsPath(newest.id, language));
  await expect(heading).toHaveText(getNewsTitle(newest, language));
  const paragraphs = (newest.text[language.id] ?? '').split('\n\n');
  for (const paragraph of paragraphs) {
    await expect(page.getByRole('article')).toContainText(paragraph);
  }

  const others = page.getByRole('navigation', { name: texts.all });
  await expect(others.locator('[rel="next"]')).toHaveCount(0);
  await others.locator('[rel="prev"]').click();
  await expect(heading).toHaveText(getNewsTitle(second, language));
  await others.getByRole('link', { name: texts.all }).click();
  await expect(page).toHaveURL(getLocalizedPath('news', language));
  const links = page.getByRole('main').locator(`a[href^="${getLocalizedPath('news', language)}/"]`);
  // The URL changes before the page renders.
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(news.map(({ id }) => getNewsPath(id, language)));
  await links.last().click();
  await expect(heading).toHaveText(getNewsTitle(oldest, language));
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL(getLocalizedPath('news', language));
}

for (const language of [polish, german]) {
  test(`the home page links to the news and the news link to each other in ${language.id}`, async ({
    page,
    consoleErrors,
  }) => {
    await readThroughNews(page, language);
    expect(consoleErrors).toEqual([]);
  });

  test(`the news feed is valid Atom with every entry in ${language.id}`, async ({
    page,
    request,
  }) => {
    const feed = await readFeed(page, await fetchFeed(request, getLocalizedPath('news', language)));
    expect(feed.language).toBe(language.id);
    expect(new URL(feed.page).pathname).toBe(getLocalizedPath('news', language));
    expect(feed.updated).toBe(feed.entries[0]?.updated);
    const expected = news.map((entry) => ({
      path: getNewsPath(entry.id, language),
      title: getNewsTitle(entry, language),
      paragraphs: (entry.text[language.id] ?? '').split('\n\n'),
      day: entry.date,
    }));
    const found = feed.entries.map(({ id, link, title, paragraphs, updated }) => {
      expect(id).toBe(link);
      return {
        path: new URL(link).pathname,
        title: normaliseSpaces(title),
        paragraphs: paragraphs.map((each) => normaliseSpaces(each ?? '')),
        day: updated.slice(0, 10),
      };
    });
    expect(found).toEqual(expected);
  });

  test(`the programme feed lists moved and cancelled sessions in ${language.id}`, async ({
    page,
    request,
  }) => {
    const day = getDayPath(latestDay, language);
    const feed = await readFeed(page, await fetchFeed(request, day));
    expect(new URL(feed.page).pathname).toBe(getLocalizedPath('programme', language));
    const { cancelled, moved } = getTexts(language.id, 'feeds').programme;
    const expected = changedSessions.map((session) => ({
      path: getEntryPath('session', session.id, language),
      title: fillText(session.isCancelled ? cancelled : moved, {
        title: getSessionTitle(session, language),
      }),
      at: Date.parse(session.changed ?? ''),
    }));
    const found = feed.entries.map(({ link, title, updated }) => ({
      path: new URL(link).pathname,
      title: normaliseSpaces(title),
      at: Date.parse(updated),
    }));
    expect(found).toEqual(expected);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(expected.length);
  });
}

/** Fetches the feed linked from the page's head. */
async function fetchFeed(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  const links = [...html.matchAll(/<link [^>]*type="application\/atom\+xml"[^>]*>/g)];
  expect(links).toHaveLength(1);
  const path = new URL(/href="([^"]*)"/.exec(links[0]?.[0] ?? '')?.[1] ?? '').pathname;
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.status()).toBe(200);
  expect(answer.headers()).toMatchObject({ 'content-encoding': 'br' });
  expect(answer.headers()['content-type']).toMatch(/^application\/atom\+xml/);
  return answer.text();
}

// published-pages.spec.ts checks the list and an entry.
for (const width of isAcceptance ? [390, 1440] : [pickByCommit([390, 1440], 'axe news')]) {
  test(`the home page with news has no axe violations at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(getLocalizedPath('home', german));
    await waitForHydration(page);
    await expect(page.locator(`main a[href="${getNewsPath(newest.id, german)}"]`)).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

test('a programme day prints as a list in order of time', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(getDayPath(latestDay, german));
  await waitForHydration(page);
  const programme = getProgrammePage(page, german);
  await programme.expectAllSessions(latestDay);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo', 'search'] as const) {
    await expect(page.getByRole(part)).toBeHidden();
  }
  await expect(programme.tab(latestDay)).toBeHidden();
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    formatDay(getCongressDay(latestDay), german.id, 'dayAndMonth'),
  );

  const rows = await programme.blocks.evaluateAll((all) =>
    all.map((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const { backgroundColor, breakInside } = getComputedStyle(row);
      return { left, top, bottom, backgroundColor, breakInside };
    }),
  );
  expect(rows).toHaveLength(listSessionsOfDay(latestDay).length);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
  for (const [index, row] of rows.entries()) {
    expect(row.top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? 0);
    expect(row).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', breakInside: 'avoid' });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news can be read and navigated', async ({ page }) => readThroughNews(page, german));
});
