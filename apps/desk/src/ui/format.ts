import { edition } from '@kongres/content/facts/edition';
import type { DeskLanguage } from '../texts/texts.tsx';

const locales = { pl: 'pl-PL', en: 'en-GB', de: 'de-DE' } as const;

/** Day and hour where the congress is, whoever reads it wherever. */
export function formatTime(moment: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: edition.timeZone,
  }).format(new Date(moment));
}

export function formatDay(moment: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: edition.timeZone,
  }).format(new Date(moment));
}

export function formatHour(moment: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    timeStyle: 'short',
    timeZone: edition.timeZone,
  }).format(new Date(moment));
}

export function formatAmount(minor: number, currency: string, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(
    minor / 100,
  );
}

/** Without the smallest coins: for a figure that is read from afar. */
export function formatWhole(minor: number, currency: string, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(minor / 100);
}

export function formatCount(count: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language]).format(count);
}

export function formatShare(share: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share);
}

/** A day of the calendar, which has no hour and so no time zone. */
export function formatShortDay(day: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** From one day of the calendar to another. */
export function formatDays(first: string, last: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
