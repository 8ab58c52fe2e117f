import type { Locator, Page } from '@playwright/test';
import type { LanguageCode } from '@kongres/content/facts/languages';

/** Finds words broken without a hyphen, dates and times split over lines, and lines that begin with punctuation. */
export async function findBrokenLines(
  page: Page,
  code: LanguageCode,
  part: Locator = page.locator('body'),
): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return await part.evaluate(findBrokenText, listMonthNames(code));
}

/** Horizontal overflow of the page in pixels. */
export async function measureOverflow(page: Page): Promise<number> {
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Month names in long and short form. */
function listMonthNames(code: LanguageCode): string[] {
  const names = (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(code, { day: 'numeric', month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => {
      const parts = format.formatToParts(new Date(Date.UTC(2026, index, 15)));
      return parts.find(({ type }) => type === 'month')?.value ?? '';
    });
  });
  return [...new Set(names)].filter((name) => /\p{L}/u.test(name));
}

/** Runs in the browser. */
function findBrokenText(root: Element, months: readonly string[]): string[] {
  const month = months.join('|');
  // "16–22 lutego", "16. Februar", "February 16–22", "10:00–18:00", "10:00 AM".
  const dateOrTime = new RegExp(
    [
      String.raw`\d+\.?(?:[–-]\u2060?\d+\.?)?\s(?:de\s)?(?:${month})\b`,
      String.raw`\b(?:${month})\s\d+(?:–\u2060?\d+)?\b`,
      String.raw`\d+:\d\d(?:\s[AP]M)?(?:[–-]\u2060?\d+:\d\d(?:\s[AP]M)?)?`,
    ].join('|'),
    'giu',
  );
  const broken: string[] = [];
  let last: { block: Element | null; bottom: number } | null = null;

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!parent || !text.trim() || !isShown(parent)) continue;
    checkTextNode(node, text, parent);
  }
  return broken;

  function checkTextNode(node: Node, text: string, parent: Element) {
    for (const { index, 0: word } of text.matchAll(/[^\s\u2060]+/g)) {
      const pieces = splitByLine(node, index, word);
      if (pieces.length > 1 && isBroken(pieces))
        broken.push(`${pieces.join('|')} in ${describePlace(parent)}`);
    }
    for (const { index, 0: date } of text.matchAll(dateOrTime)) {
      const lines = getLineRects(node, index, index + date.length);
      if (lines.length > 1)
        broken.push(`${date} on ${lines.length} lines in ${describePlace(parent)}`);
    }
    const start = text.search(/\S/);
    const [first] = getLineRects(node, start, start + 1);
    const block = getBlock(parent);
    const isNewLine = last?.block === block && first && first.top >= last.bottom - 2;
    if (isNewLine && /^[,.;:!?…)]/.test(text.slice(start))) {
      broken.push(
        `a line begins with "${text.slice(start, start + 12)}" in ${describePlace(parent)}`,
      );
    }
    const end = text.trimEnd().length;
    const ending = getLineRects(node, end - 1, end).at(-1);
    if (ending) last = { block, bottom: ending.bottom };
  }

  /** Parts of a word by line. */
  function splitByLine(node: Node, index: number, word: string): string[] {
    if (getLineRects(node, index, index + word.length).length < 2) return [word];
    const pieces: string[] = [];
    let top = NaN;
    for (let n = 0; n < word.length; n += 1) {
      const [line] = getLineRects(node, index + n, index + n + 1);
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
    // URLs and email addresses may break anywhere.
    if (/@|:\/\/|\w\.\w+\/|^[\w-]+(?:\.[\w-]+)+$/.test(pieces.join(''))) return false;
    // Debian's Chromium has no hyphenation dictionary, so it breaks words only where they overflow.
    // It counts the letter after a soft hyphen to the line of the hyphen.
    return pieces.slice(0, -1).some((piece) => !/(?:[-–/]|\u00ad.?)$/.test(piece));
  }

  /** One rectangle per line. */
  function getLineRects(node: Node, from: number, to: number): DOMRect[] {
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
    // Text for screen readers only is in a box of one pixel.
    const { width } = (getBlock(element) ?? element).getBoundingClientRect();
    if (width < 4) return false;
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  }

  function getBlock(element: Element): Element | null {
    let block: Element | null = element;
    while (block && getComputedStyle(block).display.startsWith('inline'))
      block = block.parentElement;
    return block;
  }

  function describePlace(element: Element): string {
    const place = element.closest('[class], [id]');
    return `${element.localName}.${place?.className.toString().slice(0, 40) ?? ''}`;
  }
}
