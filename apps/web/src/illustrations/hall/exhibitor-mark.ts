import { colour } from '../palette.ts';
import { randomFrom } from '../random.ts';
import { file } from '../svg.ts';

/** Seven bars from a company's name, in one of three constructions, until its own mark arrives. */
export function exhibitorMark(name: string): string {
  const random = randomFrom(name);
  const build = constructions[Math.floor(random() * constructions.length)] ?? mirroredBars;
  const bars = Array.from({ length: 7 }, (_, bar) => build(4 + bar * 7.6, bar, random)).join('');
  return file(60, 60, `<g fill="${colour('ink')}">${bars}</g>`);
}

type Build = (y: number, bar: number, random: () => number) => string;

const mirroredBars: Build = (y, _bar, random) => {
  const half = 8 + random() * 20;
  return rect(30 - half, y, half * 2);
};

const splitBars: Build = (y, _bar, random) => {
  const length = (8 + random() * 20) * 1.5;
  return rect(4, y, length) + rect(8 + length, y, Math.max(3, 48 - length), 0.35);
};

const disc: Build = (y, bar, random) => {
  const half = Math.sqrt(Math.max(0, 1 - ((bar - 3) / 3.5) ** 2)) * 26;
  const gap = (random() - 0.5) * 14;
  return (
    rect(30 - half, y, Math.max(2, half + gap - 2)) +
    rect(30 + gap + 2, y, Math.max(2, half - gap - 2))
  );
};

const constructions = [mirroredBars, splitBars, disc];

function rect(x: number, y: number, width: number, opacity = 1): string {
  const fade = opacity < 1 ? ` opacity="${opacity}"` : '';
  return `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="5"${fade}/>`;
}
