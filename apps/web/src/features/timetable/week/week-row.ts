import type { Filterable } from '../../../blocks/filter/filter.ts';
import { facetIds, type FacetId } from '../filter/facet-ids.ts';

/** A session of any day, as short as it can be told; the last are its facets in their order. */
export type WeekRow = [
  day: number,
  id: string,
  title: string,
  people: string,
  starts: string,
  facets: string[],
];

export function asFilterable([, , title, people, , facets]: WeekRow): Filterable<FacetId> {
  const known = facetIds.map((facet, index) => [facet, facets[index] || undefined]);
  return { text: `${title} ${people}`, ...Object.fromEntries(known) };
}
