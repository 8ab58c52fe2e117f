import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus, by the name it is called by. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const name =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return name.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
  });
}

/** Where Tab stops, one after the other, from where the focus is to the stop with this name. */
export async function stopsUntil(page: Page, last: string, most = 60): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== last && stops.length < most) {
    await page.keyboard.press('Tab');
    stops.push(await focusedName(page));
  }
  return stops;
}

/** As a page shows a text: without marks, and with its spaces as spaces. */
export function spoken(text: string): string {
  return text
    .replace(/<\/?\w+>/g, '')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words of a text that lead somewhere. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(/>([^<]+)<\//g)].map(([, words = '']) => words);
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** What has the focus shows it, and does not lie under the fixed header. */
export async function expectFocusSeen(page: Page) {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { ok: true };
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isInHeader = Boolean(element.closest('body > header')) || style.position === 'fixed';
    // What covers a whole card or stands in a frame is marked there.
    const isMarked = [
      style,
      getComputedStyle(element, '::after'),
      getComputedStyle(element.parentElement ?? element),
    ].some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    const ok = isMarked && (isInHeader || box.bottom > header || box.top < 0);
    return ok ? { ok } : { ok, what: element.outerHTML.slice(0, 120), outline: style.outline };
  });
  expect(seen).toEqual({ ok: true });
}

/** By Tab alone, each stop in sight. */
export async function tabTo(page: Page, target: Locator, most = 60) {
  for (let press = 0; press < most && !(await isFocused(target)); press += 1) {
    await page.keyboard.press('Tab');
    await expectFocusSeen(page);
  }
  await expect(target).toBeFocused();
}
