import { congressDay } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import type { Page } from '@playwright/test';
import { expectUnharmed, isRunning, refusals } from '../altered-page.ts';
import { faultsOf } from '../axe.ts';
import { isAcceptance } from '../config.ts';
import { setEdition } from '../edition.ts';
import { startNginx } from '../own-nginx.ts';
import {
  allPages,
  addressOfDay,
  lateDay,
  onDay,
  pageKinds,
  silence,
} from '../published/congress.ts';
import { programmeOn } from '../published/programme.ts';
import { expect, site, test } from '../published/test.ts';
import { findByName, findMarkupFaults, languageOf, readPage, textIn } from '../served-page.ts';
import { tooWide } from '../torn-lines.ts';

const [polish] = languages;
const german = languages.find(({ id }) => id === 'de') ?? polish;
const { day, track, level } = silence;
const byTrack = `?track=${track}`;
const filtered = addressOfDay(day, german) + byTrack;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

for (const language of isAcceptance ? [polish, german] : [german]) {
  test(`no published page in ${language.id} has an axe violation or scrolls sideways`, async ({
    page,
  }) => {
    test.setTimeout(720_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    const filter = { name: 'filtered day', address: () => addressOfDay(day, language) + byTrack };
    for (const [place, { name, address }] of [...allPages, filter].entries()) {
      // Every page at one size on every change, at both on acceptance.
      const turn = place % 2 === 0 ? phone : desk;
      for (const size of isAcceptance ? [phone, desk] : [turn]) {
        await page.setViewportSize(size);
        await page.goto(address(language));
        await isRunning(page);
        const found = await faultsOf(page);
        faults.push(...found.map((fault) => `${name} at ${size.width}: ${fault}`));
      }
      for (const width of [320, 390, 834, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await tooWide(page);
        if (over > 0) faults.push(`${name} at ${width}: ${over} px too wide`);
      }
    }
    expect(faults).toEqual([]);
  });
}

const states: Record<string, { size: typeof desk; enter: (page: Page) => Promise<unknown> }> = {
  'a filter set and a menu open': {
    size: desk,
    enter: async (page) => {
      const programme = programmeOn(page, german);
      await page.goto(filtered);
      await programme.expectFound(day, { track });
      await programme.facet('level').click();
    },
  },
  'the sheet of filters open': {
    size: phone,
    enter: async (page) => {
      const programme = programmeOn(page, german);
      await page.goto(filtered);
      await programme.expectFound(day, { track });
      await programme.opener.click();
      await expect(programme.sheet).toBeVisible();
    },
  },
  'nothing left of a day': {
    size: phone,
    enter: async (page) => {
      await page.goto(`${filtered}&level=${level}`);
      await programmeOn(page, german).expectFound(day, { track, level });
    },
  },
  ...Object.fromEntries(
    [phone, desk].map((size) => [
      `the day under way at ${size.width}`,
      {
        size,
        enter: async (page: Page) => {
          await setEdition(
            page,
            new Date(instant(congressDay(lateDay), onDay(lateDay).at(-1)?.starts ?? '')),
          );
          await page.goto(addressOfDay(lateDay, german));
          await expect(page.locator('main li[data-state="live"]').first()).toBeVisible();
        },
      },
    ]),
  ),
};

for (const [name, { size, enter }] of Object.entries(states)) {
  test(`axe finds nothing with ${name}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await enter(page);
    expect(await faultsOf(page)).toEqual([]);
  });
}

for (const language of languages) {
  test(`the HTML of every published page in ${language.id} is complete and accessible`, async ({
    request,
  }) => {
    const faults: string[] = [];
    for (const { name, address } of allPages) {
      const served = await readPage(request, address(language));
      const found = findMarkupFaults(served);
      const words = textIn(served, 'main');
      if (served.status !== 200) found.push(`status ${served.status}`);
      if (languageOf(served) !== language.id) found.push(`lang is ${languageOf(served)}`);
      if (findByName(served, 'h1').length !== 1) found.push('not one h1');
      if (words.length <= 300) found.push(`${words.length} characters in main`);
      if (/\{\{|<\w+>|undefined|\[object/.test(words)) found.push('text that was not filled in');
      faults.push(...found.map((fault) => `${name} in ${language.id}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test('a link to any published page is shared with a picture of its own', async ({ request }) => {
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
  // A session shows the picture of its day, an exhibitor that of the hall, a workshop that of all workshops.
  expect(pictures.size).toBeGreaterThanOrEqual(5);
});

/** The day, whose filter works as well, and one other kind. */
const alteredKinds = isAcceptance
  ? pageKinds
  : [
      ...pageKinds.filter(({ name }) => name === 'day'),
      pickByCommit(
        pageKinds.filter(({ name }) => name !== 'day'),
        'published-altered',
      ),
    ];

for (const { name, address } of alteredKinds) {
  test(`altered before hydration, the page of a published ${name} keeps its words and works`, async ({
    page,
    complaints,
  }) => {
    await expectUnharmed(page, { address: address(german), language: german.id }, async () => {
      // Until a portrait has come, its place says something else.
      await expect(page.locator(':is([data-state="idle"], [data-state="loading"])')).toHaveCount(0);
      if (name === 'day') await filterWorks(page, lateDay);
    });
    expect(refusals(complaints)).toEqual([]);
  });
}

/** Set and cleared, so that the page reads as before. */
async function filterWorks(page: Page, n: number) {
  const programme = programmeOn(page, german);
  const [found] = onDay(n);
  const chosen = { track: found?.track ?? '' };
  await programme.facet('track').click();
  const option = programme.option(programme.search, 'track', chosen.track);
  await option.check();
  await programme.expectFound(n, chosen);
  await option.uncheck();
  await page.keyboard.press('Escape');
  await programme.expectWhole(n);
}

test('with the API down published pages are whole and quiet, and filters work', async ({
  page,
  complaints,
}) => {
  // Two ports at which nobody listens.
  const nginx = await startNginx('published-pages', { site });
  try {
    for (const { name, address } of pageKinds) {
      await page.goto(nginx.origin + address(german), { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('NIP');
    }
    const programme = programmeOn(page, german);
    await page.goto(nginx.origin + addressOfDay(day, german));
    await programme.expectWhole(day);
    await page.goto(nginx.origin + filtered);
    await programme.expectFound(day, { track });
    expect(complaints).toEqual([]);
  } finally {
    await nginx.stop();
  }
});
