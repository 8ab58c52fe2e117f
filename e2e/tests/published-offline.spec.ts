import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getRow } from '@kongres/content/facts/collection';
import { languages, type Language } from '@kongres/content/facts/languages';
import { siteFolder } from '@kongres/tools/lib/folders';
import { getLocalizedPath, getEntryPath } from '@kongres/contract/pages';
import { findAxeViolations } from '../axe.ts';
import { createSwitchableSite } from '../switchable-site.ts';
import {
  getDayPath,
  dayNumbers,
  latestDay,
  listSessionsOfDay,
  assertDefined,
  getSessionTitle,
} from '../published/congress.ts';
import { getMyWeek } from '../published/my-week.ts';
import { expect, site as published, test as base } from '../published/test.ts';
import { copyRelease } from '../release-folder.ts';
import { getTexts } from '../texts.ts';

const polish = getRow(languages, 'pl');

const test = base.extend<{ site: ReturnType<typeof createSwitchableSite> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  site: async ({}, use, { parallelIndex }) => {
    const site = createSwitchableSite('offline', parallelIndex);
    await use(site);
    await site.stop();
  },
});

function readOfflineStorage(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    releases: (await caches.keys()).length,
  }));
}

function isCached(page: Page, addresses: readonly string[]) {
  return page.evaluate(async (all) => {
    const responses = await Promise.all(all.map((address) => caches.match(address)));
    return responses.every(Boolean);
  }, addresses);
}

