import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { congressDay } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import { sharePicture } from '@kongres/content/facts/press-materials';
import { formatDayLabel, formatEdition } from '@kongres/content/format/date';
import { entriesOf } from '@kongres/content/model/read-entries';
import { drawing } from '../../../illustrations/drawings.server.ts';
import { galaGround } from '../../../illustrations/gala-ground.ts';
import { outliner, type Outline, type Outliner } from '../../../illustrations/outline.server.ts';
import { colour, dayPens, loudColour, pens } from '../../../illustrations/palette.ts';
import { penOfDay } from '../../../illustrations/pen-of-day.ts';
import { stageDrawing } from '../../../illustrations/pictured.ts';
import { randomFrom } from '../../../illustrations/random.ts';
import { file } from '../../../illustrations/svg.ts';
import { wrapped } from './wrapped.ts';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import type { ShareSubject } from '../../../lib/routing/share-addresses.server.ts';

interface Look {
  title: string;
  /** Below the title: when it is. */
  when?: string;
  ground: string;
  ink: string;
  /** The lines behind it, or a figure at its right. */
  pens?: readonly string[];
  figure?: string | null;
}

const { width, height } = sharePicture;
const margin = 56;
const strip = 12;
const sizes = [168, 140, 116, 96, 80, 64, 52];

/** A page, a day, a gala or a person on one sheet, for where a link to it is shared. */
export async function shareSheet(subject: ShareSubject): Promise<string> {
  const outline = await outliner();
  const look = await lookOf(subject);
  const content = [
    `<path fill="${look.ground}" d="M0 0h${width}v${height}H0z"/>`,
    ...dayPens.map((pen, day) => {
      const step = width / dayPens.length;
      return `<path fill="${pen}" d="M${day * step} 0h${step}v${strip}h${-step}z"/>`;
    }),
    ...(look.pens ? signal(look.pens, look.title) : []),
    look.figure ? figure(look.figure) : '',
    title(look, outline),
    foot(look, outline),
  ];
  return file(width, height, content.join(''));
}

async function lookOf(subject: ShareSubject): Promise<Look> {
  const ink = colour('ink');
  const paper = { ground: colour('paper'), ink };
  switch (subject.kind) {
    case 'page': {
      const { id: code } = subject.language;
      const { pages } = finishedTexts(code, 'frame');
      return { ...paper, title: pages[subject.id], when: formatEdition(code, 'long'), pens };
    }
    case 'day': {
      const pen = colour(`d${penOfDay(subject.id)}`);
      const ground = colour(`d${penOfDay(subject.id)}-soft`);
      const code = subject.language.id;
      const label = formatDayLabel(congressDay(subject.id), code);
      return { ground, ink, title: label, pens: pens.map(() => pen) };
    }
    case 'gala': {
      const { day, isInk } = galaGround(subject.id);
      const ground = isInk
        ? { ground: ink, ink: loudColour(day) }
        : { ground: loudColour(day), ink };
      return { ...ground, title: pick(galas, subject.id).name, figure: await drawing(subject.id) };
    }
    case 'speaker': {
      const { name } = pick(entriesOf('speakers'), subject.id);
      const portrait = await drawing(stageDrawing(subject.id));
      return { ...paper, title: name, ...(portrait ? { figure: portrait } : { pens }) };
    }
  }
}

/** As large as it can be in three lines, or in two where the signal runs below. */
function title({ title: text, ink, figure: hasFigure }: Look, outline: Outliner): string {
  const column = hasFigure ? width * 0.55 : width - 2 * margin;
  const most = hasFigure ? 3 : 2;
  for (const size of sizes) {
    const set = (line: string) => outline(line, { face: 'display', size, tracking: -0.05 });
    const lines = wrapped(text, column, (line) => set(line).width);
    const fits = lines.length <= most && lines.every((line) => set(line).width <= column);
    if (!fits && size !== sizes.at(-1)) continue;
    const top = strip + 40 + size * 0.78;
    return lines
      .map((line, row) => words(set(line), margin, top + row * size * 0.96, ink))
      .join('');
  }
  return '';
}

function foot({ when, ink }: Look, outline: Outliner): string {
  const baseline = height - 44;
  const name = outline(brand.full, { face: 'display', size: 40, tracking: -0.035 });
  const date = when && outline(when, { face: 'mono', size: 20 });
  return (
    words(name, margin, baseline, ink) +
    (date ? words(date, width - margin - date.width, baseline, ink) : '')
  );
}

/** Seven lines that swell in another place for every title. */
function signal(colours: readonly string[], name: string): string[] {
  const random = randomFrom(name);
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

/** A drawing at the right edge, standing on the lower one. */
function figure(svg: string): string {
  const side = height - strip - 20;
  const place = `x="${width - side - 20}" y="${height - side}" width="${side}" height="${side}" preserveAspectRatio="xMaxYMax meet"`;
  return svg.replace(/<svg([^>]*)>/, (_all, attributes: string) => {
    const kept = attributes.replaceAll(/ (?:width|height|xmlns|preserveAspectRatio)="[^"]*"/g, '');
    return `<svg ${place}${kept}>`;
  });
}

function words({ path }: Outline, x: number, baseline: number, fill: string): string {
  return `<path fill="${fill}" transform="translate(${x} ${baseline})" d="${path}"/>`;
}
