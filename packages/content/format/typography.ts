import type { LanguageCode } from '../facts/languages.ts';

const noBreakSpace = '\u00a0';
const hangingLetter = /(?<=^|[\s(„>–])([aiouwz])[ \n](?=\S)/giu;

/** Polish one-letter words do not hang at the end of a line: they are tied to the next word. */
export function tieHangingLetters(text: string, code: LanguageCode): string {
  // Run twice: in "a w domu" the first match consumes the space that the second one starts with.
  const tie = (line: string) => line.replace(hangingLetter, `$1${noBreakSpace}`);
  return code === 'pl' ? tie(tie(text)) : text;
}
