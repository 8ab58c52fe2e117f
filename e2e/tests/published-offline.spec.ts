import { renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pick } from '@kongres/content/facts/collection';
import { languages, type Language } from '@kongres/content/facts/languages';
import { siteFolder } from '@kongres/tools/lib/folders';
import { addressOf, entryAddress } from '@kongres/contract/pages';
import { faultsOf } from '../axe.ts';
import { changingSite } from '../changing-site.ts';
import { addressOfDay, dayNumbers, lateDay, onDay, the, titleIn } from '../published/congress.ts';
import { myWeekOn } from '../published/my-week.ts';
import { expect, site as published, test as base } from '../published/test.ts';
import { copyRelease } from '../release-folder.ts';
import { textsOf } from '../texts.ts';

const polish = pick(languages, 'pl');

const test = base.extend<{ site: ReturnType<typeof changingSite> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  site: async ({}, use, { parallelIndex }) => {
    const site = changingSite('offline', parallelIndex);
    await use(site);
    await site.goAway();
  },
});

/** What a browser keeps beside its storage. */
function keptBy(page: Page) {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    releases: (await caches.keys()).length,
  }));
}

/** Whether a browser keeps these. */
function keeps(page: Page, addresses: readonly string[]) {
  return page.evaluate(async (all) => {
    const kept = await Promise.all(all.map((address) => caches.match(address)));
    return kept.every(Boolean);
  }, addresses);
}

