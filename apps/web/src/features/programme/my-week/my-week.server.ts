import { congressDay, edition } from '@kongres/content/facts/edition';
import { evenings } from '@kongres/content/facts/galas';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { instant } from '@kongres/content/format/date';
import { eveningName } from '@kongres/content/format/evening-name';
import { clockOf, minutesOf } from '@kongres/content/format/minutes';
import { isPublished } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { congressDays } from '../../../components/congress-days.server.ts';
import { countForms } from '../../../lib/i18n/texts.server.ts';

export type MyWeekData = ReturnType<typeof myWeekData>;

/** What the week of everybody is drawn on; the sessions themselves are asked for once somebody has starred one. */
export function myWeekData(code: LanguageCode) {
  const hasProgramme = isPublished('sessions');
  const sessions = hasProgramme ? entriesOf('sessions').filter(({ type }) => type !== 'break') : [];
  const spans = [{ starts: edition.opens, ends: edition.closes }, ...sessions, ...evenings];
  const first = Math.floor(Math.min(...spans.map(({ starts }) => minutesOf(starts))) / 60);
  const last = Math.ceil(Math.max(...spans.map(({ ends }) => minutesOf(ends))) / 60);
  return {
    hasProgramme,
    forms: countForms(code, 'sessions'),
    hours: Array.from({ length: last - first }, (_, index) =>
      instant(edition.firstDay, clockOf((first + index) * 60)),
    ),
    days: congressDays(code).map(({ n, day, weekday, tiny, number, galas }) => ({
      n,
      day,
      weekday,
      tiny,
      number,
      /** Without a gala its line ends with the last talk. */
      closes: galas.length > 0 ? last * 60 : minutesOf(edition.closes),
      sessions: sessions.filter((session) => session.day === n).length,
    })),
    evenings: evenings.map(({ id, day, starts, ends, galas }) => ({
      id,
      day,
      title: eveningName(galas, code),
      starts: instant(congressDay(day), starts),
      ends: instant(congressDay(day), ends),
    })),
  };
}
