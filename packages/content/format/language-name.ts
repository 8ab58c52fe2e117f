import type { LanguageCode } from '../facts/languages.ts';

export function formatLanguageName(spoken: LanguageCode, code: LanguageCode): string {
  const [tongue = spoken] = spoken.split('-');
  return new Intl.DisplayNames(code, { type: 'language' }).of(tongue) ?? spoken;
}
