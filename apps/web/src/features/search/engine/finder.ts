import { normaliseText } from '../../../components/filter/normalise-text.ts';
import type { Row } from '../file/search-file.ts';
import { matchWord } from './match.ts';

export interface QueryResult {
  /** Normalised search terms of the query. */
  terms: string[];
  /** In descending order of score. */
  hits: { row: Row; score: number }[];
}

/** Limits the work of a pasted text. */
const maxQueryLength = 200;
const maxTerms = 10;

const fields = [
  { weight: 1, getText: ({ title }: Row) => normaliseText(title) },
  { weight: 0.8, getText: ({ also }: Row) => normaliseText(also) },
  { weight: 0.55, getText: ({ about }: Row) => normaliseText(about) },
  // Already normalised by the build.
  { weight: 0.3, getText: ({ words }: Row) => words },
];

/** Score factors of titles that equal the query or start with it. */
const exactTitleFactor = 2.5;
const titlePrefixFactor = 1.4;
/** Whole pages rank above parts of pages. */
const wholePageFactor = 1.3;

/** Score per row, and the number of rows with a score. */
interface TermScores {
  values: Float64Array;
  count: number;
}

/** Builds the word index once and returns the query function. */
export function createFinder(rows: readonly Row[]): (query: string) => QueryResult {
  const titles = rows.map(({ title }) => normaliseText(title).trim());
  const wordIndex = [...indexWords(rows)];
  let cache = new Map<string, TermScores>();

  function scoreTerm(term: string): TermScores {
    const values = new Float64Array(rows.length);
    let count = 0;
    for (const [word, positions] of wordIndex) {
      const quality = matchWord(term, word)?.quality ?? 0;
      if (quality === 0) continue;
      for (const position of positions) {
        const row = Math.floor(position / fields.length);
        const value = quality * (fields[position % fields.length]?.weight ?? 0);
        if (values[row] === 0) count += 1;
        values[row] = Math.max(values[row] ?? 0, value);
      }
    }
    return { values, count };
  }

  /** Caches the scores of the previous query, so that each keystroke scores only the changed term. */
  function scoreTerms(terms: readonly string[]): { fit: TermScores; isRequired: boolean }[] {
    cache = new Map(terms.map((word) => [word, cache.get(word) ?? scoreTerm(word)]));
    return [...cache].map(([word, fit]) => ({
      fit,
      // A single letter, as in "buy a ticket", affects the score but is not required to match.
      isRequired: word.length > 1 || terms.length === 1,
    }));
  }

  return (query) => {
    const normalizedQuery = normaliseText(query.slice(0, maxQueryLength)).trim();
    const terms = [...new Set(normalizedQuery.split(' ').filter(Boolean))].slice(0, maxTerms);
    const fits = scoreTerms(terms);
    const { scores, most, counts } = sumTermScores(fits, rows.length);
    const needed = fits.filter(({ isRequired }) => isRequired).length;
    const hits = rows
      .flatMap((row, index) => {
        // Require all terms if any row has them all.
        const isMatch = most === needed ? counts[index] === needed : true;
        const score = scores[index] ?? 0;
        if (score === 0 || !isMatch) return [];
        const isPage = row.group === 'pages' && !row.kind;
        const factor =
          getTitleFactor(titles[index] ?? '', normalizedQuery) * (isPage ? wholePageFactor : 1);
        return { row, score: score * factor };
      })
      .toSorted((one, other) => other.score - one.score);
    return { terms, hits };
  };
}

const singleLetterWeight = 0.3;

/** Total score and number of matching terms per row. */
function sumTermScores(fits: readonly { fit: TermScores; isRequired: boolean }[], length: number) {
  const scores = new Float64Array(length);
  const counts = new Uint8Array(length);
  let most = 0;
  for (const { fit, isRequired } of fits) {
    // Inverse document frequency: rare terms weigh more.
    const rarity = Math.log(1 + length / fit.count) * (isRequired ? 1 : singleLetterWeight);
    fit.values.forEach((value, row) => {
      if (value === 0) return;
      scores[row] = (scores[row] ?? 0) + value * rarity;
      counts[row] = (counts[row] ?? 0) + (isRequired ? 1 : 0);
      most = Math.max(most, counts[row] ?? 0);
    });
  }
  return { scores, counts, most };
}

function getTitleFactor(title: string, query: string): number {
  if (title === query) return exactTitleFactor;
  return title.startsWith(query) ? titlePrefixFactor : 1;
}

/** Maps words to positions, each encoding row and field as one number. */
function indexWords(rows: readonly Row[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  rows.forEach((row, index) => {
    fields.forEach(({ getText }, field) => {
      const place = index * fields.length + field;
      for (const word of getText(row).split(' ')) {
        if (!word) continue;
        const known = places.get(word);
        if (!known) places.set(word, [place]);
        else if (known.at(-1) !== place) known.push(place);
      }
    });
  });
  return places;
}
