import { wrapLines, shortenLines, splitWideWord, type Word } from '@kongres/pdf/wrap-lines';
import type { Setting, Typesetter } from '@kongres/pdf/typesetter';

interface Box {
  width: number;
  /** From the first baseline to the last. */
  height: number;
  maxSize: number;
  /** Words that are too wide at this size are split. */
  minSize: number;
}

interface NameLines {
  lines: string[];
  size: number;
  leading: number;
}

/** Relative to the font size. */
type MeasureWidth = (text: string) => number;

const measuringSize = 100;
const noBreakSpace = '\u00a0';
const descenderPattern = /[gjpqyQąęįųçşţдруфцщ_,;]/;
const accentedCapitalPattern = /\p{Lu}\p{M}/u;

export function breakNameLines(type: Typesetter, name: string, look: Setting, box: Box): NameLines {
  const setting = { ...look, size: measuringSize };
  const widthOf: MeasureWidth = (text) => type.measureWidth(text, setting) / measuringSize;
  const parts = splitName(name);
  for (let size = box.maxSize; size > box.minSize; size -= 2) {
    const lines = wrapName(parts, box.width / size, widthOf);
    const leading = size * getLeading(lines);
    const isWide = lines.some((line) => widthOf(line.trimEnd()) > box.width / size);
    if (!isWide && (lines.length - 1) * leading <= box.height) return { lines, size, leading };
  }
  return breakNameLinesAtMinSize(parts, box, widthOf);
}

/** Splits a name into words and after hyphens; particles like "de la" stay with the next word. */
function splitName(name: string): Word[] {
  const words = name.replaceAll(/(?<=\S )(\p{Ll}{1,3}) /gu, `$1${noBreakSpace}`).split(' ');
  return words.flatMap((word, index) =>
    word
      .split(/(?<=\p{Pd})/u)
      .map((text, at): Word => ({ text, space: index > 0 && at === 0 ? ' ' : '' })),
  );
}

/** Two words always take two lines; more words share lines where they fit. */
function wrapName(parts: readonly Word[], width: number, widthOf: MeasureWidth): string[] {
  const isPair = parts.filter(({ space }) => space).length === 1;
  const words = isPair ? parts.map((part) => ({ ...part, startsLine: part.space === ' ' })) : parts;
  return wrapLines(words, { width, measureWidth: widthOf });
}

/** Splits words wider than the line and shortens the text with an ellipsis. */
function breakNameLinesAtMinSize(
  parts: readonly Word[],
  box: Box,
  widthOf: MeasureWidth,
): NameLines {
  const size = box.minSize;
  const measure = { width: box.width / size, measureWidth: widthOf };
  const pieces = parts.flatMap((part) => [...splitWideWord(part, measure)]);
  const all = wrapName(pieces, measure.width, widthOf);
  const leading = size * getLeading(all);
  const most = Math.floor(box.height / leading) + 1;
  return { lines: shortenLines(all, most, measure), size, leading };
}

/** Relative to the font size; wider where descenders would touch the accents of the next line. */
function getLeading(lines: readonly string[]): number {
  if (!lines.slice(0, -1).some((line) => descenderPattern.test(line))) return 0.88;
  return lines.slice(1).some((line) => accentedCapitalPattern.test(line.normalize('NFD')))
    ? 1.08
    : 0.98;
}

/** Left side bearings of the display face, relative to the font size. */
const bearings: readonly (readonly [letters: RegExp, bearing: number])[] = [
  [/[BDEFHKLNPRbhklmnpr]/, 0.073],
  [/[MUu]/, 0.058],
  [/[CGIOQacdegioq]/, 0.039],
  [/A/, 0.006],
];

/** Subtracted from the left edge, because large letters would look indented. */
export function getSideBearing(line: string): number {
  const first = line.normalize('NFD').charAt(0);
  return bearings.find(([letters]) => letters.test(first))?.[1] ?? 0.02;
}
