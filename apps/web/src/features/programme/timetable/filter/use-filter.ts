import { useMemo } from 'react';
import { replaceSearch } from '../../../../lib/routing/replace-search.ts';
import { useSearch } from '../../../../lib/routing/use-search.ts';
import type { DayData } from '../day.server.ts';
import { useProgrammeIndex } from '../../../../components/programme-index/use-programme-index.ts';
import { toFilterable } from '../../../../components/programme-index/programme-index-row.ts';
import {
  isFiltering,
  isOfferedBy,
  createMatcher,
  readFilter,
  writeFilter,
  type Filter,
} from '../../../../components/filter/filter.ts';
import { facetIds, type FacetId } from '../../../../components/session/facet-ids.ts';

export type FilterState = ReturnType<typeof useFilter>;

/** The filter in the URL and the matching sessions of the day and the week. */
export function useFilter({ facets, sessions, n }: DayData) {
  const search = useSearch();
  const filter = useMemo(() => readFilter(search, facetIds, isOfferedBy(facets)), [search, facets]);
  const isOn = isFiltering(filter);
  const { rows: week } = useProgrammeIndex(isOn);

  return useMemo(() => {
    const isMatch = createMatcher(filter);
    const counted = sessions.filter(({ type }) => type !== 'break');
    const matching = counted.filter((session) =>
      isMatch({ ...session, text: `${session.title} ${session.people}` }),
    );
    const weekMatches = week?.map((row) => isMatch(toFilterable(row)));
    return {
      filter,
      search: writeFilter(filter),
      setFilter: (next: Filter<FacetId>) => replaceSearch(writeFilter(next)),
      isOn,
      /** Matching sessions of this day; null while no filter is active. */
      matchingIds: isOn ? new Set(matching.map(({ id }) => id)) : null,
      matchCount: matching.length,
      /** Undefined until the week is loaded. */
      weekMatchCount: isOn ? weekMatches?.filter(Boolean).length : undefined,
      weekMatchingIds: isOn
        ? week?.filter((_, index) => weekMatches?.[index]).map(([, id]) => id)
        : undefined,
      /** In the order of the marks of the day's tab. */
      getDayMatches: (day: number) =>
        isOn && week
          ? week.flatMap((row, index) => (row[0] === day ? [weekMatches?.[index] ?? false] : []))
          : null,
      /** Next match after this day, otherwise the last one of the week. */
      nearestMatch: isOn
        ? findNearestAfter(
            week?.filter((_, index) => weekMatches?.[index]),
            n,
          )
        : undefined,
    };
  }, [filter, isOn, sessions, week, n]);
}

function findNearestAfter<Row extends readonly [day: number, ...unknown[]]>(
  rows: readonly Row[] | undefined,
  n: number,
) {
  return rows?.find(([day]) => day > n) ?? rows?.at(-1);
}
