import { getCongressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, toIsoInstant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { getEntryText } from '../../../lib/i18n/texts.server.ts';

type News = Entry<'news'>;

export type NewsDateData = ReturnType<typeof buildNewsDate>;

/** Paragraphs are separated by blank lines. */
export function splitParagraphs({ text }: Pick<News, 'text'>, code: LanguageCode): string[] {
  return getEntryText(code, text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
}

/** Noon, so that the date is the same in almost every time zone. */
export function getPublishedAt({ date }: Pick<News, 'date'>): string {
  return toIsoInstant(date, '12:00');
}

export function buildNewsDate({ date }: Pick<News, 'date'>, code: LanguageCode) {
  return {
    date,
    /** Number of the congress day with the same weekday; selects the day colour. */
    n: getMatchingCongressDay(date),
    number: formatDay(date, 'en-GB', 'dayNumber'),
    weekday: formatDay(date, code, 'weekdayName'),
    month: formatDay(date, code, 'monthAndYear'),
    long: formatDay(date, code, 'long'),
  };
}

function getMatchingCongressDay(date: string): number {
  const days = Math.round((Date.parse(date) - Date.parse(getCongressDay(1))) / 86_400_000);
  const week = 7;
  return ((((days % week) + week) % week) % edition.dayCount) + 1;
}
