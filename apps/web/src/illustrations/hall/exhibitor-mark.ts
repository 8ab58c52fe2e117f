import { getColour } from '../palette.ts';
import { createRandom } from '../random.ts';
import { wrapSvg } from '../svg.ts';

/** Placeholder mark of seven bars, derived from the company's name. */
export function drawExhibitorMark(name: string): string {
  const random = createRandom(name);
  const build = constructions[Math.floor(random() * constructions.length)] ?? drawMirroredBar;
  const bars = Array.from({ length: 7 }, (_, bar) => build(4 + bar * 7.6, bar, random)).join('');
  return wrapSvg(60, 60, `<g fill="${getColour('ink')}">${bars}</g>`);
}

type DrawBar = (y: number, bar: number, random: () => number) => string;

const drawMirroredBar: DrawBar = (y, _bar, random) => {
  const half = 8 + random() * 20;
  return drawRect(30 - half, y, half * 2);
};

const drawSplitBar: DrawBar = (y, _bar, random) => {
  const length = (8 + random() * 20) * 1.5;
  return drawRect(4, y, length) + drawRect(8 + length, y, Math.max(3, 48 - length), 0.35);
};

const drawDiscBar: DrawBar = (y, bar, random) => {
  const half = Math.sqrt(Math.max(0, 1 - ((bar - 3) / 3.5) ** 2)) * 26;
  const gap = (random() - 0.5) * 14;
  return (
    drawRect(30 - half, y, Math.max(2, half + gap - 2)) +
    drawRect(30 + gap + 2, y, Math.max(2, half - gap - 2))
  );
};

const constructions = [drawMirroredBar, drawSplitBar, drawDiscBar];

function drawRect(x: number, y: number, width: number, opacity = 1): string {
  const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="5"${fade}/>`;
}
