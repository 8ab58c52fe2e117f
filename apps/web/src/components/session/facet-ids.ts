import { readFilter, type Filter } from '../filter/filter.ts';

/** What sessions can be chosen by; each is a word of the address. */
export const facetIds = ['track', 'type', 'level', 'language', 'zone'] as const;

export type FacetId = (typeof facetIds)[number];

export const noFilter: Filter<FacetId> = readFilter('', facetIds, () => false);