/** The last day is cached last; then the service worker must control the page. */
async function waitUntilCached(page: Page, language: Language) {
  const last = getDayPath(assertDefined(dayNumbers.at(-1)), language);
  await expect.poll(() => isCached(page, [last, getLocalizedPath('my-week', language)])).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** The HTTP cache would hide the service worker's cache. */
async function clearBrowserCache(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
}

async function addStar(page: Page, language: Language, origin: string) {
  const session = assertDefined(listSessionsOfDay(latestDay)[0]);
  await page.goto(origin + getDayPath(latestDay, language), { waitUntil: 'networkidle' });
  const star = getMyWeek(page, language).starButton(session);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await waitUntilCached(page, language);
  return session;
}

for (const id of ['pl', 'de'] as const) {
  const language = getRow(languages, id);

  test(`programme, My week and visited pages work offline in ${id}`, async ({
    page,
    site,
    consoleErrors,
  }) => {
    const origin = await site.serve(published);
    const { bar, missing } = getTexts(id, 'offline');
    const line = page
      .getByRole('status')
      .filter({ hasText: assertDefined(bar.offline.split('{{')[0]) });
    const copy = page
      .getByRole('status')
      .filter({ hasText: assertDefined(bar.kept.split('{{')[0]) });

    await page.goto(origin + getDayPath(1, language), { waitUntil: 'networkidle' });
    expect(await readOfflineStorage(page)).toEqual({ workers: 0, releases: 0 });
    const session = await addStar(page, language, origin);
    // Client navigation never requests the document.
    await page.locator(`h3 a[href$="/${session.id}"]`).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      getSessionTitle(session, language),
    );
    await expect.poll(() => isCached(page, [new URL(page.url()).pathname])).toBe(true);

    await site.stop();
    await clearBrowserCache(page);
    for (const address of [
      getLocalizedPath('my-week', language),
      getDayPath(2, language),
      getEntryPath('session', session.id, language),
      getLocalizedPath('home', language),
    ]) {
      await page.goto(origin + address);
      await expect(copy.or(line)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(origin + getLocalizedPath('my-week', language));
    await expect(getMyWeek(page, language).items).toHaveCount(1);
    await expect(copy).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);

    // Stars and links to cached pages work offline.
    await page.goto(origin + getDayPath(latestDay, language));
    const other = getMyWeek(page, language).starButton(
      assertDefined(listSessionsOfDay(latestDay)[1]),
    );
    await other.click();
    await getMyWeek(page, language).expectCount(2);
    await getMyWeek(page, language).link.click();
    await expect(getMyWeek(page, language).items).toHaveCount(2);

    await page.goto(`${origin}/${language.path}/faq`);
    await expect(page.getByRole('heading', { name: missing.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.id);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.locator(`a[href="${getLocalizedPath('my-week', language)}"]`).click();
    await expect(copy).toBeVisible();

    expect(consoleErrors.filter((text) => /React|hydrat/i.test(text))).toEqual([]);

    await site.serve(published);
    await copy.getByRole('button', { name: bar.reload }).click();
    await expect(copy).toBeHidden();
  });
}

test('an open page shows the offline bar and navigates to cached pages', async ({ page, site }) => {
  const origin = await site.serve(published);
  const { bar } = getTexts('pl', 'offline');
  await addStar(page, polish, origin);
  await site.stop();
  await clearBrowserCache(page);
  await page.context().setOffline(true);
  const line = page
    .getByRole('status')
    .filter({ hasText: assertDefined(bar.offline.split('{{')[0]) });
  await expect(line).toBeVisible();
  await page
    .locator(`main a[href="${getDayPath(1, polish)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${getDayPath(1, polish)}*`);
  await expect(page.locator('meta[name=kept]')).toHaveCount(1);
  await page.context().setOffline(false);
});

test('a new release replaces the cached one completely', async ({ page, site }) => {
  const origin = await site.serve(published);
  const release = () =>
    page.evaluate(
      () =>
        [...document.scripts]
          .map(({ text }) => text)
          .join()
          .match(/manifest-\w+/)?.[0],
    );
  const session = await addStar(page, polish, origin);
  const sessionPage = getEntryPath('session', session.id, polish);
  await page.goto(origin + sessionPage);
  await expect.poll(() => isCached(page, [sessionPage])).toBe(true);
  const before = await release();

  // The other build has no programme and no session page.
  await site.serve(siteFolder);
  await page.goto(origin + getLocalizedPath('faq', polish));
  const after = await release();
  expect(after).not.toBe(before);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([`kept-${assertDefined(after?.split('-')[1])}`]);
  expect(await isCached(page, [sessionPage])).toBe(false);
  await expect.poll(() => isCached(page, [getLocalizedPath('programme', polish)])).toBe(true);
  await site.stop();
  await clearBrowserCache(page);
  await page.goto(origin + getLocalizedPath('programme', polish));
  await expect(page.locator('meta[name=kept]')).toHaveCount(1);
  expect(await release()).toBe(after);

  // When a page of another release is open, a link loads a document.
  await site.serve(published);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${getLocalizedPath('zones', polish)}"]`)
    .click();
  await page.waitForURL(`**${getLocalizedPath('zones', polish)}`);
  await expect.poll(release).toBe(before);
  await expect(page.locator('meta[name=kept]')).toHaveCount(0);
});

test('the next release removes a broken service worker', async ({ page, site }) => {
  const [broken, repaired] = [copyRelease(published), copyRelease(published)];
  for (const { file } of [broken, repaired]) {
    for (const ending of ['.br', '.gz']) rmSync(file(`offline-worker.js${ending}`));
  }
  writeFileSync(
    broken.file('offline-worker.js'),
    `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`,
  );
  renameSync(repaired.file('offline-worker-spare.js'), repaired.file('offline-worker.js'));

  const origin = await site.serve(broken.folder);
  const day = origin + getDayPath(latestDay, polish);
  await page.goto(day);
  await getMyWeek(page, polish)
    .starButton(assertDefined(listSessionsOfDay(latestDay)[0]))
    .click();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect(page.goto(day)).rejects.toThrow();

  await site.serve(repaired.folder);
  await expect
    .poll(() =>
      page.goto(day).then(
        (answer) => answer?.status(),
        () => null,
      ),
    )
    .toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => readOfflineStorage(page)).toEqual({ workers: 0, releases: 0 });
  for (const { remove } of [broken, repaired]) remove();
});

test('removing the last star deletes the offline cache', async ({ page, site }) => {
  const origin = await site.serve(published);
  const session = await addStar(page, polish, origin);
  expect(await readOfflineStorage(page)).toEqual({ workers: 1, releases: 1 });
  await getMyWeek(page, polish).starButton(session).click();
  await expect.poll(() => readOfflineStorage(page)).toEqual({ workers: 0, releases: 0 });
});
