import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import en from './en.json';
import pl from './pl.json';

export type Texts = typeof pl;

export const deskLanguages = { pl: 'Polski', en: 'English' } as const;
export type DeskLanguage = keyof typeof deskLanguages;

const textsByLanguage: Record<DeskLanguage, Texts> = { pl, en };
const storageKey = 'deskLanguage';

interface TextsValue {
  language: DeskLanguage;
  texts: Texts;
  setLanguage: (language: DeskLanguage) => void;
}

const Context = createContext<TextsValue | null>(null);

export function TextsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(detectLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(
    () => ({
      language,
      texts: textsByLanguage[language],
      setLanguage: (next: DeskLanguage) => {
        localStorage.setItem(storageKey, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <Context value={value}>{children}</Context>;
}

export function useTexts(): TextsValue {
  const value = use(Context);
  if (!value) throw new Error('useTexts needs a TextsProvider');
  return value;
}

/** The stored choice, or the browser's first supported language. */
function detectLanguage(): DeskLanguage {
  const preferred = [localStorage.getItem(storageKey) ?? '', ...navigator.languages];
  const known = preferred.map((tag) => tag.slice(0, 2)).find((tag) => tag in textsByLanguage);
  return (known as DeskLanguage | undefined) ?? 'pl';
}
