import { facetIds, type FacetId } from '../session/facet-ids.ts';
import type { Filterable } from '../filter/filter.ts';

/** A session as a compact tuple; `facets` follow the order of `facetIds`. */
export type ProgrammeIndexRow = [
  day: number,
  id: string,
  title: string,
  people: string,
  starts: string,
  ends: string,
  room: string,
  facets: string[],
  /** Language of the title if it differs from the page's. */
  lang: string,
  change: '' | 'moved' | 'cancelled',
];

const facetsIndex = 7;

export function toFilterable(row: ProgrammeIndexRow): Filterable<FacetId> {
  const [, , title, people] = row;
  const known = facetIds.map((facet, index) => [facet, row[facetsIndex][index] || undefined]);
  return { text: `${title} ${people}`, ...Object.fromEntries(known) };
}

export function toIndexSession([
  day,
  id,
  title,
  ,
  starts,
  ends,
  room,
  facets,
  lang,
  change,
]: ProgrammeIndexRow) {
  return {
    day,
    id,
    title,
    lang: lang || undefined,
    starts,
    ends,
    room,
    type: facets[facetIds.indexOf('type')] ?? '',
    change,
  };
}
