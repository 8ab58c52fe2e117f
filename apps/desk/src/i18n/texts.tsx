import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import en from './en.json';
import pl from './pl.json';

export type Texts = typeof pl;

export const deskLanguages = { pl: 'Polski', en: 'English' } as const;
export type DeskLanguage = keyof typeof deskLanguages;

const all: Record<DeskLanguage, Texts> = { pl, en };
const storageKey = 'deskLanguage';

interface Chosen {
  language: DeskLanguage;
  texts: Texts;
  choose: (language: DeskLanguage) => void;
}

const Context = createContext<Chosen | null>(null);

export function TextsProvider({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(readLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const chosen = useMemo(
    () => ({
      language,
      texts: all[language],
      choose: (next: DeskLanguage) => {
        localStorage.setItem(storageKey, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <Context value={chosen}>{children}</Context>;
}

export function useTexts(): Chosen {
  const chosen = use(Context);
  if (!chosen) throw new Error('texts are asked for outside of the desk');
  return chosen;
}

/** Chosen before, or the first of the browser's that we speak. */
function readLanguage(): DeskLanguage {
  const wanted = [localStorage.getItem(storageKey) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag in all);
  return (known as DeskLanguage | undefined) ?? 'pl';
}
