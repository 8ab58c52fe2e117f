import { benefits, type BenefitId } from '@kongres/content/facts/benefits';
import { getCongressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatEdition, toIsoInstant } from '@kongres/content/format/date';
import { formatEveningName } from '@kongres/content/format/evening-name';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { listCongressDays } from '../../../components/congress-days.server.ts';
import { getEntryText, getTexts } from '../../../lib/i18n/texts.server.ts';

export type CongressData = ReturnType<typeof buildCongressData>;

export function buildCongressData(code: LanguageCode) {
  const { features } = getTexts(code, 'tickets');
  return {
    dates: formatEdition(code, 'long'),
    days: listCongressDays(code).map(({ n, day, weekday, date, number, galas }) => ({
      n,
      day,
      weekday,
      long: formatDay(day, code, 'weekday'),
      date,
      number,
      galas: galas.map(({ id, name, hours }) => ({ id, name, hours })),
    })),
    hasProgramme: isPublished('sessions'),
    rooms: listEntries('rooms').map(({ id, name }) => ({ id, name: getEntryText(code, name) })),
    evenings: evenings.map(({ id, day, starts, ends, galas }) => ({
      id,
      title: formatEveningName(galas, code),
      starts: toIsoInstant(getCongressDay(day), starts),
      ends: toIsoInstant(getCongressDay(day), ends),
    })),
    benefits: Object.fromEntries(benefits.map((id) => [id, features[id]])) as Record<
      BenefitId,
      string
    >,
    agreement: getTexts(code, 'purchase').earlyStart,
  };
}
