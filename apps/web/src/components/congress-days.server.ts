import { congressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';

export type CongressDayData = ReturnType<typeof congressDays>[number];

/** The days with what is certain about them: weekday, date, and the galas of the evening. */
export function congressDays(code: LanguageCode) {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const n = index + 1;
    const day = congressDay(n);
    return {
      n,
      day,
      weekday: formatDay(day, code, 'weekdayName'),
      date: formatDay(day, code, 'dayAndMonth'),
      number: formatDay(day, 'en-GB', 'dayNumber'),
      tiny: formatDay(day, code, 'weekdayTiny'),
      short: formatDay(day, code, 'weekdayShort'),
      galas: galas
        .filter((gala) => gala.day === n)
        .map(({ id, name, starts, ends }) => ({
          id,
          name,
          hours: formatHours(starts, ends, code),
        })),
    };
  });
}
