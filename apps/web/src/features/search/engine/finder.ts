import { folded } from '../../../components/filter/folded.ts';
import type { Row } from '../file/search-file.ts';
import { matchWord } from './match.ts';

export interface Answer {
  /** The words that were typed, folded. */
  typed: string[];
  /** The best first. */
  found: { row: Row; score: number }[];
}

/** More than anybody types; a pasted page must not hold up the one that is open. */
const longestQuery = 200;
const mostWords = 10;

/** How much a word counts in each field. */
const fields = [
  { weight: 1, of: ({ title }: Row) => folded(title) },
  { weight: 0.8, of: ({ also }: Row) => folded(also) },
  { weight: 0.55, of: ({ about }: Row) => folded(about) },
  // The build has folded them.
  { weight: 0.3, of: ({ words }: Row) => words },
];

/** A title that is what was typed, or begins with it, is what was meant. */
const wholeTitle = 2.5;
const startOfTitle = 1.4;
/** A whole page answers more than a question on one. */
const wholePage = 1.3;

/** How well each row fits a word, 0 for not at all, and how many do. */
interface Fit {
  values: Float64Array;
  count: number;
}

/** Reads all rows once; what it returns answers a query. */
export function createFinder(rows: readonly Row[]): (query: string) => Answer {
  const titles = rows.map(({ title }) => folded(title).trim());
  const places = [...placesOfWords(rows)];
  let known = new Map<string, Fit>();

  function fitOf(typed: string): Fit {
    const values = new Float64Array(rows.length);
    let count = 0;
    for (const [word, found] of places) {
      const quality = matchWord(typed, word)?.quality ?? 0;
      if (quality === 0) continue;
      for (const place of found) {
        const row = Math.floor(place / fields.length);
        const value = quality * (fields[place % fields.length]?.weight ?? 0);
        if (values[row] === 0) count += 1;
        values[row] = Math.max(values[row] ?? 0, value);
      }
    }
    return { values, count };
  }

  /** What was typed before stays worked out while the next word is typed. */
  function fitsOf(typed: readonly string[]): { fit: Fit; isTelling: boolean }[] {
    known = new Map(typed.map((word) => [word, known.get(word) ?? fitOf(word)]));
    return [...known].map(([word, fit]) => ({
      fit,
      // A single letter says little, as in "buy a ticket": it helps, and nothing has to have it.
      isTelling: word.length > 1 || typed.length === 1,
    }));
  }

  return (query) => {
    const whole = folded(query.slice(0, longestQuery)).trim();
    const typed = [...new Set(whole.split(' ').filter(Boolean))].slice(0, mostWords);
    const fits = fitsOf(typed);
    const { scores, most, counts } = added(fits, rows.length);
    const needed = fits.filter(({ isTelling }) => isTelling).length;
    const found = rows
      .flatMap((row, index) => {
        // Where nothing has all the words, whatever has any of them.
        const isIn = most === needed ? counts[index] === needed : true;
        const score = scores[index] ?? 0;
        if (score === 0 || !isIn) return [];
        const isPage = row.group === 'pages' && !row.kind;
        const factor = titleFactor(titles[index] ?? '', whole) * (isPage ? wholePage : 1);
        return { row, score: score * factor };
      })
      .toSorted((one, other) => other.score - one.score);
    return { typed, found };
  };
}

const little = 0.3;

/** The fits of all words together, and how many of them each row has. */
function added(fits: readonly { fit: Fit; isTelling: boolean }[], length: number) {
  const scores = new Float64Array(length);
  const counts = new Uint8Array(length);
  let most = 0;
  for (const { fit, isTelling } of fits) {
    // What few rows have says more than what many have.
    const rarity = Math.log(1 + length / fit.count) * (isTelling ? 1 : little);
    fit.values.forEach((value, row) => {
      if (value === 0) return;
      scores[row] = (scores[row] ?? 0) + value * rarity;
      counts[row] = (counts[row] ?? 0) + (isTelling ? 1 : 0);
      most = Math.max(most, counts[row] ?? 0);
    });
  }
  return { scores, counts, most };
}

function titleFactor(title: string, query: string): number {
  if (title === query) return wholeTitle;
  return title.startsWith(query) ? startOfTitle : 1;
}

/** Every word with the rows and fields it stands in, each as one number. */
function placesOfWords(rows: readonly Row[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  rows.forEach((row, index) => {
    fields.forEach(({ of }, field) => {
      const place = index * fields.length + field;
      for (const word of of(row).split(' ')) {
        if (!word) continue;
        const known = places.get(word);
        if (!known) places.set(word, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    });
  });
  return places;
}
