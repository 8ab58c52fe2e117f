import type { APIRequestContext, Page } from '@playwright/test';
import { congressDay } from '@kongres/content/facts/edition';
import { languages, type Language } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { fillText } from '@kongres/content/format/marked-text';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { isRunning } from '../altered-page.ts';
import { faultsOf } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import {
  addressOfDay,
  addressOfNews,
  changedSessions,
  lateDay,
  news,
  onDay,
  the,
  titleIn,
} from '../published/congress.ts';
import { readFeed } from '../published/feed.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, test } from '../published/test.ts';
import { textsOf } from '../texts.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const [newest, second, oldest] = [the(news[0]), the(news[1]), the(news.at(-1))];

const titleOf = ({ title }: typeof newest, { id }: Language) => title[id] ?? '';
/** Spaces as spaces: a page ties small words to the next. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The newest on the home page leads to its page, from there to the list, and back through all of them. */
async function walk(page: Page, language: Language) {
  const name = textsOf(language.id, 'frame').pages.news;
  const texts = textsOf(language.id, 'news-entry');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(addressOf('home', language));
  const strip = page.getByRole('region', { name });
  await expect(strip).toContainText(formatDay(newest.date, language.id, 'long'));
  await strip.getByRole('link').click();
  await expect(page).toHaveURL(addressOfNews(newest.id, language));
  await expect(heading).toHaveText(titleOf(newest, language));
  const paragraphs = (newest.text[language.id] ?? '').split('\n\n');
  for (const paragraph of paragraphs) {
    await expect(page.getByRole('article')).toContainText(paragraph);
  }

  const others = page.getByRole('navigation', { name: texts.all });
  await expect(others.locator('[rel="next"]')).toHaveCount(0);
  await others.locator('[rel="prev"]').click();
  await expect(heading).toHaveText(titleOf(second, language));
  await others.getByRole('link', { name: texts.all }).click();
  await expect(page).toHaveURL(addressOf('news', language));
  const links = page.getByRole('main').locator(`a[href^="${addressOf('news', language)}/"]`);
  // The address changes a moment before the page does.
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(news.map(({ id }) => addressOfNews(id, language)));
  await links.last().click();
  await expect(heading).toHaveText(titleOf(oldest, language));
  await page.getByRole('contentinfo').getByRole('link', { name }).click();
  await expect(page).toHaveURL(addressOf('news', language));
}

for (const language of [polish, german]) {
  test(`from the line on the home page through all the news, in ${language.id}`, async ({
    page,
    complaints,
  }) => {
    await walk(page, language);
    expect(complaints).toEqual([]);
  });

  test(`the feed of news can be read by any reader, in ${language.id}`, async ({
    page,
    request,
  }) => {
    const feed = await readFeed(page, await feedOf(request, addressOf('news', language)));
    expect(feed.language).toBe(language.id);
    expect(new URL(feed.page).pathname).toBe(addressOf('news', language));
    expect(feed.updated).toBe(feed.entries[0]?.updated);
    const wanted = news.map((entry) => ({
      path: addressOfNews(entry.id, language),
      title: titleOf(entry, language),
      words: (entry.text[language.id] ?? '').split('\n\n'),
      day: entry.date,
    }));
    const told = feed.entries.map(({ id, link, title, words, updated }) => {
      expect(id).toBe(link);
      return {
        path: new URL(link).pathname,
        title: plain(title),
        words: words.map((each) => plain(each ?? '')),
        day: updated.slice(0, 10),
      };
    });
    expect(told).toEqual(wanted);
  });

  test(`the feed of the programme tells what was moved and called off, in ${language.id}`, async ({
    page,
    request,
  }) => {
    const day = addressOfDay(lateDay, language);
    const feed = await readFeed(page, await feedOf(request, day));
    expect(new URL(feed.page).pathname).toBe(addressOf('programme', language));
    const { cancelled, moved } = textsOf(language.id, 'feeds').programme;
    const wanted = changedSessions.map((session) => ({
      path: entryAddress('session', session.id, language),
      title: fillText(session.isCancelled ? cancelled : moved, {
        title: titleIn(session, language),
      }),
      at: Date.parse(session.changed ?? ''),
    }));
    const told = feed.entries.map(({ link, title, updated }) => ({
      path: new URL(link).pathname,
      title: plain(title),
      at: Date.parse(updated),
    }));
    expect(told).toEqual(wanted);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(wanted.length);
  });
}

/** The feed that a page names in its head, as the server sends it. */
async function feedOf(request: APIRequestContext, address: string): Promise<string> {
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

// The list and an entry are among the published pages, which axe visits elsewhere.
for (const width of isAcceptance ? [390, 1440] : [pickByCommit([390, 1440], 'axe news')]) {
  test(`axe finds nothing on a home page with news at ${width}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(addressOf('home', german));
    await isRunning(page);
    await expect(page.locator(`main a[href="${addressOfNews(newest.id, german)}"]`)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
  });
}

test('a day is printed as a list by the hour, from the timetable of a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOfDay(lateDay, german));
  await isRunning(page);
  const programme = programmeOn(page, german);
  await programme.expectWhole(lateDay);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo', 'search'] as const) {
    await expect(page.getByRole(part)).toBeHidden();
  }
  await expect(programme.tab(lateDay)).toBeHidden();
  await expect(page.locator('a[href="#main"]')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    formatDay(congressDay(lateDay), german.id, 'dayAndMonth'),
  );

  const rows = await programme.blocks.evaluateAll((all) =>
    all.map((row) => {
      const { left, top, bottom } = row.getBoundingClientRect();
      const { backgroundColor, breakInside } = getComputedStyle(row);
      return { left, top, bottom, backgroundColor, breakInside };
    }),
  );
  expect(rows).toHaveLength(onDay(lateDay).length);
  expect(new Set(rows.map(({ left }) => left)).size).toBe(1);
  for (const [index, row] of rows.entries()) {
    expect(row.top).toBeGreaterThanOrEqual(rows[index - 1]?.bottom ?? 0);
    expect(row).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', breakInside: 'avoid' });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the news lead on and can be read', async ({ page }) => walk(page, german));
});
