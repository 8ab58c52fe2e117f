import { collection } from './collection.ts';

/** `id` is the BCP 47 code that is stored and declared; `path` is the first segment of an address. */
export const languages = collection('languages', [
  { id: 'pl', path: 'pl', label: 'Polski', flag: 'pl', ogLocale: 'pl_PL' },
  { id: 'en-GB', path: 'en-gb', label: 'English UK', flag: 'gb', ogLocale: 'en_GB' },
  { id: 'en-US', path: 'en-us', label: 'English US', flag: 'us', ogLocale: 'en_US' },
  { id: 'de', path: 'de', label: 'Deutsch', flag: 'de', ogLocale: 'de_DE' },
  { id: 'es', path: 'es', label: 'Español', flag: 'es', ogLocale: 'es_ES' },
]);

export type Language = (typeof languages)[number];
export type LanguageCode = Language['id'];

export const defaultLanguage = languages[0];

/** en-US keeps only the words that differ; everything else is read from here. */
export const textFallback: Partial<Record<LanguageCode, LanguageCode>> = { 'en-US': 'en-GB' };

export function languageAt(path: string | undefined): Language | undefined {
  return languages.find((language) => language.path === path);
}

/**
 * The first wish we can serve. `de-AT` is served German, `en` and `en-AU` British English
 * (the first English row), because a near language beats the default one.
 */
export function matchLanguage(wishes: readonly string[]): Language | undefined {
  for (const wish of wishes) {
    const wanted = wish.toLowerCase();
    const exact = languages.find((language) => language.id.toLowerCase() === wanted);
    if (exact) return exact;
    const [base] = wanted.split('-');
    const near = languages.find((language) => language.id.toLowerCase().split('-')[0] === base);
    if (near) return near;
  }
  return undefined;
}
