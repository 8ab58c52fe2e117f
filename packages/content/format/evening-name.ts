import type { LanguageCode } from '../facts/languages.ts';

/** "Miss AI and Mister AI", as the language joins names. */
export function eveningName(galas: readonly { name: string }[], code: LanguageCode): string {
  return new Intl.ListFormat(code).format(galas.map(({ name }) => name));
}
