import type { LanguageCode } from '@kongres/content/facts/languages';
import { site } from '@kongres/content/facts/site';

/** i18next's own key. */
export function storeLanguage(code: LanguageCode): void {
  try {
    localStorage.setItem(site.storageKeys.language, code);
  } catch {
    // Without storage the address still carries the language.
  }
}
