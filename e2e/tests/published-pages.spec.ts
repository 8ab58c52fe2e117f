import { getCongressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { toIsoInstant } from '@kongres/content/format/date';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import { expectResilientPage, waitForHydration, filterPolicyErrors } from '../modified-html.ts';
import { findAxeViolations } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { mockEdition } from '../edition.ts';
import { startNginx } from '../test-nginx.ts';
import {
  allPages,
  getDayPath,
  latestDay,
  listSessionsOfDay,
  pageKinds,
  emptyDayFilter,
} from '../published/congress.ts';
import { getProgrammePage } from '../published/programme.ts';
import { expect, site, test } from '../published/test.ts';
import {
  findByName,
  findMarkupFaults,
  getPageLanguage,
  fetchPage,
  getTextOfElements,
} from '../served-page.ts';
import { measureOverflow } from '../line-breaks.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const { day, track, level } = emptyDayFilter;
const byTrack = `?track=${track}`;
const filtered = getDayPath(day, german) + byTrack;
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

for (const language of isAcceptance ? [polish, german] : [german]) {
  test(`published pages in ${language.id} have no axe violations and no overflow`, async ({
    page,
  }) => {
    test.setTimeout(720_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    const filter = { name: 'filtered day', address: () => getDayPath(day, language) + byTrack };
    for (const [place, { name, address }] of [...allPages, filter].entries()) {
      // One size per page; acceptance checks both.
      const turn = place % 2 === 0 ? phone : desktop;
      for (const size of isAcceptance ? [phone, desktop] : [turn]) {
        await page.setViewportSize(size);
        await page.goto(address(language));
        await waitForHydration(page);
        const found = await findAxeViolations(page);
        faults.push(...found.map((fault) => `${name} at ${size.width}: ${fault}`));
      }
      for (const width of [320, 390, 834, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await measureOverflow(page);
        if (over > 0) faults.push(`${name} at ${width}: ${over} px too wide`);
      }
    }
    expect(faults).toEqual([]);
  });
}

const states: Record<string, { size: typeof desktop; enter: (page: Page) => Promise<unknown> }> = {
  'a filter set and a menu open': {
    size: desktop,
    enter: async (page) => {
      const programme = getProgrammePage(page, german);
      await page.goto(filtered);
      await programme.expectFilteredSessions(day, { track });
      await programme.facet('level').click();
    },
  },
  'the sheet of filters open': {
    size: phone,
    enter: async (page) => {
      const programme = getProgrammePage(page, german);
      await page.goto(filtered);
      await programme.expectFilteredSessions(day, { track });
      await programme.opener.click();
      await expect(programme.sheet).toBeVisible();
    },
  },
  'no session matching the filter': {
    size: phone,
    enter: async (page) => {
      await page.goto(`${filtered}&level=${level}`);
      await getProgrammePage(page, german).expectFilteredSessions(day, { track, level });
    },
  },
  ...Object.fromEntries(
    [phone, desktop].map((size) => [
      `the current day at ${size.width} px`,
      {
        size,
        enter: async (page: Page) => {
          await mockEdition(
            page,
            new Date(
              toIsoInstant(
                getCongressDay(latestDay),
                listSessionsOfDay(latestDay).at(-1)?.starts ?? '',
              ),
            ),
          );
          await page.goto(getDayPath(latestDay, german));
          await expect(page.locator('main li[data-state="live"]').first()).toBeVisible();
        },
      },
    ]),
  ),
};

for (const [name, { size, enter }] of Object.entries(states)) {
  test(`published pages have no axe violations with ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await enter(page);
    expect(await findAxeViolations(page)).toEqual([]);
  });
}

for (const language of languages) {
  test(`the HTML of every published page in ${language.id} is complete and accessible`, async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const { name, address } of allPages) {
      const served = await fetchPage(request, address(language));
      const found = findMarkupFaults(served);
      const words = getTextOfElements(served, 'main');
      if (served.status !== 200) found.push(`status ${served.status}`);
      if (getPageLanguage(served) !== language.id) found.push(`lang is ${getPageLanguage(served)}`);
      if (findByName(served, 'h1').length !== 1) found.push('not one h1');
      if (words.length <= 300) found.push(`${words.length} characters in main`);
      if (/\{\{|<\w+>|undefined|\[object/.test(words)) found.push('text that was not filled in');
      faults.push(...found.map((fault) => `${name} in ${language.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('published pages have a share picture', async ({ request }) => {
  const pictures = new Set<string>();
  for (const { name, address } of pageKinds) {
    const html = await (await request.get(address(german))).text();
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    const answer = await request.get(new URL(picture).pathname);
    expect([name, answer.status(), answer.headers()['content-type']]).toEqual([
      name,
      200,
      'image/png',
    ]);
    pictures.add(picture);
  }
  // Sessions share the picture of their day, exhibitors that of the hall, workshops one picture.
  expect(pictures.size).toBeGreaterThanOrEqual(5);
});

/** The programme day and one sampled kind. */
const modifiedKinds = isAcceptance
  ? pageKinds
  : [
      ...pageKinds.filter(({ name }) => name === 'day'),
      pickByCommit(
        pageKinds.filter(({ name }) => name !== 'day'),
        'published-altered',
      ),
    ];

for (const { name, address } of modifiedKinds) {
  test(`the published ${name} page keeps its text and works when its HTML is modified before hydration`, async ({
    page,
    consoleErrors,
  }) => {
    await expectResilientPage(page, { address: address(german), language: german.id }, async () => {
      // Placeholders of loading portraits contain other text.
      await expect(page.locator(':is([data-state="idle"], [data-state="loading"])')).toHaveCount(0);
      if (name === 'day') await expectWorkingFilter(page, latestDay);
    });
    expect(filterPolicyErrors(consoleErrors)).toEqual([]);
  });
}

/** Sets and clears a filter. */
async function expectWorkingFilter(page: Page, n: number) {
  const programme = getProgrammePage(page, german);
  const [found] = listSessionsOfDay(n);
  const chosen = { track: found?.track ?? '' };
  await programme.facet('track').click();
  const option = programme.option(programme.search, 'track', chosen.track);
  await option.check();
  await programme.expectFilteredSessions(n, chosen);
  await option.uncheck();
  await page.keyboard.press('Escape');
  await programme.expectAllSessions(n);
}

test('with the API down published pages are complete and filters work', async ({
  page,
  consoleErrors,
}) => {
  // No process listens on the API ports.
  const nginx = await startNginx('published-pages', { site });
  try {
    for (const { name, address } of pageKinds) {
      await page.goto(nginx.origin + address(german), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('NIP');
    }
    const programme = getProgrammePage(page, german);
    await page.goto(nginx.origin + getDayPath(day, german));
    await programme.expectAllSessions(day);
    await page.goto(nginx.origin + filtered);
    await programme.expectFilteredSessions(day, { track });
    expect(consoleErrors).toEqual([]);
  } finally {
    await nginx.stop();
  }
});
