import type { LanguageCode } from '../facts/languages.ts';

/** What a spoken language is called: "polski", "Englisch". British and American English share a name. */
export function languageName(spoken: LanguageCode, code: LanguageCode): string {
  const [tongue = spoken] = spoken.split('-');
  return new Intl.DisplayNames(code, { type: 'language' }).of(tongue) ?? spoken;
}
