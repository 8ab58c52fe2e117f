import { useEffect } from 'react';
import type { Language } from '@kongres/content/facts/languages';
import { storeLanguage } from '../i18n/stored-language.ts';

/** Under /{lang}/ the path wins and is remembered; an address that is none has nothing to say. */
export function useSavedLanguage(language: Language | null): void {
  const code = language?.id;
  useEffect(() => {
    if (code) storeLanguage(code);
  }, [code]);
}
