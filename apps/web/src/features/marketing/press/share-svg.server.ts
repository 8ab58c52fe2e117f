import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { getCongressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { formatDayLabel, formatEdition } from '@kongres/content/format/date';
import { listEntries } from '@kongres/content/model/read-entries';
import { renderDrawing } from '../../../illustrations/drawings.server.ts';
import { getGalaGround } from '../../../illustrations/gala-ground.ts';
import { getOutliner, type Outline, type Outliner } from '../../../illustrations/outline.server.ts';
import { getColour, dayColours, getLoudColour, pens } from '../../../illustrations/palette.ts';
import { getDayColourNumber } from '../../../illustrations/day-colour-number.ts';
import { getStageDrawingName } from '../../../illustrations/entry-pictures.ts';
import { createRandom } from '../../../illustrations/random.ts';
import { wrapSvg } from '../../../illustrations/svg.ts';
import { wrapText } from './wrap-text.ts';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import type { ShareSubject } from '../../../lib/routing/share-picture-paths.server.ts';

interface ShareLayout {
  title: string;
  when?: string;
  ground: string;
  ink: string;
  /** Colours of the background lines; exclusive with `figure`. */
  pens?: readonly string[];
  figure?: string | null;
}

const { width, height } = sharePicture;
const margin = 56;
const strip = 12;
const sizes = [168, 140, 116, 96, 80, 64, 52];

/** Share picture (og:image) of a page, day, gala or speaker as SVG. */
export async function renderShareSvg(subject: ShareSubject): Promise<string> {
  const outline = await getOutliner();
  const layout = await buildShareLayout(subject);
  const content = [
    `<path fill="${layout.ground}" d="M0 0h${width}v${height}H0z"/>`,
    ...dayColours.map((pen, day) => {
      const step = width / dayColours.length;
      return `<path fill="${pen}" d="M${day * step} 0h${step}v${strip}h${-step}z"/>`;
    }),
    ...(layout.pens ? renderSignalLines(layout.pens, layout.title) : []),
    layout.figure ? renderFigure(layout.figure) : '',
    renderTitle(layout, outline),
    renderFooter(layout, outline),
  ];
  return wrapSvg(width, height, content.join(''));
}

async function buildShareLayout(subject: ShareSubject): Promise<ShareLayout> {
  const ink = getColour('ink');
  const paper = { ground: getColour('paper'), ink };
  switch (subject.kind) {
    case 'page': {
      const { id: code } = subject.language;
      const { pages } = getTexts(code, 'frame');
      return { ...paper, title: pages[subject.id], when: formatEdition(code, 'long'), pens };
    }
    case 'day': {
      const pen = getColour(`d${getDayColourNumber(subject.id)}`);
      const ground = getColour(`d${getDayColourNumber(subject.id)}-soft`);
      const code = subject.language.id;
      const label = formatDayLabel(getCongressDay(subject.id), code);
      return { ground, ink, title: label, pens: pens.map(() => pen) };
    }
    case 'gala': {
      const { day, isInk } = getGalaGround(subject.id);
      const ground = isInk
        ? { ground: ink, ink: getLoudColour(day) }
        : { ground: getLoudColour(day), ink };
      return {
        ...ground,
        title: getRow(galas, subject.id).name,
        figure: await renderDrawing(subject.id),
      };
    }
    case 'speaker': {
      const { name } = getRow(listEntries('speakers'), subject.id);
      const portrait = await renderDrawing(getStageDrawingName(subject.id));
      return { ...paper, title: name, ...(portrait ? { figure: portrait } : { pens }) };
    }
  }
}

/** Largest size that fits three lines, or two above the signal lines. */
function renderTitle(
  { title: text, ink, figure: hasFigure }: ShareLayout,
  outline: Outliner,
): string {
  const column = hasFigure ? width * 0.55 : width - 2 * margin;
  const maxLines = hasFigure ? 3 : 2;
  for (const size of sizes) {
    const set = (line: string) => outline(line, { face: 'display', size, tracking: -0.05 });
    const lines = wrapText(text, column, (line) => set(line).width);
    const fits = lines.length <= maxLines && lines.every((line) => set(line).width <= column);
    if (!fits && size !== sizes.at(-1)) continue;
    const top = strip + 40 + size * 0.78;
    return lines
      .map((line, row) => renderOutlinedText(set(line), margin, top + row * size * 0.96, ink))
      .join('');
  }
  return '';
}

function renderFooter({ when, ink }: ShareLayout, outline: Outliner): string {
  const baseline = height - 44;
  const name = outline(brand.full, { face: 'display', size: 40, tracking: -0.035 });
  const date = when && outline(when, { face: 'mono', size: 20 });
  return (
    renderOutlinedText(name, margin, baseline, ink) +
    (date ? renderOutlinedText(date, width - margin - date.width, baseline, ink) : '')
  );
}

/** Lines with a swell whose position is seeded by the title. */
function renderSignalLines(colours: readonly string[], name: string): string[] {
  const random = createRandom(name);
  const [middle, pace] = [0.25 + random() * 0.5, 16 + random() * 18];
  return colours.map((pen, line) => {
    const points = Array.from({ length: 201 }, (_, at) => {
      const t = at / 200;
      const swell = Math.exp(-(((t - middle) / 0.17) ** 2));
      const y = 392 + line * 22 - swell * Math.sin(t * pace * 2 + line * 0.5) * (26 + line * 2);
      return `${t * width} ${y.toFixed(1)}`;
    });
    return `<path fill="none" stroke="${pen}" stroke-width="7" d="M${points.join('L')}"/>`;
  });
}

/** Scales the drawing into the bottom right corner. */
function renderFigure(svg: string): string {
  const side = height - strip - 20;
  const place = `x="${width - side - 20}" y="${height - side}" width="${side}" height="${side}" preserveAspectRatio="xMaxYMax meet"`;
  return svg.replace(/<svg([^>]*)>/, (_all, attributes: string) => {
    const remaining = attributes.replaceAll(
      / (?:width|height|xmlns|preserveAspectRatio)="[^"]*"/g,
      '',
    );
    return `<svg ${place}${remaining}>`;
  });
}

function renderOutlinedText({ path }: Outline, x: number, baseline: number, fill: string): string {
  return `<path fill="${fill}" transform="translate(${x} ${baseline})" d="${path}"/>`;
}
