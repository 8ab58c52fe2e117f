import { congressDay, edition } from '@kongres/content/facts/edition';
import type { LanguageCode } from '@kongres/content/facts/languages';
import { formatDay } from '@kongres/content/format/date';
import { finishedTexts } from '../../../lib/i18n/texts.server.ts';
import {
  exhibitorRows,
  newsRows,
  sessionRows,
  speakerRows,
  workshopRows,
} from './entry-rows.server.ts';
import { dayRows, pageRows, questionRows, zoneRows } from './page-rows.server.ts';
import { toColumns, type SearchFile } from './search-file.ts';

/** All that can be found in a language: what is not published is not in it. */
export function searchFile(code: LanguageCode): SearchFile {
  const { words: _, ...texts } = finishedTexts(code, 'search');
  const pages = [pageRows, zoneRows, questionRows, workshopRows, newsRows, dayRows];
  return {
    texts,
    days: Array.from({ length: edition.dayCount }, (_day, index) => dayName(index + 1, code)),
    columns: {
      sessions: toColumns(sessionRows(code)),
      speakers: toColumns(speakerRows(code)),
      exhibitors: toColumns(exhibitorRows(code)),
      pages: toColumns(pages.flatMap((rows) => rows(code))),
    },
  };
}

function dayName(n: number, code: LanguageCode): string {
  const day = congressDay(n);
  return `${formatDay(day, code, 'weekdayTiny')} ${formatDay(day, 'en-GB', 'dayNumber')}`;
}
