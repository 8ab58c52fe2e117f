import { normaliseText } from '../../../components/filter/normalise-text.ts';
import { matchWord } from './match.ts';

export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Splits a text into matched and unmatched pieces. */
export function splitMatches(text: string, terms: readonly string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let position = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\u2060\u00ad]+/gu)) {
    const range = findBestRange(word, terms);
    if (!range) continue;
    pieces.push(
      { text: text.slice(position, index + range.from), isMatch: false },
      { text: text.slice(index + range.from, index + range.to), isMatch: true },
    );
    position = index + range.to;
  }
  return [...pieces, { text: text.slice(position), isMatch: false }].filter((piece) => piece.text);
}

/** In offsets of the original word: normalising changes lengths, as in "ss" for "ß". */
function findBestRange(word: string, terms: readonly string[]) {
  const normalizedWord = normaliseText(word).trim();
  const [best] = terms
    .flatMap((each) => matchWord(each, normalizedWord) ?? [])
    .toSorted((one, other) => other.quality - one.quality);
  if (!best) return null;
  return { from: getOriginalLength(word, best.from), to: getOriginalLength(word, best.to) };
}

/** Length of the part of the original word that normalises to `length` letters. */
function getOriginalLength(word: string, length: number): number {
  let normalizedLength = 0;
  let originalLength = 0;
  for (const letter of word) {
    if (normalizedLength >= length && !/[\p{M}\u2060\u00ad]/u.test(letter)) break;
    normalizedLength += normaliseText(letter).trim().length;
    originalLength += letter.length;
  }
  return length === 0 ? 0 : originalLength;
}
