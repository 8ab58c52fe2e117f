import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { en } from './en.ts';
import { pl } from './pl.ts';
import type { issuing } from './issuing/pl.ts';
import type { launch } from './launch/pl.ts';
import type { live } from './live/pl.ts';
import type { announcements } from './announcements/pl.ts';
import type { footer } from './footer/pl.ts';
import type { messages } from './messages/pl.ts';
import type { prices } from './prices/pl.ts';
import type { report } from './report/pl.ts';
import type { exports } from './exports/pl.ts';
import type { sale } from './sale/pl.ts';

/** The same words in another language. */
type Said<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Said<Words[Key]>;
};

export type Texts = Said<typeof pl>;
export type AnnouncementTexts = Said<typeof announcements>;
export type PriceTexts = Said<typeof prices>;
export type ReportTexts = Said<typeof report>;
export type SaleTexts = Said<typeof sale>;
export type IssuingTexts = Said<typeof issuing>;
export type LaunchTexts = Said<typeof launch>;
export type LiveTexts = Said<typeof live>;
export type FooterTexts = Said<typeof footer>;
export type ExportTexts = Said<typeof exports>;
export type MessageTexts = Said<typeof messages>;

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
