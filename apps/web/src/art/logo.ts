import { colour, pens } from './palette.ts';

const bars = 7;
const width = 38;
const height = 30;
const spacing = height / bars;
const thickness = round(spacing * 0.62);

/** Seven bars cut into A and I. `paint` gives each bar its colour. */
function logoShapes(paint: (bar: number) => string): string {
  return Array.from({ length: bars }, (_, bar) => {
    const y = round(bar * spacing);
    const half = 2.4 + (bar / (bars - 1)) * 10.2;
    const centre = 13;
    const legs = bar >= 5;
    const serif = bar === 0 || bar === bars - 1;
    const stem = serif ? 10 : 5;
    const rect = (x: number, w: number) =>
      `<rect x="${round(x)}" y="${y}" width="${round(w)}" height="${thickness}" fill="${paint(bar)}"/>`;
    const a = legs
      ? rect(centre - half, 6.1) + rect(centre + half - 6.1, 6.1)
      : rect(centre - half, 2 * half);
    return a + rect(33 - stem / 2, stem);
  }).join('');
}

function logo(paint: (bar: number) => string): string {
  const size = `width="${width * 10}" height="${height * 10}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${width} ${height}">${logoShapes(paint)}</svg>`;
}

export const logoInColour = () => logo((bar) => pens[bar] ?? '');
/** For dark grounds: the pens as they look on the other side of the paper. */
export const logoSoft = () => logo((bar) => colour(`d${bar + 1}-soft`));
export const logoInInk = () => logo(() => colour('ink'));
export const logoInPaper = () => logo(() => colour('paper'));

/** The mark on a square of paper, for tabs and home screens. */
export function icon(size: number): string {
  const margin = 6;
  const side = width + 2 * margin;
  const shapes = logoShapes((bar) => pens[bar] ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}"><path fill="${colour('paper')}" d="M0 0h${side}v${side}H0z"/><g transform="translate(${margin} ${(side - height) / 2})">${shapes}</g></svg>`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
