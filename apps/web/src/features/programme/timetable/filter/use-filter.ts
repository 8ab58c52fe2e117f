import { useMemo } from 'react';
import { replaceSearch } from '../../../../lib/routing/replace-search.ts';
import { useSearch } from '../../../../lib/routing/use-search.ts';
import type { DayData } from '../day.server.ts';
import { useWeek } from '../../../../components/week/use-week.ts';
import { asFilterable } from '../../../../components/week/week-row.ts';
import {
  isFiltering,
  matcher,
  readFilter,
  writeFilter,
  type Filter,
} from '../../../../components/filter/filter.ts';
import { facetIds, type FacetId } from '../../../../components/session/facet-ids.ts';

export type FilterState = ReturnType<typeof useFilter>;

/** What the address chooses, and what of the day and of the week it leaves. */
export function useFilter({ facets, sessions, n }: DayData) {
  const search = useSearch();
  const filter = useMemo(() => {
    const offered = new Set(
      facets.flatMap(({ id, options }) => options.map((option) => `${id} ${option.id}`)),
    );
    return readFilter(search, facetIds, (facet, id) => offered.has(`${facet} ${id}`));
  }, [search, facets]);
  const isOn = isFiltering(filter);
  const { rows: week } = useWeek(isOn);

  return useMemo(() => {
    const fits = matcher(filter);
    const counted = sessions.filter(({ type }) => type !== 'break');
    const here = counted.filter((session) =>
      fits({ ...session, text: `${session.title} ${session.people}` }),
    );
    const hits = week?.map((row) => fits(asFilterable(row)));
    return {
      filter,
      search: writeFilter(filter),
      change: (next: Filter<FacetId>) => replaceSearch(writeFilter(next)),
      isOn,
      /** The sessions of this day that are left; null while nothing is chosen. */
      left: isOn ? new Set(here.map(({ id }) => id)) : null,
      found: here.length,
      /** The whole week, once it is known. */
      weekFound: isOn ? hits?.filter(Boolean).length : undefined,
      /** What is left of the week, once it is known. */
      weekLeft: isOn ? week?.filter((_, index) => hits?.[index]).map(([, id]) => id) : undefined,
      /** By day, in the order in which its tab draws them. */
      hitsOf: (day: number) =>
        isOn && week
          ? week.flatMap((row, index) => (row[0] === day ? [hits?.[index] ?? false] : []))
          : null,
      /** The next one after this day, or else the first of the week. */
      nearest: isOn
        ? nearestAfter(
            week?.filter((_, index) => hits?.[index]),
            n,
          )
        : undefined,
    };
  }, [filter, isOn, sessions, week, n]);
}

function nearestAfter<Row extends readonly [day: number, ...unknown[]]>(
  rows: readonly Row[] | undefined,
  n: number,
) {
  return rows?.find(([day]) => day > n) ?? rows?.at(-1);
}
