import { defaultLanguage, languages, type LanguageCode } from '@kongres/content/facts/languages';

/** The Polish 404 page also serves addresses without prefix, so it carries the texts of the other languages. */
export function buildOtherLanguages<Words>(
  own: LanguageCode,
  words: (code: LanguageCode) => Words,
): Partial<Record<LanguageCode, Words>> | null {
  if (own !== defaultLanguage.id) return null;
  return Object.fromEntries(
    languages.filter(({ id }) => id !== own).map(({ id }) => [id, words(id)]),
  );
}
