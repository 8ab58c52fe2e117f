import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatEdition } from '@kongres/content/format/date';
import { congressDays } from '../../blocks/congress-days.server.ts';

export type CongressData = ReturnType<typeof congressData>;

/** The days and their galas: all that is certain about what is on. */
export function congressData(code: LanguageCode) {
  return {
    dates: formatEdition(code, 'long'),
    days: congressDays(code).map(({ n, day, weekday, date, number, galas }) => ({
      n,
      day,
      weekday,
      date,
      number,
      galas: galas.map(({ id, name, hours }) => ({ id, name, hours })),
    })),
  };
}
