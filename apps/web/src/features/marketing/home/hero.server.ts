import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatEdition, formatHours, formatTime } from '@kongres/content/format/date';

export type HeroData = ReturnType<typeof buildHeroData>;

export function buildHeroData(code: LanguageCode) {
  return {
    dates: formatEdition(code, 'short'),
    hours: formatHours(edition.opens, edition.closes, code),
    evenings: galas
      .filter((gala) => gala.onHome)
      .map(({ id, name, day, starts }) => ({
        id,
        name,
        when: `${formatDay(getCongressDay(day), code, 'weekdayShort')}, ${formatTime(starts, code)}`,
      })),
  };
}
