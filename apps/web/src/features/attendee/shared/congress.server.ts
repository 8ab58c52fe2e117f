import { benefits, type BenefitId } from '@kongres/content/facts/benefits';
import { congressDay } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay, formatEdition, instant } from '@kongres/content/format/date';
import { eveningName } from '@kongres/content/format/evening-name';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { congressDays } from '../../../components/congress-days.server.ts';
import { finishedField, finishedTexts } from '../../../lib/i18n/texts.server.ts';

export type CongressData = ReturnType<typeof congressData>;

/** The days and their galas, the rooms by name, and what is asked before the first entry. */
export function congressData(code: LanguageCode) {
  const { features } = finishedTexts(code, 'tickets');
  return {
    dates: formatEdition(code, 'long'),
    days: congressDays(code).map(({ n, day, weekday, date, number, galas }) => ({
      n,
      day,
      weekday,
      long: formatDay(day, code, 'weekday'),
      date,
      number,
      galas: galas.map(({ id, name, hours }) => ({ id, name, hours })),
    })),
    hasProgramme: isPublished('sessions'),
    rooms: entriesOf('rooms').map(({ id, name }) => ({ id, name: finishedField(code, name) })),
    evenings: evenings.map(({ id, day, starts, ends, galas }) => ({
      id,
      title: eveningName(galas, code),
      starts: instant(congressDay(day), starts),
      ends: instant(congressDay(day), ends),
    })),
    benefits: Object.fromEntries(benefits.map((id) => [id, features[id]])) as Record<
      BenefitId,
      string
    >,
    agreement: finishedTexts(code, 'purchase').earlyStart,
  };
}
