import { hero } from './portraits/portraits.ts';
import type { Drawing } from './portraits/signal.ts';
import { pens } from './palette.ts';
import { bandPaths, outline, viewBox } from './svg.ts';

let known: Drawing | undefined;
const drawing = () => (known ??= hero());

const air = 11;

/** The lines and the outline of the head in front of them, for pictures that stand on their own. */
export function heroScene(): { drawing: Drawing; head: string } {
  return { drawing: drawing(), head: outline(drawing(), air) };
}

/** All lines; the masthead stands over them. */
export function heroBack(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(drawing())}"><g id="hero-lines">${bandPaths(drawing(), pens)}</g></svg>`;
}

/** The head alone, over the masthead: the same lines once more, cut along the silhouette. */
export function heroFront(): string {
  const shape = outline(drawing(), air);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox(drawing())}"><clipPath id="hero-head"><path d="${shape}"/></clipPath><path fill="var(--paper)" d="${shape}"/><use href="#hero-lines" clip-path="url(#hero-head)"/></svg>`;
}
