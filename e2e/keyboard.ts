import type { Page } from '@playwright/test';

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
