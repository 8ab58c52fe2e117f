import { edition } from '@kongres/content/facts/edition';
import { formatCountryName } from '@kongres/content/format/address';
import type { DeskLanguage } from '../i18n/texts.tsx';

const locales = { pl: 'pl-PL', en: 'en-GB' } as const;

/** Date and time in the time zone of the congress. */
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

/** Without the currency, for columns whose heading has it. */
export function formatPlainAmount(minor: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(minor / 100);
}

/** The localized symbol, such as zł or PLN. */
export function getCurrencySymbol(currency: string, language: DeskLanguage): string {
  const parts = new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Rounded to whole units. */
export function formatRoundedAmount(
  minor: number,
  currency: string,
  language: DeskLanguage,
): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    maximumFractionDigits: 0,
  }).format(minor / 100);
}

export function formatCount(count: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language]).format(count);
}

export function formatPercent(share: number, language: DeskLanguage): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share);
}

/** A calendar date, independent of time zones. */
export function formatShortDate(day: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

export function formatDateRange(first: string, last: string, language: DeskLanguage): string {
  return new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}

const regions = { pl: 'pl', en: 'en-GB' } as const;

export function formatCountry(country: string, language: DeskLanguage): string {
  return formatCountryName(country, regions[language]);
}

/** Sizes in seconds; each unit is used below its limit. */
const timeUnits = [
  { unit: 'second', size: 1, below: 60 },
  { unit: 'minute', size: 60, below: 3600 },
  { unit: 'hour', size: 3600, below: 172_800 },
  { unit: 'day', size: 86_400, below: Infinity },
] as const;

function convertDuration(seconds: number, language: DeskLanguage) {
  const { unit, size } = timeUnits.find(({ below }) => seconds < below) ?? timeUnits[3];
  const format = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return { unit, value: seconds / size, format };
}

export function formatDuration(seconds: number, language: DeskLanguage): string {
  const { format, value } = convertDuration(seconds, language);
  return format.format(value);
}

/** A range of durations; a shared unit is written once. */
export function formatDurationRange(from: number, to: number, language: DeskLanguage): string {
  const [lower, upper] = [convertDuration(from, language), convertDuration(to, language)];
  return lower.unit === upper.unit
    ? upper.format.formatRange(lower.value, upper.value)
    : `${lower.format.format(lower.value)} – ${upper.format.format(upper.value)}`;
}
