import type { Page } from '@playwright/test';
import { galas } from '@kongres/content/facts/galas';
import { languages, type Language } from '@kongres/content/facts/languages';
import { addressOf, isPrivate, pageTable, type PageId } from '@kongres/contract/pages';
import { isAcceptance } from '../config.ts';
import { readShift, watchShifts } from '../layout-shift.ts';
import { expect, test } from '../test.ts';
import { textsOf } from '../texts.ts';
import { tooWide } from '../torn-lines.ts';

const phone = 390;
const desktop = 1440;
const height = 900;
/** What is left of 1280 px beside the widest scroll bar that we have met, and a little less. */
const besideScrollBar = 1280 - 24;
const widths = [320, phone, 834, desktop, 1920];

/** What people see first: checked at every width in every language. */
const mostSeen: readonly PageId[] = ['home', 'programme', 'tickets', ...galas.map(({ id }) => id)];

/** The languages with the longest words, in which the other pages are checked at every width too. */
const longest = new Set(['pl', 'de']);

const subsetFont = /^\/assets\/(?:schibsted-grotesk|martian-mono)-latin(?:-ext)?-[\w-]{8}\.woff2$/;

for (const [index, language] of languages.entries()) {
  test(`every page in ${language.id} opens without an error, stays in place and fits every width`, async ({
    page,
    complaints,
  }) => {
    test.setTimeout(720_000);
    await watchShifts(page);
    const fonts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
    });
    const titles = new Set<string>();
    const faults: string[] = [];

    for (const [place, { id, path }] of pageTable.entries()) {
      // Every page at one width on every change, at both on acceptance; languages take turns.
      const turn = (index + place) % 2 === 0 ? phone : desktop;
      for (const width of isAcceptance ? [phone, desktop] : [turn]) {
        await page.setViewportSize({ width, height });
        const found = await findFaultsOnOpening(page, addressOf(id, language), language);
        // A private page shows only after loading what its key opens.
        const shift = isPrivate(path) ? 0 : await readShift(page);
        if (shift >= 0.01) found.push(`moved by ${shift.toFixed(3)} while it loaded`);
        faults.push(...found.map((fault) => `${id} in ${language.id} at ${width}: ${fault}`));
      }
      titles.add(await page.title());

      if (longest.has(language.id) || mostSeen.includes(id) || isAcceptance) {
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          const over = await tooWide(page);
          if (over > 0) faults.push(`${id} in ${language.id} at ${width}: ${over} px too wide`);
        }
      }
      if (id === 'home') {
        const found = await findHeaderFaults(page, language);
        faults.push(...found.map((fault) => `header in ${language.id}: ${fault}`));
      }
    }

    expect.soft(faults).toEqual([]);
    expect.soft(complaints).toEqual([]);
    expect.soft(titles.size).toBe(pageTable.length);
    // Subset fonts hold every character that pages set: no whole font is fetched.
    expect([...fonts].filter((font) => !subsetFont.test(font))).toEqual([]);
    expect(fonts.size).toBeGreaterThan(1);
    // Polish needs the letters of both subsets in both families.
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

/** Whether the whole header stands in one row in a window of 1280 px with a scroll bar. */
async function findHeaderFaults(page: Page, language: Language): Promise<string[]> {
  await page.setViewportSize({ width: besideScrollBar, height });
  await page.evaluate(() => document.fonts.ready);
  const { nav } = textsOf(language.id, 'frame');
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
  // One beside the other, and the last of them inside.
  const isInOrder = edges.toSorted((a, b) => a - b).join() === edges.join();
  const isInside = (edges.at(-1) ?? Infinity) <= besideScrollBar;
  if (edges.length !== 12 || !isInOrder || !isInside) faults.push(`edges at ${edges.join(', ')}`);
  return faults;
}
