/** Position of a match in a word; quality 1 is an exact match. */
export interface Match {
  quality: number;
  from: number;
  to: number;
}

/** Shorter terms occur inside too many words. */
const minInfixLength = 4;
const minTypoLength = 4;
const minStemLength = 5;
/** Share of a term that must equal the start of a word to count as another form of it. */
const stemShare = 0.7;

/**
 * Matches a normalised term with an indexed word: exactly, as a prefix, inside a compound ("modell" in
 * "sprachmodelle"), with one typo, or as another form of it ("warsztatach", "warsztaty").
 */
export function matchWord(term: string, word: string): Match | null {
  if (word === term) return { quality: 1, from: 0, to: word.length };
  const from = word.indexOf(term);
  const share = term.length / word.length;
  if (from === 0) return { quality: 0.6 + 0.3 * share, from, to: term.length };
  if (from > 0 && term.length >= minInfixLength) {
    return { quality: 0.4 + 0.2 * share, from, to: from + term.length };
  }
  if (term.length < minTypoLength) return null;
  const typoEnd = matchWithTypo(term, word);
  if (typoEnd === word.length) return { quality: 0.4, from: 0, to: word.length };
  if (typoEnd !== null && term.length > minTypoLength) {
    return { quality: 0.2 + 0.15 * share, from: 0, to: typoEnd };
  }
  const prefixLength = countSharedPrefix(term, word);
  if (prefixLength < minStemLength || prefixLength < term.length * stemShare) return null;
  return {
    quality: 0.3 * (prefixLength / Math.max(term.length, word.length)),
    from: 0,
    to: prefixLength,
  };
}

/** End of the match if one letter is wrong, extra, missing or swapped with the next; null if there is none. */
function matchWithTypo(term: string, word: string): number | null {
  const at = countSharedPrefix(term, word);
  const isSwapped = term[at] === word[at + 1] && term[at + 1] === word[at];
  const ends = [
    findMatchEnd(term, at + 1, word, at + 1),
    findMatchEnd(term, at + 1, word, at),
    findMatchEnd(term, at, word, at + 1),
    isSwapped ? findMatchEnd(term, at + 2, word, at + 2) : -1,
  ];
  const end = Math.max(...ends);
  return end < 0 ? null : end;
}

/** End of the rest of the term in the word; -1 if it does not match. */
function findMatchEnd(term: string, termAt: number, word: string, wordAt: number): number {
  const end = wordAt + Math.max(0, term.length - termAt);
  if (end > word.length) return -1;
  for (let step = 0; termAt + step < term.length; step += 1) {
    if (term[termAt + step] !== word[wordAt + step]) return -1;
  }
  return end;
}

function countSharedPrefix(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
