import { expect, type Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';

/** What strangers do to a page between the server and React, each as a change of the served HTML. */
export const alterations = {
  'a link around a number': inBody((html) =>
    html.replace(/>([^<>]*?)(\d[\d\s.,:–-]*)/g, '>$1<a href="tel:0">$2</a>'),
  ),
  'a missing element': inMain((html) => html.replace(/<(p|li|h1)(?: [^>]*)?>[^<]*<\/\1>/, '')),
  'a foreign attribute': (html) =>
    html
      .replace('<html', '<html data-foreign="1"')
      .replace('<body', '<body cz-shortcut-listen="true"')
      .replaceAll('<a ', '<a data-foreign="1" ')
      .replaceAll('<input ', '<input data-foreign="1" '),
  'translated text': inBody((html) =>
    html.replace(/>([^<>]*\p{L}[^<>]*)</gu, '><font><font>$1</font></font><'),
  ),
  'extra elements in the body': inBody((html) => {
    const extra = '<div class="foreign"><p>ext</p></div>';
    const around = html.replace(/<header/, `${extra}<header`).replace('<main', `${extra}<main`);
    return extra + around + extra;
  }),
} satisfies Record<string, Alteration>;

type Alteration = (html: string) => string;

/** The next documents come altered; one that the alteration leaves as it is would prove nothing. */
export async function alter(page: Page, alteration: Alteration) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const altered = alteration(html);
    expect(altered).not.toBe(html);
    return route.fulfill({ response, body: altered });
  });
}

/** Until React runs the page and the page has loaded. */
export async function isRunning(page: Page) {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}

/** However the page at an address comes altered, it keeps its words, language and header, and works. */
export async function expectUnharmed(
  page: Page,
  { address, language }: { address: string; language: LanguageCode },
  works: () => Promise<void>,
) {
  await page.goto(address);
  await isRunning(page);
  await works();
  const words = await wordsOf(page);
  expect(words.size).toBeGreaterThan(50);
  for (const [alteration, change] of Object.entries(alterations)) {
    await page.unroute('**/*');
    await alter(page, change);
    await page.goto('about:blank');
    await page.goto(address);
    await isRunning(page);
    await works();
    // React may still be drawing anew what it could not take over.
    const lost = async () => [...words].filter(isMissingIn(await wordsOf(page)));
    await expect.poll(lost, { message: alteration }).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  }
}

/** What an altered page must not complain of: a policy, or that it could not be drawn. */
export function refusals(complaints: readonly string[]): string[] {
  return complaints.filter((text) => /refused|trusted|Application/i.test(text));
}

const isMissingIn = (words: ReadonlySet<string>) => (word: string) => !words.has(word);

/** The words that a reader sees. */
async function wordsOf(page: Page): Promise<Set<string>> {
  const text = await page.evaluate(() => document.body.innerText);
  return new Set(text.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
}

/** Between the start of the body and its first script. */
function inBody(change: Alteration): Alteration {
  return between('<body>', '<script', change);
}

function inMain(change: Alteration): Alteration {
  return between('<main', '</main>', change);
}

function between(start: string, end: string, change: Alteration): Alteration {
  return (html) => {
    const from = html.indexOf(start) + start.length;
    const to = html.indexOf(end, from);
    return html.slice(0, from) + change(html.slice(from, to)) + html.slice(to);
  };
}
