import { defaultLanguage, languages, type LanguageCode } from '@kongres/content/facts/languages';

/**
 * The Polish 404 page is also that of addresses without a prefix, so it carries what it says in the
 * other languages: a visitor who reads one of them needs no second answer from the server.
 */
export function inOtherLanguages<Words>(
  own: LanguageCode,
  words: (code: LanguageCode) => Words,
): Partial<Record<LanguageCode, Words>> | null {
  if (own !== defaultLanguage.id) return null;
  return Object.fromEntries(
    languages.filter(({ id }) => id !== own).map(({ id }) => [id, words(id)]),
  );
}
