import { useMemo } from 'react';
import { findZoneOfStand, zones } from '@kongres/content/facts/zones';
import {
  isFiltering,
  createMatcher,
  readFilter,
  writeFilter,
  type Filter,
} from '../../../../components/filter/filter.ts';
import { useTexts } from '../../../../lib/i18n/texts.tsx';
import { replaceSearch } from '../../../../lib/routing/replace-search.ts';
import { useSearch } from '../../../../lib/routing/use-search.ts';
import type { HallData } from '../directory.server.ts';

const facetIds = ['zone', 'category'] as const;
type FacetId = (typeof facetIds)[number];

export type HallFilter = ReturnType<typeof useHallFilter>;

/** Filter state of the URL query and the exhibitors that match it. */
export function useHallFilter({ exhibitors, categories }: HallData) {
  const search = useSearch();
  const { names } = useTexts('zones');
  const { categories: categoryNames } = useTexts('exhibitors');
  const rows = useMemo(
    () =>
      exhibitors.map(({ id, name, stand, category }) => {
        const zone = findZoneOfStand(stand);
        const text = `${name} ${stand} ${categoryNames[category]} ${zone && names[zone]}`;
        return { id, zone, category, text };
      }),
    [exhibitors, categoryNames, names],
  );
  return useMemo(() => {
    const options = { zone: zones, category: categories };
    const filter = readFilter<FacetId>(search, facetIds, (facet, id) =>
      options[facet].some((option) => option.id === id),
    );
    const isActive = isFiltering(filter);
    const matches = isActive ? rows.filter(createMatcher(filter)) : rows;
    return {
      filter,
      isActive,
      change: (next: Filter<FacetId>) => replaceSearch(writeFilter(next)),
      clear: () => replaceSearch(''),
      matchCount: matches.length,
      /** Null while nothing is filtered. */
      visibleIds: isActive ? new Set(matches.map(({ id }) => id)) : null,
    };
  }, [search, rows, categories]);
}
