import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';

/** Changes that browser extensions, translators and proxies make to the served HTML before hydration. */
export const htmlModifications = {
  'a link around a number': changeBody((html) =>
    html.replace(/>([^<>]*?)(\d[\d\s.,:–-]*)/g, '>$1<a href="tel:0">$2</a>'),
  ),
  'a missing element': changeMain((html) => html.replace(/<(p|li|h1)(?: [^>]*)?>[^<]*<\/\1>/, '')),
  'an added attribute': (html) =>
    html
      .replace('<html', '<html data-extension="1"')
      .replace('<body', '<body cz-shortcut-listen="true"')
      .replaceAll('<a ', '<a data-extension="1" ')
      .replaceAll('<input ', '<input data-extension="1" '),
  'translated text': changeBody((html) =>
    html.replace(/>([^<>]*\p{L}[^<>]*)</gu, '><font><font>$1</font></font><'),
  ),
  'extra elements in the body': changeBody((html) => {
    const extra = '<div class="extension"><p>ext</p></div>';
    const around = html.replace(/<header/, `${extra}<header`).replace('<main', `${extra}<main`);
    return extra + around + extra;
  }),
} satisfies Record<string, HtmlModification>;

type HtmlModification = (html: string) => string;

/** Applies a modification to every document that the page loads, and fails if it changes nothing. */
export async function applyModification(page: Page, alteration: HtmlModification) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const altered = alteration(html);
    expect(altered).not.toBe(html);
    return route.fulfill({ response, body: altered });
  });
}

/** The router sets `scrollRestoration` once React has hydrated the page. */
export async function waitForHydration(page: Page) {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** Expects a page to keep its text, language, header and features under each modification. */
export async function expectResilientPage(
  page: Page,
  { address, language }: { address: string; language: LanguageCode },
  expectFeatures: () => Promise<void>,
) {
  await page.goto(address);
  await waitForHydration(page);
  await expectFeatures();
  const words = await readVisibleWords(page);
  expect(words.size).toBeGreaterThan(50);
  for (const [alteration, change] of Object.entries(htmlModifications)) {
    await page.unroute('**/*');
    await applyModification(page, change);
    await page.goto('about:blank');
    await page.goto(address);
    await waitForHydration(page);
    await expectFeatures();
    // React may still be re-rendering what it could not hydrate.
    const missing = async () => [...words].filter(isMissingIn(await readVisibleWords(page)));
    await expect.poll(missing, { message: alteration }).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  }
}

/** Console errors about a blocked policy or a failed render, which no modification may cause. */
export function filterPolicyErrors(consoleErrors: readonly string[]): string[] {
  return consoleErrors.filter((text) => /refused|trusted|Application/i.test(text));
}

const isMissingIn = (words: ReadonlySet<string>) => (word: string) => !words.has(word);

async function readVisibleWords(page: Page): Promise<Set<string>> {
  const text = await page.evaluate(() => document.body.innerText);
  return new Set(text.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
}

function changeBody(change: HtmlModification): HtmlModification {
  return changeBetween('<body>', '<script', change);
}

function changeMain(change: HtmlModification): HtmlModification {
  return changeBetween('<main', '</main>', change);
}

function changeBetween(start: string, end: string, change: HtmlModification): HtmlModification {
  return (html) => {
    const from = html.indexOf(start) + start.length;
    const to = html.indexOf(end, from);
    return html.slice(0, from) + change(html.slice(from, to)) + html.slice(to);
  };
}
