import type { Page } from '@playwright/test';

/** Words of a page that lie on other words, or that reach out of its window. */
export async function overlaps(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return await page.evaluate(findOverlaps);
}

/** Runs in the page. */
function findOverlaps(): string[] {
  const labels = [...linesOfWords(), ...labelsOfDrawings()].toSorted((a, b) => a.top - b.top);
  const faults = labels
    .filter(({ left, right }) => left < 0 || right > window.innerWidth)
    .map(({ text }) => `“${text}” reaches out of the window`);
  for (const [index, label] of labels.entries()) {
    for (const other of labels.slice(index + 1)) {
      if (other.top >= label.bottom) break;
      const isBeside = other.left >= label.right - 1 || label.left >= other.right - 1;
      if (!isBeside && other.owner !== label.owner) {
        faults.push(`“${label.text}” and “${other.text}”`);
      }
    }
  }
  return faults;

  function linesOfWords() {
    const found: Label[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (!text || !owner || owner.closest('svg, style, script, .scroll')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true }) || isForListeners(owner)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) found.push(labelOf(text, box, owner));
    }
    return found;
  }

  /** Clipped away: there for whoever listens. */
  function isForListeners(element: Element | null): boolean {
    if (!element) return false;
    const { clipPath } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || isForListeners(element.parentElement);
  }

  function labelsOfDrawings() {
    return [...document.querySelectorAll('svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => labelOf(text.textContent, text.getBoundingClientRect(), text));
  }

  /** Letters fill the middle of their box: what is above and below may be a neighbour's. */
  function labelOf(text: string, { left, right, top, bottom, height }: DOMRect, owner: Element) {
    const rest = height * 0.22;
    return { text: text.slice(0, 40), left, right, top: top + rest, bottom: bottom - rest, owner };
  }

  interface Label {
    text: string;
    left: number;
    right: number;
    top: number;
    bottom: number;
    owner: Element;
  }
}
