import { useEffect } from 'react';
import type { Language } from '@kongres/content/facts/languages';
import { storeLanguage } from '../i18n/stored-language.ts';

/** Under /{lang}/ the path wins and is remembered. */
export function useSavedLanguage({ id }: Language): void {
  useEffect(() => storeLanguage(id), [id]);
}
