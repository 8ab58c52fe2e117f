import LanguageDetector from 'i18next-browser-languagedetector';
import { defaultLanguage, languageAt, matchLanguage } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';
import { withPrefix } from '../page-table.ts';

/** Runs in the redirect documents: finds the visitor's language and goes to the page in it. */
const { path = '', language: fixed } = document.documentElement.dataset;
const { search, hash } = window.location;

window.location.replace(withPrefix(path, languageAt(fixed) ?? detectLanguage()) + search + hash);

function detectLanguage() {
  // A detector that believes it can be asked for the best match hands over every wish, in order.
  const services = { languageUtils: { getBestMatchFromCodes: () => null } };
  const detector = new LanguageDetector(services, {
    order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
    lookupQuerystring: 'lng',
    lookupCookie: 'i18next',
    lookupLocalStorage: site.storageKeys.language,
    lookupSessionStorage: site.storageKeys.language,
    caches: ['localStorage'],
  });
  const language = matchLanguage([detector.detect() ?? []].flat()) ?? defaultLanguage;
  detector.cacheUserLanguage(language.id);
  return language;
}
