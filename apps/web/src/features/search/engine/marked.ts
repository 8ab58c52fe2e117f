import { folded } from '../../../components/filter/folded.ts';
import { matchWord } from './match.ts';

export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A text in pieces: those that the typed words have found, and those between them. */
export function marked(text: string, typed: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\u2060\u00ad]+/gu)) {
    const range = foundIn(word, typed);
    if (!range) continue;
    pieces.push(
      { text: text.slice(done, index + range.from), isMarked: false },
      { text: text.slice(index + range.from, index + range.to), isMarked: true },
    );
    done = index + range.to;
  }
  return [...pieces, { text: text.slice(done), isMarked: false }].filter((piece) => piece.text);
}

/** In letters as they stand in the text: folded ones may be more or fewer, as "ss" for "ß". */
function foundIn(word: string, typed: readonly string[]) {
  const plain = folded(word).trim();
  const [best] = typed
    .flatMap((each) => matchWord(each, plain) ?? [])
    .toSorted((one, other) => other.quality - one.quality);
  if (!best) return null;
  return { from: reaching(word, best.from), to: reaching(word, best.to) };
}

/** How many letters of a word make so many folded ones. */
function reaching(word: string, length: number): number {
  let reached = 0;
  let letters = 0;
  for (const letter of word) {
    if (reached >= length && !/[\p{M}\u2060\u00ad]/u.test(letter)) break;
    reached += folded(letter).trim().length;
    letters += letter.length;
  }
  return length === 0 ? 0 : letters;
}
