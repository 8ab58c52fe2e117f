import { createContext, use } from 'react';
import { defaultLanguage, type Language } from '@kongres/content/facts/languages';

export const LanguageContext = createContext<Language>(defaultLanguage);

export function useLanguage(): Language {
  return use(LanguageContext);
}
