import { congressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatHours } from '@kongres/content/format/date';
import { eveningName } from '@kongres/content/format/evening-name';

/** When the galas are: "20 lutego, 17:00–20:00: Miss AI i Mister AI". */
export function galaTimes(code: LanguageCode): string[] {
  return evenings.map(({ day, starts, ends, galas }) => {
    const date = formatDay(congressDay(day), code, 'dayAndMonth');
    return `${date}, ${formatHours(starts, ends, code)}: ${eveningName(galas, code)}`;
  });
}
