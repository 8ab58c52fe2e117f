import { congressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { breadcrumbs, dayEvent, graph } from '../../../components/structured/graph.server.ts';
import { counted, finishedTexts } from '../../../lib/i18n/texts.server.ts';
import { dayData } from './day.server.ts';

/** The page of a day by its date, `2026-02-18`; null for a day that is none of the congress. */
export function dayPage(code: LanguageCode, date: string) {
  const index = Array.from({ length: edition.dayCount }, (_, day) => congressDay(day + 1)).indexOf(
    date,
  );
  return index < 0 ? null : pageOf(code, index + 1);
}

/** The whole programme begins with its first day. */
export function weekPage(code: LanguageCode) {
  const { data } = pageOf(code, 1);
  const total = data.tabs.reduce((sum, { marks }) => sum + marks.length, 0);
  const words = { sessions: counted(code, 'sessions', total) };
  return { words, head: finishedTexts(code, 'timetable').wholeWeek, data };
}

function pageOf(code: LanguageCode, n: number) {
  const data = dayData(code, n);
  const sessions = data.sessions.filter(({ type }) => type !== 'break').length;
  const { heading } = finishedTexts(code, 'timetable');
  const own = { page: 'programme-day', entry: data.date, name: data.label } as const;
  const structured = graph(
    dayEvent(n, data.label, code),
    breadcrumbs(code, { page: 'programme', name: heading }, own),
  );
  return {
    words: { day: data.label, sessions: counted(code, 'sessions', sessions) },
    data: { ...data, structured },
  };
}
