import type { LanguageCode } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';

/** Under i18next's own key, so that the redirect documents' detector finds what the pages saved. */
export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(site.storageKeys.language, code);
  } catch {
    // Storage may be forbidden; the address still carries the language.
  }
}
