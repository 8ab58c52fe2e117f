import { congressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, instant } from '@kongres/content/format/date';
import type { Entry } from '@kongres/content/model/kinds';
import { finishedField } from '../../../lib/i18n/texts.server.ts';

type News = Entry<'news'>;

export type NewsDateData = ReturnType<typeof dateOf>;

/** A blank line parts two paragraphs. */
export function paragraphsOf({ text }: Pick<News, 'text'>, code: LanguageCode): string[] {
  return finishedField(code, text)
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim());
}

/** At noon, which is the same day almost everywhere. */
export function momentOf({ date }: Pick<News, 'date'>): string {
  return instant(date, '12:00');
}

export function dateOf({ date }: Pick<News, 'date'>, code: LanguageCode) {
  return {
    date,
    /** The congress day with the same weekday: they share a pen. */
    n: dayLike(date),
    number: formatDay(date, 'en-GB', 'dayNumber'),
    weekday: formatDay(date, code, 'weekdayName'),
    month: formatDay(date, code, 'monthAndYear'),
    long: formatDay(date, code, 'long'),
  };
}

function dayLike(date: string): number {
  const days = Math.round((Date.parse(date) - Date.parse(congressDay(1))) / 86_400_000);
  const week = 7;
  return ((((days % week) + week) % week) % edition.dayCount) + 1;
}
