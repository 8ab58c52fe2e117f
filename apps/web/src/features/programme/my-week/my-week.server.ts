import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { toIsoInstant } from '@kongres/content/format/date';
import { formatEveningName } from '@kongres/content/format/evening-name';
import { toClockTime, toMinutes } from '@kongres/content/format/minutes';
import { isPublished } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { listCongressDays } from '../../../components/congress-days.server.ts';
import { getCountForms } from '../../../lib/i18n/texts.server.ts';

export type MyWeekData = ReturnType<typeof buildMyWeekData>;

/** Axis, days and evenings; the browser loads the sessions once one is starred. */
export function buildMyWeekData(code: LanguageCode) {
  const hasProgramme = isPublished('sessions');
  const sessions = hasProgramme
    ? listEntries('sessions').filter(({ type }) => type !== 'break')
    : [];
  const spans = [{ starts: edition.opens, ends: edition.closes }, ...sessions, ...evenings];
  const first = Math.floor(Math.min(...spans.map(({ starts }) => toMinutes(starts))) / 60);
  const last = Math.ceil(Math.max(...spans.map(({ ends }) => toMinutes(ends))) / 60);
  return {
    hasProgramme,
    forms: getCountForms(code, 'sessions'),
    hours: Array.from({ length: last - first }, (_, index) =>
      toIsoInstant(edition.firstDay, toClockTime((first + index) * 60)),
    ),
    days: listCongressDays(code).map(({ n, day, weekday, tiny, number, galas }) => ({
      n,
      day,
      weekday,
      tiny,
      number,
      /** Minute at which the line of the day ends. */
      closes: galas.length > 0 ? last * 60 : toMinutes(edition.closes),
      sessions: sessions.filter((session) => session.day === n).length,
    })),
    evenings: evenings.map(({ id, day, starts, ends, galas }) => ({
      id,
      day,
      title: formatEveningName(galas, code),
      starts: toIsoInstant(getCongressDay(day), starts),
      ends: toIsoInstant(getCongressDay(day), ends),
    })),
  };
}
