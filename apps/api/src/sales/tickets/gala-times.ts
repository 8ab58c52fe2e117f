import { getCongressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import { formatEveningName } from '@kongres/content/format/evening-name';

/** One line per evening, like "20 lutego, 17:00–20:00: Miss AI i Mister AI". */
export function formatGalaTimes(code: LanguageCode): string[] {
  return evenings.map(({ day, starts, ends, galas }) => {
    const date = formatDay(getCongressDay(day), code, 'dayAndMonth');
    return `${date}, ${formatHours(starts, ends, code)}: ${formatEveningName(galas, code)}`;
  });
}
