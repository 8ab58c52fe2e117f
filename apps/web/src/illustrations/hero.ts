import { drawHero } from './portraits/portraits.ts';
import type { Drawing } from './portraits/signal.ts';
import { pens } from './palette.ts';
import { renderBandPaths, buildOutlinePath, getViewBox } from './svg.ts';

let heroDrawing: Drawing | undefined;
const getHeroDrawing = () => (heroDrawing ??= drawHero());

const headMargin = 11;

/** Lines and head outline, for pictures outside the page. */
export function getHeroScene(): { drawing: Drawing; head: string } {
  return { drawing: getHeroDrawing(), head: buildOutlinePath(getHeroDrawing(), headMargin) };
}

/** All lines; the masthead covers them. */
export function drawHeroBack(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${getViewBox(getHeroDrawing())}"><g id="hero-lines">${renderBandPaths(getHeroDrawing(), pens)}</g></svg>`;
}

/** The head over the masthead: the same lines clipped to the silhouette. */
export function drawHeroFront(): string {
  const shape = buildOutlinePath(getHeroDrawing(), headMargin);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${getViewBox(getHeroDrawing())}"><clipPath id="hero-head"><path d="${shape}"/></clipPath><path fill="var(--paper)" d="${shape}"/><use href="#hero-lines" clip-path="url(#hero-head)"/></svg>`;
}
