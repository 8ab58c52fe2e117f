import { edition } from '@kongres/content/facts/edition';
import { countryName } from '@kongres/content/format/address';
import type { DeskLanguage } from '../i18n/texts.tsx';

const locales = { pl: 'pl-PL', en: 'en-GB' } as const;

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

/** An amount in a column whose head names the currency. */
export function formatMinor(minor: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);
}

/** A currency as a language writes it: zł, PLN. */
export function currencySign(currency: string, language: DeskLanguage): string {
  const parts = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
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

const regions = { pl: 'pl', en: 'en-GB' } as const;

export function formatCountry(country: string, language: DeskLanguage): string {
  return countryName(country, regions[language]);
}

/** In seconds; a unit is used up to where the next one reads better. */
const timeUnits = [
  { unit: 'second', size: 1, below: 60 },
  { unit: 'minute', size: 60, below: 3600 },
  { unit: 'hour', size: 3600, below: 172_800 },
  { unit: 'day', size: 86_400, below: Infinity },
] as const;

function inUnit(seconds: number, language: DeskLanguage) {
  const { unit, size } = timeUnits.find(({ below }) => seconds < below) ?? timeUnits[3];
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return { unit, value: seconds / size, format };
}

/** In the largest unit that still tells something. */
export function formatDuration(seconds: number, language: DeskLanguage): string {
  const { format, value } = inUnit(seconds, language);
  return format.format(value);
}

/** From one duration to another, the unit said once where it is the same. */
export function formatDurations(from: number, to: number, language: DeskLanguage): string {
  const [lower, upper] = [inUnit(from, language), inUnit(to, language)];
  return lower.unit === upper.unit
    ? upper.format.formatRange(lower.value, upper.value)
    : `${lower.format.format(lower.value)} – ${upper.format.format(upper.value)}`;
}
