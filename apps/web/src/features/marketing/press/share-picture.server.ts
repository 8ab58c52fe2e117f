import { brand } from '@kongres/content/facts/brand';
import { edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { formatEdition, formatHours } from '@kongres/content/format/date';
import { heroScene } from '../../../illustrations/hero.ts';
import { highlighter } from '../../../illustrations/highlighter.ts';
import { colour, dayPens, pens } from '../../../illustrations/palette.ts';
import { bandPaths, file, viewBox } from '../../../illustrations/svg.ts';
import { wrapped } from './wrapped.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { outliner, type Outline, type Outliner } from '../../../illustrations/outline.server.ts';
import { png } from '../../../illustrations/raster.server.ts';

const { width, height } = sharePicture;
const margin = 48;
const column = 272;
const strip = 12;
const masthead = { face: 'display', size: 186, tracking: -0.055 } as const;
const mastheadBaseline = 176;
const art = { left: 330, top: 182, width: 940 };
const badge = { top: 526, height: 58 };

/** The site in one picture, for where a link to it is shared: name, dates, and the head that listens. */
export async function sharePng(code: LanguageCode): Promise<Buffer> {
  const outline = await outliner();
  const { hero } = finishedTexts(code, 'home');
  const { drawing, head } = heroScene();
  const place = `x="${art.left}" y="${art.top}" width="${art.width}" height="${(art.width * drawing.height) / drawing.width}" viewBox="${viewBox(drawing)}"`;
  const lines = bandPaths(drawing, pens);
  const content = [
    `<path fill="${colour('paper')}" d="M0 0h${width}v${height}H0z"/>`,
    ...dayPens.map((pen, day) => {
      const step = width / dayPens.length;
      return `<path fill="${pen}" d="M${day * step} 0h${step}v${strip}h${-step}z"/>`;
    }),
    `<svg ${place}>${lines}</svg>`,
    name(outline),
    `<svg ${place}><clipPath id="head"><path d="${head}"/></clipPath><path fill="${colour('paper')}" d="${head}"/><g clip-path="url(#head)">${lines}</g></svg>`,
    pitch(hero.title, outline),
    dates(code, hero.badge, outline),
  ];
  return png(file(width, height, content.join('')), width);
}

function name(outline: Outliner): string {
  const first = outline(brand.name, masthead);
  const second = outline(brand.suffix, masthead);
  const { size } = masthead;
  const left = margin + first.width + size * 0.16;
  const mark = highlighter(
    left - size * 0.07,
    mastheadBaseline - size * 0.76,
    second.width + size * 0.14,
    size * 0.84,
  );
  return (
    words(first, margin, mastheadBaseline) +
    `<path fill="${colour('mark')}" d="${mark}"/>` +
    words(second, left, mastheadBaseline)
  );
}

/** As many lines as the column needs, ending above the dates. */
function pitch(text: string, outline: Outliner): string {
  const set = (line: string) => outline(line, { face: 'display', size: 38, tracking: -0.034 });
  const lines = wrapped(text, column, (line) => set(line).width);
  const leading = 41;
  const last = badge.top - 40;
  return lines
    .map((line, index) => words(set(line), margin, last - (lines.length - 1 - index) * leading))
    .join('');
}

/** The badge of the hero: the days on ink, the year and the hours beside them. */
function dates(code: LanguageCode, when: string, outline: Outliner): string {
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
  const ink = colour('ink');
  return (
    `<path fill="${colour('paper-hi')}" stroke="${ink}" stroke-width="2" d="M${margin + 1} ${top + 1}H${right - 1}V${top + high - 1}H${margin + 1}z"/>` +
    `<path fill="${ink}" d="M${margin} ${top}H${split}v${high}H${margin}z"/>` +
    words(big, margin + pad, top + high / 2 + 9.5, 'paper') +
    small.map((line, index) => words(line, split + pad, top + 24 + index * 22)).join('')
  );
}

function words({ path }: Outline, x: number, baseline: number, token = 'ink'): string {
  return `<path fill="${colour(token)}" transform="translate(${x} ${baseline})" d="${path}"/>`;
}
