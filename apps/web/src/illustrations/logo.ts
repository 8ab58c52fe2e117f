import { logoBars, logoHeight as height, logoWidth as width } from '@kongres/ui/logo-bars.ts';
import { colour, pens } from './palette.ts';

const nameLeft = 48.5;
const nameBaseline = 22.6;

/** Seven bars cut into A and I. `paint` gives each bar its colour. */
function logoShapes(paint: (bar: number) => string): string {
  return logoBars
    .map(
      ({ bar, x, y, width: w, height: h }) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint(bar)}"/>`,
    )
    .join('');
}

/** Who paints the bars, and what colour words beside them have. */
export const logoPaints = {
  colour: { paint: (bar: number) => pens[bar] ?? '', words: 'ink' },
  /** For dark grounds: the pens as they look on the other side of the paper. */
  'colour-on-dark': { paint: (bar: number) => colour(`d${bar + 1}-soft`), words: 'paper' },
  dark: { paint: () => colour('ink'), words: 'ink' },
  light: { paint: () => colour('paper'), words: 'paper' },
} as const;

export type LogoPaint = keyof typeof logoPaints;

export function logo(name: LogoPaint): string {
  return logoFile(width, height, logoShapes(logoPaints[name].paint));
}

/** The mark with the name beside it, as in the site's header. `words` are outlines of its letters. */
export function logoWithName(name: LogoPaint, words: { path: string; width: number }): string {
  const { paint, words: token } = logoPaints[name];
  const text = `<path fill="${colour(token)}" transform="translate(${nameLeft} ${nameBaseline})" d="${words.path}"/>`;
  return logoFile(round(nameLeft + words.width), height, logoShapes(paint) + text);
}

function logoFile(wide: number, high: number, content: string): string {
  const size = `width="${wide * 10}" height="${high * 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${wide} ${high}">${content}</svg>`;
}

/** The mark on a square of paper, for tabs and home screens. */
export function icon(size: number, margin = 6): string {
  const side = width + 2 * margin;
  const shapes = logoShapes((bar) => pens[bar] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"><path fill="${colour('paper')}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${margin} ${(side - height) / 2})">${shapes}</g></svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
