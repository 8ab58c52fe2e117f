import type { LanguageCode } from '../facts/languages.ts';

const noBreakSpace = '\u00a0';
const wordJoiner = '\u2060';
/** Ranges are filled in as "del 16 al 22", also at the start of a sentence. */
const rangeAtStart = /(?<=^|[.!?]\s|<p>)del? (?=\d)/g;
const anyNumber = /(?<=(?:^|[\s(+>–-])\d+(?:[.,]\d+)*) (?=[\p{L}\d%])/gu;
const germanNumber = /(?<=(?:^|[\s(+>–-])(?:\d+(?:[.,]\d+)*|\d\d?\.)) (?=[\p{L}\d%])/gu;
/** One-letter words; German has none. */
const letters: Record<LanguageCode, string> = {
  pl: 'aiouwz',
  'en-GB': 'ai',
  'en-US': 'ai',
  de: '',
  es: 'aeouy',
};

/** Joins one-letter words to the next word with a no-break space. */
export function joinHangingLetters(text: string, code: LanguageCode): string {
  // No lookbehind: this code runs in browsers, and Safari supports it from 16.4 only.
  const hanging = new RegExp(`(^|[\\s(„“‘¿¡>–])([${letters[code]}])[ \\n](?=\\S)`, 'giu');
  const joinOnce = (line: string) => line.replace(hanging, `$1$2${noBreakSpace}`);
  // Run twice, because in "a w domu" the first match consumes the space before the second.
  return letters[code] ? joinOnce(joinOnce(text)) : text;
}

/** Joins one-letter words and numbers to the next word. */
export function addNoBreakSpaces(text: string, code: LanguageCode): string {
  const tied = joinNumbers(joinHangingLetters(text, code), code);
  return code === 'es' ? tied.replaceAll(rangeAtStart, (word) => `D${word.slice(1)}`) : tied;
}

/** "14 dni", "16. Februar" and phone numbers. Times are not joined. */
function joinNumbers(text: string, code: LanguageCode): string {
  // Only German ordinals end with a dot.
  const number = code === 'de' ? germanNumber : anyNumber;
  return text.replaceAll(number, noBreakSpace);
}

/** Prevents browsers from breaking after the dash of "10:00–18:00" and the hyphen of "00-000". */
export function joinRanges(text: string): string {
  return text.replaceAll(/(?<=(?:\d\.?|[AP]M)–|(?:^|[\s(>])\d[\d-]*-)(?=\d)/g, wordJoiner);
}

/** For formats and fonts without support for word joiners. */
export function removeJoiners(text: string): string {
  return text.replaceAll(wordJoiner, '');
}

/** For renderers that show no-break spaces as boxes. */
export function removeNoBreakSpaces(text: string): string {
  return removeJoiners(text).replaceAll(noBreakSpace, ' ');
}
