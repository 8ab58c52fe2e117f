import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLanguage, matchLanguage, type Language } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';

/** The language of an address that names none: asked for, remembered, or the browser's. */
export function detectLanguage(): Language {
  // A detector that believes it can be asked for the best match hands over every wish, in order.
  const services = { languageUtils: { getBestMatchFromCodes: () => null } };
  const detector = new LanguageDetector(services, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: site.storageKeys.language,
    lookupSessionStorage: site.storageKeys.language,
    caches: [],
  });
  return matchLanguage([detector.detect() ?? []].flat()) ?? defaultLanguage;
}
