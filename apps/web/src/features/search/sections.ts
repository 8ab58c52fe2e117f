import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { toLocalDay } from '@kongres/content/format/date';
import { getDateFormat } from '@kongres/content/format/cached-formats';
import { getPagePath, type PageId } from '@kongres/contract/pages';
import type { ResultGroup } from './engine/group-results.ts';
import type { Group, Row } from './file/search-file.ts';
import type { PreparedSearch } from './prepare-search.ts';

export interface Section {
  heading: string;
  rows: readonly Row[];
  /** Group with more rows than shown, and its total. */
  rest?: { group: Group; count: number };
}

/** Row limits per section, by the number of sections. */
const rowLimits: Readonly<Record<number, readonly number[]>> = {
  1: [10],
  2: [7, 6],
  3: [7, 6, 6],
  4: [7, 6, 3, 3],
};

/** Row limit while a single group is shown. */
export const maxRowsOfGroup = 50;

export function buildSections(
  found: readonly ResultGroup[],
  selectedGroup: Group | null,
  { kinds }: PreparedSearch['texts'],
): Section[] {
  return found
    .filter(({ group }) => !selectedGroup || group === selectedGroup)
    .map(({ group, rows }, index, { length }) => {
      const limit = selectedGroup ? maxRowsOfGroup : (rowLimits[length]?.[index] ?? 0);
      // Show the last row instead of a "1 more" button.
      const most = rows.length === limit + 1 && !selectedGroup ? limit + 1 : limit;
      return {
        heading: kinds[group],
        rows: rows.slice(0, most),
        ...(rows.length > most && !selectedGroup && { rest: { group, count: rows.length } }),
      };
    });
}

const usefulPages: readonly PageId[] = [
  'programme',
  'tickets',
  'speakers',
  'workshops',
  'faq',
  'contact',
];

/** For an empty query: upcoming sessions of today, otherwise useful pages. */
export function buildStartSections({ rows, texts }: PreparedSearch, now: Date | null): Section[] {
  const today = now ? listUpcomingToday(rows, now) : [];
  if (today.length > 0) return [{ heading: texts.today, rows: today.slice(0, 7) }];
  const useful = usefulPages.flatMap((page) => {
    const path = getPagePath(page);
    return rows.find((row) => row.group === 'pages' && row.path === path) ?? [];
  });
  return [{ heading: texts.start, rows: useful }];
}

function listUpcomingToday(rows: readonly Row[], now: Date): Row[] {
  const today = toLocalDay(now);
  const clock = { timeZone: edition.timeZone, hour: '2-digit', minute: '2-digit' } as const;
  // The Swedish locale formats times as in ISO 8601.
  const time = getDateFormat('sv', clock).format(now);
  return rows.filter(
    ({ group, day, ends, isCancelled }) =>
      group === 'sessions' && !isCancelled && getCongressDay(day) === today && ends > time,
  );
}
