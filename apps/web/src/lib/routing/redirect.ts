import { findLanguageByPath } from '@kongres/content/facts/languages';
import { detectLanguage } from '../i18n/detect-language.ts';
import { storeLanguage } from '../i18n/stored-language.ts';
import { addLanguagePrefix } from '@kongres/contract/pages';

/** Runs in the redirect documents. */
const { path = '', language: fixed } = document.documentElement.dataset;
const { search, hash } = window.location;

window.location.replace(
  addLanguagePrefix(path, findLanguageByPath(fixed) ?? findLanguage()) + search + hash,
);

function findLanguage() {
  const language = detectLanguage();
  storeLanguage(language.id);
  return language;
}
