import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';

export type CongressDayData = ReturnType<typeof listCongressDays>[number];

/** Congress days with weekday, date and galas. */
export function listCongressDays(code: LanguageCode) {
  return Array.from({ length: edition.dayCount }, (_, index) => {
    const n = index + 1;
    const day = getCongressDay(n);
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
