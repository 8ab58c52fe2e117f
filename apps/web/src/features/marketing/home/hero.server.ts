import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { figures } from '@kongres/content/facts/figures';
import { galas } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatEdition, formatHours, formatTime } from '@kongres/content/format/date';
import { formatMoney, formatNumber } from '@kongres/content/format/number';

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
    figures: figures.map((figure) => {
      const n = formatNumber(figure.value, code);
      if (!('currency' in figure)) return { id: figure.id, n, before: '', after: '' };
      // The plus sign belongs to the number; the locale decides on which side the currency is.
      const [before = '', after = ''] = formatMoney(figure.value * 100, code).split(n);
      return { id: figure.id, n, before, after };
    }),
  };
}
