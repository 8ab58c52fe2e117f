import { getCongressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { getTexts } from '../../../lib/i18n/texts.server.ts';
import {
  buildExhibitorRows,
  buildNewsRows,
  buildSessionRows,
  buildSpeakerRows,
  buildWorkshopRows,
} from './entry-rows.server.ts';
import {
  buildDayRows,
  buildPageRows,
  buildQuestionRows,
  buildZoneRows,
} from './page-rows.server.ts';
import { toColumns, type SearchFile } from './search-file.ts';

/** Search index of one language; contains published entries only. */
export function buildSearchFile(code: LanguageCode): SearchFile {
  const { words: _, ...texts } = getTexts(code, 'search');
  const pages = [
    buildPageRows,
    buildZoneRows,
    buildQuestionRows,
    buildWorkshopRows,
    buildNewsRows,
    buildDayRows,
  ];
  return {
    texts,
    days: Array.from({ length: edition.dayCount }, (_day, index) => formatDayName(index + 1, code)),
    columns: {
      sessions: toColumns(buildSessionRows(code)),
      speakers: toColumns(buildSpeakerRows(code)),
      exhibitors: toColumns(buildExhibitorRows(code)),
      pages: toColumns(pages.flatMap((rows) => rows(code))),
    },
  };
}

function formatDayName(n: number, code: LanguageCode): string {
  const day = getCongressDay(n);
  return `${formatDay(day, code, 'weekdayTiny')} ${formatDay(day, 'en-GB', 'dayNumber')}`;
}
