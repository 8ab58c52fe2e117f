import { markup, type Markup } from './markup.ts';
import { along, type Scale } from './scale.ts';

export interface Columns {
  /** What the drawing says, in words. */
  label: string;
  values: readonly number[];
  scale: Scale;
  colour: string;
  height: number;
  /** The columns the axis names, by their position. */
  marks: readonly { at: number; text: string }[];
  /** Only the lowest of several lanes writes the names under its line. */
  hasNames: boolean;
  /** A line of the scale as it is written beside it. */
  writeLine: (value: number) => string;
  /** A column as it is told when pointed at. */
  tell: (value: number, at: number) => string;
}

const namesHeight = 24;
/** A letter of the mono face at its size, in pixels, and a little more. */
const letterWidth = 7.4;
const gap = 5;

/** In pixels: from these widths on a drawing has room for more names. The style shows one set of them. */
export const nameRooms = [200, 420, 760] as const;

/** How many letters the longest line of a scale takes beside the drawing. */
export function lettersBeside({ lines }: Scale, writeLine: Columns['writeLine']): number {
  return Math.max(...lines.map((line) => writeLine(line).length));
}

/** One pen on chart paper: a column for each day, a bare line where nothing happened. */
export function columnChart(columns: Columns): Markup {
  const { label, values, scale, colour, height, hasNames, tell } = columns;
  const width = 1 / values.length;
  const whole = height + (hasNames ? namesHeight : 0);
  const bars = values.map((value, at) => {
    const tall = Math.max((value / scale.top) * height, value > 0 ? 1 : 0);
    return (
      value > 0 &&
      markup`<rect x="${along((at + 0.1) * width)}" y="${pixel(height - tall)}" width="${along(width * 0.8)}" height="${pixel(tall)}" fill="${colour}"><title>${tell(value, at)}</title></rect>`
    );
  });
  return markup`<div class="chart"><svg class="columns" role="img" aria-label="${label}" width="100%" height="${whole}">${paper(columns, whole)}${bars}<line class="base" x1="0" x2="100%" y1="${height}" y2="${height}"/>${hasNames && nameRooms.map((room) => names(columns, room))}</svg></div>`;
}

function paper({ scale, values, height, marks, writeLine }: Columns, whole: number) {
  const levels = scale.lines.map((line) => {
    const y = pixel(height - (line / scale.top) * height);
    return markup`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}"/><text class="level" x="-8" y="${y}" dy="4">${writeLine(line)}</text>`;
  });
  const days = marks.map(({ at }) => {
    const x = along(at / values.length);
    return markup`<line class="grid" x1="${x}" x2="${x}" y1="0" y2="${whole}"/>`;
  });
  return [levels, days];
}

/** As many names as stand clear of each other in a drawing that is at least so wide. */
function names({ values, height, marks }: Columns, room: number): Markup {
  let taken = -Infinity;
  const written = marks.map(({ at, text }) => {
    const fraction = at / values.length;
    const width = text.length * letterWidth;
    const isNearEnd = fraction * room + gap + width > room;
    const start = fraction * room + (isNearEnd ? -gap - width : gap);
    if (start < taken || start < 0) return null;
    taken = start + width + gap;
    return markup`<text x="${along(fraction)}" y="${height + 17}" dx="${isNearEnd ? -gap : gap}" text-anchor="${isNearEnd ? 'end' : 'start'}">${text}</text>`;
  });
  return markup`<g class="from-${room}">${written}</g>`;
}

function pixel(value: number): number {
  return Number(value.toFixed(1));
}