/** Until the worker has kept all it was told to, of which the last day comes last, and stands before the page. */
async function waitUntilKept(page: Page, language: Language) {
  const last = addressOfDay(the(dayNumbers.at(-1)), language);
  await expect.poll(() => keeps(page, [last, addressOf('my-week', language)])).toBe(true);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** What the browser keeps for a minute of its own accord would hide what we keep. */
async function emptyBrowserCache(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.clearBrowserCache');
}

/** Whoever stars something of a day and waits a moment. */
async function starOn(page: Page, language: Language, origin: string) {
  const talk = the(onDay(lateDay)[0]);
  await page.goto(origin + addressOfDay(lateDay, language), { waitUntil: 'networkidle' });
  const star = myWeekOn(page, language).starOf(talk);
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await waitUntilKept(page, language);
  return talk;
}

for (const id of ['pl', 'de'] as const) {
  const language = pick(languages, id);

  test(`without a network, in ${id}: the programme, the week and what was opened`, async ({
    page,
    site,
    complaints,
  }) => {
    const origin = await site.serve(published);
    const { bar, missing } = textsOf(id, 'offline');
    const line = page.getByRole('status').filter({ hasText: the(bar.offline.split('{{')[0]) });
    const copy = page.getByRole('status').filter({ hasText: the(bar.kept.split('{{')[0]) });

    await page.goto(origin + addressOfDay(1, language), { waitUntil: 'networkidle' });
    expect(await keptBy(page)).toEqual({ workers: 0, releases: 0 });
    const talk = await starOn(page, language, origin);
    // By a link inside the site, so that no document of it was ever asked for.
    await page.locator(`h3 a[href$="/${talk.id}"]`).last().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(titleIn(talk, language));
    await expect.poll(() => keeps(page, [new URL(page.url()).pathname])).toBe(true);

    await site.goAway();
    await emptyBrowserCache(page);
    for (const address of [
      addressOf('my-week', language),
      addressOfDay(2, language),
      entryAddress('session', talk.id, language),
      addressOf('home', language),
    ]) {
      await page.goto(origin + address);
      await expect(copy.or(line)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(origin + addressOf('my-week', language));
    await expect(myWeekOn(page, language).items).toHaveCount(1);
    await expect(copy).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    // Stars need nobody, and a link leads to the next page that is kept.
    await page.goto(origin + addressOfDay(lateDay, language));
    const other = myWeekOn(page, language).starOf(the(onDay(lateDay)[1]));
    await other.click();
    await myWeekOn(page, language).expectCount(2);
    await myWeekOn(page, language).link.click();
    await expect(myWeekOn(page, language).items).toHaveCount(2);

    await page.goto(`${origin}/${language.path}/faq`);
    await expect(page.getByRole('heading', { name: missing.title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language.id);
    expect(await faultsOf(page)).toEqual([]);
    await page.locator(`a[href="${addressOf('my-week', language)}"]`).click();
    await expect(copy).toBeVisible();

    expect(complaints.filter((text) => /React|hydrat/i.test(text))).toEqual([]);

    await site.serve(published);
    await copy.getByRole('button', { name: bar.reload }).click();
    await expect(copy).toBeHidden();
  });
}

test('a page that was open when the network went says so, and nothing is lost by a link', async ({
  page,
  site,
}) => {
  const origin = await site.serve(published);
  const { bar } = textsOf('pl', 'offline');
  await starOn(page, polish, origin);
  await site.goAway();
  await emptyBrowserCache(page);
  await page.context().setOffline(true);
  const line = page.getByRole('status').filter({ hasText: the(bar.offline.split('{{')[0]) });
  await expect(line).toBeVisible();
  await page
    .locator(`main a[href="${addressOfDay(1, polish)}"]`)
    .first()
    .click();
  await page.waitForURL(`**${addressOfDay(1, polish)}*`);
  await expect(page.locator('meta[name=kept]')).toHaveCount(1);
  await page.context().setOffline(false);
});

test('a new release takes the place of the old one as a whole', async ({ page, site }) => {
  const origin = await site.serve(published);
  const release = () =>
    page.evaluate(
      () =>
        [...document.scripts]
          .map(({ text }) => text)
          .join()
          .match(/manifest-\w+/)?.[0],
    );
  const talk = await starOn(page, polish, origin);
  const sessionPage = entryAddress('session', talk.id, polish);
  await page.goto(origin + sessionPage);
  await expect.poll(() => keeps(page, [sessionPage])).toBe(true);
  const before = await release();

  // Another build: it has no programme yet, so the page of the session is gone from it.
  await site.serve(siteFolder);
  await page.goto(origin + addressOf('faq', polish));
  const after = await release();
  expect(after).not.toBe(before);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([`kept-${the(after?.split('-')[1])}`]);
  expect(await keeps(page, [sessionPage])).toBe(false);
  await expect.poll(() => keeps(page, [addressOf('programme', polish)])).toBe(true);
  await site.goAway();
  await emptyBrowserCache(page);
  await page.goto(origin + addressOf('programme', polish));
  await expect(page.locator('meta[name=kept]')).toHaveCount(1);
  expect(await release()).toBe(after);

  // The network is back with the first release while a page of the other is open: a link brings a whole page.
  await site.serve(published);
  await page
    .getByRole('contentinfo')
    .locator(`a[href="${addressOf('zones', polish)}"]`)
    .click();
  await page.waitForURL(`**${addressOf('zones', polish)}`);
  await expect.poll(release).toBe(before);
  await expect(page.locator('meta[name=kept]')).toHaveCount(0);
});

test('a worker that breaks every page is withdrawn by the next release', async ({ page, site }) => {
  const [broken, mended] = [copyRelease(published), copyRelease(published)];
  for (const { file } of [broken, mended]) {
    for (const ending of ['.br', '.gz']) rmSync(file(`offline-worker.js${ending}`));
  }
  writeFileSync(
    broken.file('offline-worker.js'),
    `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(Promise.reject(new Error('broken'))));`,
  );
  renameSync(mended.file('offline-worker-spare.js'), mended.file('offline-worker.js'));

  const origin = await site.serve(broken.folder);
  const day = origin + addressOfDay(lateDay, polish);
  await page.goto(day);
  await myWeekOn(page, polish)
    .starOf(the(onDay(lateDay)[0]))
    .click();
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await expect(page.goto(day)).rejects.toThrow();

  await site.serve(mended.folder);
  await expect
    .poll(() =>
      page.goto(day).then(
        (answer) => answer?.status(),
        () => null,
      ),
    )
    .toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual({ workers: 0, releases: 0 });
  for (const { remove } of [broken, mended]) remove();
});

test('with the last star goes all that was kept', async ({ page, site }) => {
  const origin = await site.serve(published);
  const talk = await starOn(page, polish, origin);
  expect(await keptBy(page)).toEqual({ workers: 1, releases: 1 });
  await myWeekOn(page, polish).starOf(talk).click();
  await expect.poll(() => keptBy(page)).toEqual({ workers: 0, releases: 0 });
});
