import { textFallback, type LanguageCode } from '../facts/languages.ts';

type Words = Readonly<Record<string, string | undefined>>;

/**
 * Selects the text in the reader's language, in English or in any other. `lang` is set if it differs from the reader's.
 */
export function pickTranslation(words: Words, code: LanguageCode): { text: string; lang?: string } {
  const own = words[code] ?? words[textFallback[code] ?? code];
  if (own) return { text: own };
  const others = ['en-GB', ...Object.keys(words)];
  const lang = others.find((each) => words[each]);
  return lang ? { text: words[lang] ?? '', lang } : { text: '' };
}
