import type { LanguageCode } from '../facts/languages.ts';

const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';
/** Dates and hours are filled in as "del 16 al 22", also where a sentence begins. */
const rangeAtStart = /(?<=^|[.!?]\s|<p>)del? (?=\d)/g;
const anyNumber = /(?<=(?:^|[\s(+>–-])\d+(?:[.,]\d+)*) (?=[\p{L}\d%])/gu;
const germanNumber = /(?<=(?:^|[\s(+>–-])(?:\d+(?:[.,]\d+)*|\d\d?\.)) (?=[\p{L}\d%])/gu;
/** Words of one letter. German has none. */
const letters: Record<LanguageCode, string> = {
  pl: 'aiouwz',
  'en-GB': 'ai',
  'en-US': 'ai',
  de: '',
  es: 'aeouy',
};

/** One-letter words do not hang at the end of a line: they are tied to the next word. */
export function tieHangingLetters(text: string, code: LanguageCode): string {
  // Without a look behind, which Safari only learned in 16.4: this one is read by browsers.
  const hanging = new RegExp(`(^|[\\s(„“‘¿¡>–])([${letters[code]}])[ \\n](?=\\S)`, 'giu');
  const tie = (line: string) => line.replace(hanging, `$1$2${noBreakSpace}`);
  // Run twice: in "a w domu" the first match consumes the space that the second one starts with.
  return letters[code] ? tie(tie(text)) : text;
}

/** A text as a line may break it: no letter hangs, and a number stays with what it counts. */
export function tie(text: string, code: LanguageCode): string {
  const tied = tieNumbers(tieHangingLetters(text, code), code);
  return code === 'es' ? tied.replaceAll(rangeAtStart, (word) => `D${word.slice(1)}`) : tied;
}

/** "14 dni", "16. Februar", and a phone number whole. An hour counts nothing. */
function tieNumbers(text: string, code: LanguageCode): string {
  // Only German writes an ordinal with a dot; elsewhere it ends a sentence.
  const number = code === 'de' ? germanNumber : anyNumber;
  return text.replaceAll(number, noBreakSpace);
}

/** The same for a browser, which also breaks a line behind the dash of "10:00–18:00" and a hyphen of "00-000". */
export function tieRanges(text: string): string {
  return text.replaceAll(/(?<=(?:\d\.?|[AP]M)–|(?:^|[\s(>])\d[\d-]*-)(?=\d)/g, wordJoiner);
}

/** For a file or a font that knows nothing of joiners. */
export function withoutJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '');
}

/** For whatever shows a space that is not to be broken as a box. */
export function untied(text: string): string {
  return withoutJoiners(text).replaceAll(noBreakSpace, ' ');
}
