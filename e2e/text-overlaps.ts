import type { Page } from '@playwright/test';

/** Finds text that overlaps other text or leaves the viewport. */
export async function findTextOverlaps(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return await page.evaluate(findOverlaps);
}

/** Runs in the browser. */
function findOverlaps(): string[] {
  const labels = [...listTextLines(), ...listSvgLabels()].toSorted((a, b) => a.top - b.top);
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

  function listTextLines() {
    const found: Label[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const owner = node.parentElement;
      if (!text || !owner || owner.closest('svg, style, script, .scroll')) continue;
      if (!owner.checkVisibility({ visibilityProperty: true }) || isForScreenReaders(owner))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) found.push(toLabel(text, box, owner));
    }
    return found;
  }

  /** Clipped text is for screen readers only. */
  function isForScreenReaders(element: Element | null): boolean {
    if (!element) return false;
    const { clipPath } = getComputedStyle(element);
    return clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement);
  }

  function listSvgLabels() {
    return [...document.querySelectorAll('svg text')]
      .filter((text) => text.checkVisibility())
      .map((text) => toLabel(text.textContent, text.getBoundingClientRect(), text));
  }

  /** Glyphs fill the middle of their line box, so the margins may overlap. */
  function toLabel(text: string, { left, right, top, bottom, height }: DOMRect, owner: Element) {
    const margin = height * 0.22;
    return {
      text: text.slice(0, 40),
      left,
      right,
      top: top + margin,
      bottom: bottom - margin,
      owner,
    };
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
