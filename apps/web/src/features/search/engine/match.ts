/** Where in a word another one was found, and how well it fits: 1 is the word itself. */
export interface Match {
  quality: number;
  from: number;
  to: number;
}

/** Shorter ones stand inside of every second word. */
const shortestInside = 4;
const shortestMistyped = 4;
const shortestStem = 5;
/** So much of a word must stay as it is for two of its forms to be taken for one. */
const stemShare = 0.7;

/**
 * How a typed word fits a word of the index, both folded: whole, from its start, inside of it as in a compound
 * ("modell" in "sprachmodelle"), with one slip, or as another form of it ("warsztatach", "warsztaty").
 */
export function matchWord(typed: string, word: string): Match | null {
  if (word === typed) return { quality: 1, from: 0, to: word.length };
  const from = word.indexOf(typed);
  const share = typed.length / word.length;
  if (from === 0) return { quality: 0.6 + 0.3 * share, from, to: typed.length };
  if (from > 0 && typed.length >= shortestInside) {
    return { quality: 0.4 + 0.2 * share, from, to: from + typed.length };
  }
  if (typed.length < shortestMistyped) return null;
  const slip = afterOneSlip(typed, word);
  if (slip === word.length) return { quality: 0.4, from: 0, to: word.length };
  if (slip !== null && typed.length > shortestMistyped) {
    return { quality: 0.2 + 0.15 * share, from: 0, to: slip };
  }
  const same = sharedStart(typed, word);
  if (same < shortestStem || same < typed.length * stemShare) return null;
  return { quality: 0.3 * (same / Math.max(typed.length, word.length)), from: 0, to: same };
}

/**
 * How far the typed word reaches into the other one if a single letter of it is wrong, too many, missing, or has
 * changed places with the next; null if it does not fit that way.
 */
function afterOneSlip(typed: string, word: string): number | null {
  const at = sharedStart(typed, word);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  const ends = [
    endOf(typed, at + 1, word, at + 1),
    endOf(typed, at + 1, word, at),
    endOf(typed, at, word, at + 1),
    isSwapped ? endOf(typed, at + 2, word, at + 2) : -1,
  ];
  const end = Math.max(...ends);
  return end < 0 ? null : end;
}

/** Where the rest of the typed word ends in the other one, if it stands there; -1 if it does not. */
function endOf(typed: string, typedAt: number, word: string, wordAt: number): number {
  const end = wordAt + Math.max(0, typed.length - typedAt);
  if (end > word.length) return -1;
  for (let step = 0; typedAt + step < typed.length; step += 1) {
    if (typed[typedAt + step] !== word[wordAt + step]) return -1;
  }
  return end;
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
