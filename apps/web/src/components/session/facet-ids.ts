import { readFilter, type Filter } from '../filter/filter.ts';

/** Facets of sessions; each is a query parameter. */
export const facetIds = ['track', 'type', 'level', 'language', 'zone'] as const;

export type FacetId = (typeof facetIds)[number];

export const emptyFilter: Filter<FacetId> = readFilter('', facetIds, () => false);
