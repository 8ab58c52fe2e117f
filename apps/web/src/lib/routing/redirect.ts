import { languageAt } from '@kongres/content/facts/languages';
import { detectLanguage } from '../i18n/detect-language.ts';
import { storeLanguage } from '../i18n/stored-language.ts';
import { withPrefix } from '@kongres/contract/pages';

/** Runs in the redirect documents: finds the visitor's language and goes to the page in it. */
const { path = '', language: fixed } = document.documentElement.dataset;
const { search, hash } = window.location;

window.location.replace(withPrefix(path, languageAt(fixed) ?? findLanguage()) + search + hash);

function findLanguage() {
  const language = detectLanguage();
  storeLanguage(language.id);
  return language;
}
