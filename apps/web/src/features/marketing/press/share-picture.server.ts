import { brand } from '@kongres/content/facts/brand';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { formatEdition, formatHours } from '@kongres/content/format/date';
import { getHeroScene } from '../../../illustrations/hero.ts';
import { buildHighlighterPath } from '../../../illustrations/highlighter.ts';
import { getColour, dayColours, pens } from '../../../illustrations/palette.ts';
import { renderBandPaths, wrapSvg, getViewBox } from '../../../illustrations/svg.ts';
import { wrapText } from './wrap-text.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import { getOutliner, type Outline, type Outliner } from '../../../illustrations/outline.server.ts';
import { renderPng } from '../../../illustrations/raster.server.ts';

const { width, height } = sharePicture;
const margin = 48;
const column = 272;
const strip = 12;
const masthead = { face: 'display', size: 186, tracking: -0.055 } as const;
const mastheadBaseline = 176;
const illustration = { left: 330, top: 182, width: 940 };
const badge = { top: 526, height: 58 };

/** Share picture of the site: name, title, dates and the hero drawing. */
export async function renderSiteSharePng(code: LanguageCode): Promise<Buffer> {
  const outline = await getOutliner();
  const { hero } = getTexts(code, 'home');
  const { drawing, head } = getHeroScene();
  const place = `x="${illustration.left}" y="${illustration.top}" width="${illustration.width}" height="${(illustration.width * drawing.height) / drawing.width}" viewBox="${getViewBox(drawing)}"`;
  const lines = renderBandPaths(drawing, pens);
  const content = [
    `<path fill="${getColour('paper')}" d="M0 0h${width}v${height}H0z"/>`,
    ...dayColours.map((pen, day) => {
      const step = width / dayColours.length;
      return `<path fill="${pen}" d="M${day * step} 0h${step}v${strip}h${-step}z"/>`;
    }),
    `<svg ${place}>${lines}</svg>`,
    renderBrandName(outline),
    `<svg ${place}><clipPath id="head"><path d="${head}"/></clipPath><path fill="${getColour('paper')}" d="${head}"/><g clip-path="url(#head)">${lines}</g></svg>`,
    renderTitle(hero.title, outline),
    renderDateBadge(code, hero.badge, outline),
  ];
  return renderPng(wrapSvg(width, height, content.join('')), width);
}

function renderBrandName(outline: Outliner): string {
  const first = outline(brand.name, masthead);
  const second = outline(brand.suffix, masthead);
  const { size } = masthead;
  const left = margin + first.width + size * 0.16;
  const mark = buildHighlighterPath(
    left - size * 0.07,
    mastheadBaseline - size * 0.76,
    second.width + size * 0.14,
    size * 0.84,
  );
  return (
    renderOutlinedText(first, margin, mastheadBaseline) +
    `<path fill="${getColour('mark')}" d="${mark}"/>` +
    renderOutlinedText(second, left, mastheadBaseline)
  );
}

/** Bottom-aligned above the date badge. */
function renderTitle(text: string, outline: Outliner): string {
  const set = (line: string) => outline(line, { face: 'display', size: 38, tracking: -0.034 });
  const lines = wrapText(text, column, (line) => set(line).width);
  const leading = 41;
  const last = badge.top - 40;
  return lines
    .map((line, index) =>
      renderOutlinedText(set(line), margin, last - (lines.length - 1 - index) * leading),
    )
    .join('');
}

function renderDateBadge(code: LanguageCode, when: string, outline: Outliner): string {
  const hours = formatHours(edition.opens, edition.closes, code);
  const big = outline(formatEdition(code, 'short'), {
    face: 'display',
    size: 28,
    tracking: -0.035,
  });
  const small = [when, hours].map((line) =>
    outline(line.toLocaleUpperCase(code), { face: 'mono', size: 15 }),
  );
  const pad = 16;
  const split = margin + big.width + 2 * pad;
  const right = split + Math.max(...small.map((line) => line.width)) + 2 * pad;
  const { top, height: high } = badge;
  const ink = getColour('ink');
  return (
    `<path fill="${getColour('paper-hi')}" stroke="${ink}" stroke-width="2" d="M${margin + 1} ${top + 1}H${right - 1}V${top + high - 1}H${margin + 1}z"/>` +
    `<path fill="${ink}" d="M${margin} ${top}H${split}v${high}H${margin}z"/>` +
    renderOutlinedText(big, margin + pad, top + high / 2 + 9.5, 'paper') +
    small
      .map((line, index) => renderOutlinedText(line, split + pad, top + 24 + index * 22))
      .join('')
  );
}

function renderOutlinedText({ path }: Outline, x: number, baseline: number, token = 'ink'): string {
  return `<path fill="${getColour(token)}" transform="translate(${x} ${baseline})" d="${path}"/>`;
}
