import { congressDay, edition } from '@kongres/content/facts/edition';
import { dayAt } from '@kongres/content/format/date';
import { dateFormat } from '@kongres/content/format/made-once';
import { pathOf, type PageId } from '@kongres/contract/pages';
import type { FoundGroup } from './engine/arranged.ts';
import type { Group, Row } from './file/search-file.ts';
import type { PreparedSearch } from './prepare-search.ts';

/** Rows under one heading. */
export interface Section {
  heading: string;
  rows: readonly Row[];
  /** The group that has more of them, and how many in all. */
  rest?: { group: Group; count: number };
}

/** How many rows each place has room for, by the number of sections; more of a kind are one press away. */
const room: Readonly<Record<number, readonly number[]>> = {
  1: [10],
  2: [7, 6],
  3: [7, 6, 6],
  4: [7, 6, 3, 3],
};

/** As many of one kind as anybody looks through; another word finds the rest. */
export const mostOfKind = 50;

export function sectionsOf(
  found: readonly FoundGroup[],
  chosen: Group | null,
  { kinds }: PreparedSearch['texts'],
): Section[] {
  return found
    .filter(({ group }) => !chosen || group === chosen)
    .map(({ group, rows }, index, { length }) => {
      const places = chosen ? mostOfKind : (room[length]?.[index] ?? 0);
      // A last row is shown rather than named.
      const most = rows.length === places + 1 && !chosen ? places + 1 : places;
      return {
        heading: kinds[group],
        rows: rows.slice(0, most),
        ...(rows.length > most && !chosen && { rest: { group, count: rows.length } }),
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

/** Before anything is typed: what is still to come today, and on any other day where to begin. */
export function firstSections({ rows, texts }: PreparedSearch, now: Date | null): Section[] {
  const today = now ? comingToday(rows, now) : [];
  if (today.length > 0) return [{ heading: texts.today, rows: today.slice(0, 7) }];
  const useful = usefulPages.flatMap((page) => {
    const path = pathOf(page);
    return rows.find((row) => row.group === 'pages' && row.path === path) ?? [];
  });
  return [{ heading: texts.start, rows: useful }];
}

function comingToday(rows: readonly Row[], now: Date): Row[] {
  const today = dayAt(now);
  const clock = { timeZone: edition.timeZone, hour: '2-digit', minute: '2-digit' } as const;
  // Swedish writes an hour as ISO does.
  const time = dateFormat('sv', clock).format(now);
  return rows.filter(
    ({ group, day, ends, isCancelled }) =>
      group === 'sessions' && !isCancelled && congressDay(day) === today && ends > time,
  );
}
