import { defineCollection } from './collection.ts';

/** `id` is the BCP 47 code; `path` is the first path segment. */
export const languages = defineCollection('languages', [
  { id: 'pl', path: 'pl', label: 'Polski', flag: 'pl', ogLocale: 'pl_PL' },
  { id: 'en-GB', path: 'en-gb', label: 'English UK', flag: 'gb', ogLocale: 'en_GB' },
  { id: 'en-US', path: 'en-us', label: 'English US', flag: 'us', ogLocale: 'en_US' },
  { id: 'de', path: 'de', label: 'Deutsch', flag: 'de', ogLocale: 'de_DE' },
  { id: 'es', path: 'es', label: 'Español', flag: 'es', ogLocale: 'es_ES' },
]);

export type Language = (typeof languages)[number];
export type LanguageCode = Language['id'];

export const defaultLanguage = languages[0];

/** en-US contains only texts that differ from en-GB. */
export const textFallback: Partial<Record<LanguageCode, LanguageCode>> = { 'en-US': 'en-GB' };

export function findLanguageByPath(path: string | undefined): Language | undefined {
  return languages.find((language) => language.path === path);
}

/**
 * Returns the first supported language. `de-AT` matches German; `en` and `en-AU` match British English, the first
 * English row.
 */
export function matchLanguage(preferred: readonly string[]): Language | undefined {
  for (const tag of preferred) {
    const wanted = tag.toLowerCase();
    const exact = languages.find((language) => language.id.toLowerCase() === wanted);
    if (exact) return exact;
    const [base] = wanted.split('-');
    const near = languages.find((language) => language.id.toLowerCase().split('-')[0] === base);
    if (near) return near;
  }
  return undefined;
}
