import { useMemo } from 'react';
import { zoneOfStand, zones } from '@kongres/content/facts/zones';
import {
  isFiltering,
  matcher,
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

/** What the address chooses, and which companies it leaves. */
export function useHallFilter({ exhibitors, categories }: HallData) {
  const search = useSearch();
  const { names } = useTexts('zones');
  const { categories: categoryNames } = useTexts('exhibitors');
  const rows = useMemo(
    () =>
      exhibitors.map(({ id, name, stand, category }) => {
        const zone = zoneOfStand(stand);
        const text = `${name} ${stand} ${categoryNames[category]} ${zone && names[zone]}`;
        return { id, zone, category, text };
      }),
    [exhibitors, categoryNames, names],
  );
  return useMemo(() => {
    const offered = { zone: zones, category: categories };
    const filter = readFilter<FacetId>(search, facetIds, (facet, id) =>
      offered[facet].some((option) => option.id === id),
    );
    const isOn = isFiltering(filter);
    const found = isOn ? rows.filter(matcher(filter)) : rows;
    return {
      filter,
      isOn,
      change: (next: Filter<FacetId>) => replaceSearch(writeFilter(next)),
      clear: () => replaceSearch(''),
      found: found.length,
      left: isOn ? new Set(found.map(({ id }) => id)) : null,
    };
  }, [search, rows, categories]);
}
