import { facetIds, type FacetId } from '../session/facet-ids.ts';
import type { Filterable } from '../filter/filter.ts';

/** A session of any day, as short as it can be told; `facets` are in their order. */
export type WeekRow = [
  day: number,
  id: string,
  title: string,
  people: string,
  starts: string,
  ends: string,
  /** The room's letter. */
  room: string,
  facets: string[],
  /** Of the title, where it is not that of the page. */
  lang: string,
  /** What has become of it. */
  change: '' | 'moved' | 'cancelled',
];

const facetsAt = 7;

export function asFilterable(row: WeekRow): Filterable<FacetId> {
  const [, , title, people] = row;
  const known = facetIds.map((facet, index) => [facet, row[facetsAt][index] || undefined]);
  return { text: `${title} ${people}`, ...Object.fromEntries(known) };
}

/** The same with names, as a page shows it. */
export function asSession([day, id, title, , starts, ends, room, facets, lang, change]: WeekRow) {
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
