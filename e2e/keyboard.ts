import { expect, type Locator, type Page } from '@playwright/test';

/** Label, `aria-label` or text of the focused element. */
export function getFocusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null) : null;
    const name =
      element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
    return name.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
  });
}

/** Names of the Tab stops from the current focus to the stop with this name. */
export async function collectTabStops(page: Page, last: string, most = 60): Promise<string[]> {
  const stops: string[] = [];
  while (stops.at(-1) !== last && stops.length < most) {
    await page.keyboard.press('Tab');
    stops.push(await getFocusedName(page));
  }
  return stops;
}

/** Removes tags and soft hyphens and collapses white space. */
export function normaliseText(text: string): string {
  return text
    .replace(/<\/?\w+>/g, '')
    .replaceAll('\u00ad', '')
    .replace(/\s+/g, ' ')
    .trim();
}

export function getLinkTexts(text: string): string[] {
  return [...text.matchAll(/>([^<]+)<\//g)].map(([, words = '']) => words);
}

export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** Expects a visible focus outline that the fixed header does not cover. */
export async function expectVisibleFocus(page: Page) {
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { ok: true };
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const isInHeader = Boolean(element.closest('body > header')) || style.position === 'fixed';
    // Card links and framed controls show the outline on a pseudo-element or the parent.
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

/** Expects a visible focus at every stop on the way. */
export async function pressTabUntilFocused(page: Page, target: Locator, most = 80) {
  for (let press = 0; press < most && !(await isFocused(target)); press += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  await expect(target).toBeFocused();
}
