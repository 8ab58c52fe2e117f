import { getCongressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import {
  buildBreadcrumbs,
  buildDayEvent,
  serialiseGraph,
} from '../../../components/structured-data/schema-graph.server.ts';
import { formatCount, getTexts } from '../../../lib/i18n/texts.server.ts';
import { buildDayData } from './day.server.ts';

/** `date` as in `2026-02-18`; null if it is not a congress day. */
export function buildDayPage(code: LanguageCode, date: string) {
  const index = Array.from({ length: edition.dayCount }, (_, day) =>
    getCongressDay(day + 1),
  ).indexOf(date);
  return index < 0 ? null : buildPage(code, index + 1);
}

/** The programme page shows the first day. */
export function buildWeekPage(code: LanguageCode) {
  const { data } = buildPage(code, 1);
  const total = data.tabs.reduce((sum, { marks }) => sum + marks.length, 0);
  const words = { sessions: formatCount(code, 'sessions', total) };
  return { words, head: getTexts(code, 'timetable').wholeWeek, data };
}

function buildPage(code: LanguageCode, n: number) {
  const data = buildDayData(code, n);
  const sessions = data.sessions.filter(({ type }) => type !== 'break').length;
  const { heading } = getTexts(code, 'timetable');
  const crumb = { page: 'programme-day', entry: data.date, name: data.label } as const;
  const structured = serialiseGraph(
    buildDayEvent(n, data.label, code),
    buildBreadcrumbs(code, { page: 'programme', name: heading }, crumb),
  );
  return {
    words: { day: data.label, sessions: formatCount(code, 'sessions', sessions) },
    data: { ...data, structured },
  };
}
