import { buildHighlighterPath } from './highlighter.ts';
import { getColour, dayColours, pens } from './palette.ts';
import { wrapSvg } from './svg.ts';

const width = 240;
const height = 340;
const margin = 20;

/** Thumbnail of the press fact sheet. */
export function drawFactSheet(): string {
  const bar = (x: number, y: number, wide: number, high: number, fill: string) =>
    `<path fill="${fill}" d="M${x} ${y}h${wide}v${high}h${-wide}z"/>`;
  const ink = getColour('ink');
  const dim = getColour('ink-2');
  const step = width / dayColours.length;
  const lines = [0.62, 0.48, 0.4, 0.7, 0.66, 0.58].flatMap((part, row) => {
    const y = 150 + row * 18;
    return [
      bar(margin, y + 9, width - 2 * margin, 1, ink),
      bar(margin, y, 28, 3, dim),
      bar(margin + 48, y, (width - 2 * margin - 48) * part, 3, ink),
    ];
  });
  const signal = pens.map((pen, line) => {
    const points = Array.from({ length: 61 }, (_, at) => {
      const swell = Math.sin((Math.PI * at) / 60) ** 2 * Math.sin(at / 4.2 + line * 0.45);
      return `${margin + (at * (width - 2 * margin)) / 60} ${(84 + line * 7 - 7 * swell).toFixed(1)}`;
    });
    return `<path fill="none" stroke="${pen}" stroke-width="3" d="M${points.join('L')}"/>`;
  });
  return wrapSvg(
    width,
    height,
    [
      bar(0, 0, width, height, getColour('paper')),
      ...dayColours.map((pen, day) => bar(day * step, 0, step, 5, pen)),
      bar(margin, 28, 92, 20, ink),
      `<path fill="${getColour('mark')}" d="${buildHighlighterPath(margin + 98, 24, 44, 28)}"/>`,
      bar(margin + 106, 28, 28, 20, ink),
      ...signal,
      ...lines,
      ...[0, 1, 2, 3, 4].map((row) => bar(margin, 274 + row * 9, row === 4 ? 60 : 108, 3, dim)),
      bar(margin + 126, 270, 74, 46, getColour('mark')),
    ].join(''),
  );
}
