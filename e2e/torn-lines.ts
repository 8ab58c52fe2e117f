import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';

/**
 * What a line tears apart, on a page or in a part of it: words without a hyphen, dates and hours; and
 * lines that begin with a comma.
 */
export async function tornLines(
  page: Page,
  code: LanguageCode,
  part: Locator = page.locator('body'),
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return await part.evaluate(findTorn, monthsOf(code));
}

/** By how many pixels a page is wider than its window: a word that may not break goes on beside it. */
export async function tooWide(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Every month as a date may name it. */
function monthsOf(code: LanguageCode): string[] {
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(code, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(new Date(Date.UTC(2026, index, 15)));
      return parts.find(({ type }) => type === 'month')?.value ?? '';
    });
  });
  return [...new Set(names)].filter((name) => /\p{L}/u.test(name));
}

/** Runs in the page. */
function findTorn(root: Element, months: readonly string[]): string[] {
  const month = months.join('|');
  // "16–22 lutego", "16. Februar", "February 16–22", "10:00–18:00", "10:00 AM".
  const whole = new RegExp(
    [
      String.raw`\d+\.?(?:[–-]\u2060?\d+\.?)?\s(?:de\s)?(?:${month})\b`,
      String.raw`\b(?:${month})\s\d+(?:–\u2060?\d+)?\b`,
      String.raw`\d+:\d\d(?:\s[AP]M)?(?:[–-]\u2060?\d+:\d\d(?:\s[AP]M)?)?`,
    ].join('|'),
    'giu',
  );
  const torn: string[] = [];
  let last: { block: Element | null; bottom: number } | null = null;

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!parent || !text.trim() || !isShown(parent)) continue;
    lookAt(node, text, parent);
  }
  return torn;

  function lookAt(node: Node, text: string, parent: Element) {
    for (const { index, 0: word } of text.matchAll(/[^\s\u2060]+/g)) {
      const pieces = piecesOf(node, index, word);
      if (pieces.length > 1 && isBroken(pieces)) torn.push(`${pieces.join('|')} in ${at(parent)}`);
    }
    for (const { index, 0: date } of text.matchAll(whole)) {
      const lines = linesOf(node, index, index + date.length);
      if (lines.length > 1) torn.push(`${date} on ${lines.length} lines in ${at(parent)}`);
    }
    const start = text.search(/\S/);
    const [first] = linesOf(node, start, start + 1);
    const block = blockOf(parent);
    const isNewLine = last?.block === block && first && first.top >= last.bottom - 2;
    if (isNewLine && /^[,.;:!?…)]/.test(text.slice(start))) {
      torn.push(`a line begins with "${text.slice(start, start + 12)}" in ${at(parent)}`);
    }
    const end = text.trimEnd().length;
    const ending = linesOf(node, end - 1, end).at(-1);
    if (ending) last = { block, bottom: ending.bottom };
  }

  /** The word as its lines show it. */
  function piecesOf(node: Node, index: number, word: string): string[] {
    if (linesOf(node, index, index + word.length).length < 2) return [word];
    const pieces: string[] = [];
    let top = NaN;
    for (let n = 0; n < word.length; n += 1) {
      const [line] = linesOf(node, index + n, index + n + 1);
      if (!line || Math.abs(line.top - top) < line.height / 2) {
        pieces[Math.max(pieces.length - 1, 0)] += word[n] ?? '';
      } else {
        pieces.push(word[n] ?? '');
        ({ top } = line);
      }
    }
    return pieces;
  }

  function isBroken(pieces: readonly string[]): boolean {
    // An address is no word: it may go on anywhere.
    if (/@|:\/\/|\w\.\w+\/|^[\w-]+(?:\.[\w-]+)+$/.test(pieces.join(''))) return false;
    // This browser has no dictionary to hyphenate with: what it breaks, it breaks anywhere.
    // It counts the first letter after a soft hyphen to the line of the hyphen.
    return pieces.slice(0, -1).some((piece) => !/(?:[-–/]|\u00ad.?)$/.test(piece));
  }

  /** One rectangle for each line that the characters stand on. */
  function linesOf(node: Node, from: number, to: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    const lines: DOMRect[] = [];
    for (const rect of range.getClientRects()) {
      const before = lines.at(-1);
      const isSame = before && Math.abs(before.top - rect.top) < rect.height / 2;
      if (rect.width > 0 && !isSame) lines.push(rect);
    }
    return lines;
  }

  function isShown(element: Element): boolean {
    if (element.closest('svg, script, style, noscript, .visually-hidden')) return false;
    // What only screen readers read stands in a box of a pixel.
    const { width } = (blockOf(element) ?? element).getBoundingClientRect();
    if (width < 4) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function blockOf(element: Element): Element | null {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    return block;
  }

  function at(element: Element): string {
    const place = element.closest('[class], [id]');
    return `${element.localName}.${place?.className.toString().slice(0, 40) ?? ''}`;
  }
}
