import { textFallback, type LanguageCode } from '../facts/languages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * What somebody has written in some languages, for a reader of one: in their own, in English, or in the one that there
 * is. `lang` names it where it is not the reader's.
 */
export function writtenIn(words: Words, code: LanguageCode): { text: string; lang?: string } {
  const own = words[code] ?? words[textFallback[code] ?? code];
  if (own) return { text: own };
  const others = ['en-GB', ...Object.keys(words)];
  const lang = others.find((each) => words[each]);
  return lang ? { text: words[lang] ?? '', lang } : { text: '' };
}
