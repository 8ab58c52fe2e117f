import { logoBars, logoHeight as height, logoWidth as width } from '@kongres/ui/logo-bars.ts';
import { getColour, pens } from './palette.ts';

const nameLeft = 48.5;
const nameBaseline = 22.6;

/** Seven bars that form A and I. */
function drawLogoBars(paint: (bar: number) => string): string {
  return logoBars
    .map(
      ({ bar, x, y, width: w, height: h }) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paint(bar)}"/>`,
    )
    .join('');
}

/** Colours of the bars and of the name beside them. */
export const logoPaints = {
  colour: { paint: (bar: number) => pens[bar] ?? '', words: 'ink' },
  /** For dark grounds. */
  'colour-on-dark': { paint: (bar: number) => getColour(`d${bar + 1}-soft`), words: 'paper' },
  dark: { paint: () => getColour('ink'), words: 'ink' },
  light: { paint: () => getColour('paper'), words: 'paper' },
} as const;

export type LogoPaint = keyof typeof logoPaints;

export function drawLogo(name: LogoPaint): string {
  return wrapLogoSvg(width, height, drawLogoBars(logoPaints[name].paint));
}

/** The mark with the name, given as outlines. */
export function drawLogoWithName(name: LogoPaint, words: { path: string; width: number }): string {
  const { paint, words: token } = logoPaints[name];
  const text = `<path fill="${getColour(token)}" transform="translate(${nameLeft} ${nameBaseline})" d="${words.path}"/>`;
  return wrapLogoSvg(roundCoordinate(nameLeft + words.width), height, drawLogoBars(paint) + text);
}

function wrapLogoSvg(wide: number, high: number, content: string): string {
  const size = `width="${wide * 10}" height="${high * 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${wide} ${high}">${content}</svg>`;
}

/** The mark on a paper square, for tabs and home screens. */
export function drawIcon(size: number, margin = 6): string {
  const side = width + 2 * margin;
  const shapes = drawLogoBars((bar) => pens[bar] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"><path fill="${getColour('paper')}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${margin} ${(side - height) / 2})">${shapes}</g></svg>`;
}

function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100;
}
