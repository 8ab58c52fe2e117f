import { breakLines, shortenLines, splitWideWord, type Word } from '@kongres/pdf/break-lines';
import type { Setting, Typesetter } from '@kongres/pdf/typesetter';

interface Box {
  width: number;
  /** From the first baseline to the last. */
  height: number;
  largest: number;
  /** Words that are too wide even in this size are parted. */
  smallest: number;
}

interface NameLines {
  lines: string[];
  size: number;
  leading: number;
}

/** In parts of the size. */
type WidthOf = (text: string) => number;

/** Widths grow as the size does, so they are measured at one. */
const measure = 100;
const noBreakSpace = '\u00a0';
const hanging = /[gjpqyQąęįųçşţдруфцщ_,;]/;
const accented = /\p{Lu}\p{M}/u;

/** A name in lines, as large as its longest word and its lines allow. */
export function nameLines(type: Typesetter, name: string, look: Setting, box: Box): NameLines {
  const setting = { ...look, size: measure };
  const widthOf: WidthOf = (text) => type.width(text, setting) / measure;
  const parts = partsOf(name);
  for (let size = box.largest; size > box.smallest; size -= 2) {
    const lines = wrap(parts, box.width / size, widthOf);
    const leading = size * leadingOf(lines);
    const isWide = lines.some((line) => widthOf(line.trimEnd()) > box.width / size);
    if (!isWide && (lines.length - 1) * leading <= box.height) return { lines, size, leading };
  }
  return atSmallest(parts, box, widthOf);
}

/** The words of a name, parted behind hyphens; "de la" stays with the word it belongs to. */
function partsOf(name: string): Word[] {
  const words = name.replaceAll(/(?<=\S )(\p{Ll}{1,3}) /gu, `$1${noBreakSpace}`).split(' ');
  return words.flatMap((word, index) =>
    word
      .split(/(?<=\p{Pd})/u)
      .map((text, at): Word => ({ text, space: index > 0 && at === 0 ? ' ' : '' })),
  );
}

/** Two words stand one under the other; more of them share a line where they can. */
function wrap(parts: readonly Word[], width: number, widthOf: WidthOf): string[] {
  const isPair = parts.filter(({ space }) => space).length === 1;
  const words = isPair ? parts.map((part) => ({ ...part, startsLine: part.space === ' ' })) : parts;
  return breakLines(words, { width, widthOf });
}

/** Words wider than the line are parted anywhere; lines that find no room are cut off, and dots say so. */
function atSmallest(parts: readonly Word[], box: Box, widthOf: WidthOf): NameLines {
  const size = box.smallest;
  const measure = { width: box.width / size, widthOf };
  const pieces = parts.flatMap((part) => [...splitWideWord(part, measure)]);
  const all = wrap(pieces, measure.width, widthOf);
  const leading = size * leadingOf(all);
  const most = Math.floor(box.height / leading) + 1;
  return { lines: shortenLines(all, most, measure), size, leading };
}

/** In parts of the size: tight, as the look has it, unless letters would touch those under them. */
function leadingOf(lines: readonly string[]): number {
  if (!lines.slice(0, -1).some((line) => hanging.test(line))) return 0.88;
  return lines.slice(1).some((line) => accented.test(line.normalize('NFD'))) ? 1.08 : 0.98;
}

/** How far letters of the display face stand from where their line begins, in parts of the size. */
const bearings: readonly (readonly [letters: RegExp, bearing: number])[] = [
  [/[BDEFHKLNPRbhklmnpr]/, 0.073],
  [/[MUu]/, 0.058],
  [/[CGIOQacdegioq]/, 0.039],
  [/A/, 0.006],
];

/** Taken back, or large lines would stand indented under small ones. */
export function bearingOf(line: string): number {
  const first = line.normalize('NFD').charAt(0);
  return bearings.find(([letters]) => letters.test(first))?.[1] ?? 0.02;
}
