import type { Page } from '@playwright/test';
import { galas } from '@kongres/content/facts/galas';
import { languages, type Language } from '@kongres/content/facts/languages';
import { getLocalizedPath, isPrivatePage, pageTable, type PageId } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import { readLayoutShift, recordLayoutShifts } from '../layout-shift.ts';
import { expect, test } from '../test.ts';
import { getTexts } from '../texts.ts';
import { measureOverflow } from '../line-breaks.ts';

const phone = 390;
const desktop = 1440;
const height = 900;
/** 1280 px minus the widest scroll bar. */
const widthBesideScrollBar = 1280 - 24;
const widths = [320, phone, 834, desktop, 1920];

/** Checked at every width in every language. */
const mostVisited: readonly PageId[] = [
  'home',
  'programme',
  'tickets',
  ...galas.map(({ id }) => id),
];

/** Languages with long words: every page is checked at every width. */
const longestLanguages = new Set(['pl', 'de']);

const subsetFont = /^\/assets\/(?:schibsted-grotesk|martian-mono)-latin(?:-ext)?-[\w-]{8}\.woff2$/;

for (const [index, language] of languages.entries()) {
  test(`every page in ${language.id} loads without errors, layout shifts or overflow`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(720_000);
    await recordLayoutShifts(page);
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    const titles = new Set<string>();
    const faults: string[] = [];

    for (const [place, { id, path }] of pageTable.entries()) {
      // One width per page and language; acceptance checks both.
      const turn = (index + place) % 2 === 0 ? phone : desktop;
      for (const width of isAcceptance ? [phone, desktop] : [turn]) {
        await page.setViewportSize({ width, height });
        const found = await findFaultsOnOpening(page, getLocalizedPath(id, language), language);
        // A private page renders its content after an API call.
        const shift = isPrivatePage(path) ? 0 : await readLayoutShift(page);
        if (shift >= 0.01) found.push(`layout shift ${shift.toFixed(3)}`);
        faults.push(...found.map((fault) => `${id} in ${language.id} at ${width}: ${fault}`));
      }
      titles.add(await page.title());

      if (longestLanguages.has(language.id) || mostVisited.includes(id) || isAcceptance) {
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const over = await measureOverflow(page);
          if (over > 0) faults.push(`${id} in ${language.id} at ${width}: ${over} px too wide`);
        }
      }
      if (id === 'home') {
        const found = await findHeaderFaults(page, language);
        faults.push(...found.map((fault) => `header in ${language.id}: ${fault}`));
      }
    }

    expect.soft(faults).toEqual([]);
    expect.soft(consoleErrors).toEqual([]);
    expect.soft(titles.size).toBe(pageTable.length);
    // Subset fonts contain every character of the pages, so no full font loads.
    expect([...fonts].filter((font) => !subsetFont.test(font))).toEqual([]);
    expect(fonts.size).toBeGreaterThan(1);
    // Polish needs both subsets of both families.
    if (language.id === 'pl') expect(fonts.size).toBe(4);
  });
}

async function findFaultsOnOpening(
  page: Page,
  address: string,
  language: Language,
): Promise<string[]> {
  const faults: string[] = [];
  const response = await page.goto(address, { waitUntil: 'networkidle' });
  if (response?.status() !== 200) faults.push(`status ${response?.status()}`);
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== language.id) faults.push(`lang is ${lang}`);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  if (headings !== 1) faults.push(`${headings} headings of level 1`);
  return faults;
}

/** Expects the header in one row at 1280 px with a scroll bar. */
async function findHeaderFaults(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize({ width: widthBesideScrollBar, height });
  await page.evaluate(() => document.fonts.ready);
  const { nav } = getTexts(language.id, 'frame');
  const banner = page.getByRole('banner');
  const faults: string[] = [];
  if (!(await banner.getByRole('navigation', { name: nav.label }).isVisible())) {
    faults.push('no navigation');
  }
  if (await page.getByRole('button', { name: nav.open }).isVisible()) {
    faults.push('the button of the mobile menu');
  }
  const edges = await banner
    .locator('> div > *')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts
        .map((part) => part.getBoundingClientRect())
        .flatMap(({ left, right }) => [Math.round(left), Math.round(right)]),
    );
  const isInOrder = edges.toSorted((a, b) => a - b).join() === edges.join();
  const isInside = (edges.at(-1) ?? Infinity) <= widthBesideScrollBar;
  if (edges.length !== 12 || !isInOrder || !isInside) faults.push(`edges at ${edges.join(', ')}`);
  return faults;
}
