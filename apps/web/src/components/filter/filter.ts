import { normaliseText } from './normalise-text.ts';

/** Filter of a list, stored in the query string. */
export interface Filter<Facet extends string> {
  query: string;
  /** Any choice of a facet may match; every facet must. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
}

export interface Facet<Id extends string> {
  id: Id;
  options: readonly { id: string; name: string; count: number }[];
}

export interface FilterControl<FacetId extends string> {
  filter: Filter<FacetId>;
  setFilter: (next: Filter<FacetId>) => void;
  isOn: boolean;
}

/** A facet of a row has one value or several. */
export type Filterable<Facet extends string> = Partial<
  Record<Facet, string | readonly string[] | undefined>
> & { text: string };

/** `?track=law,science&level=basic&q=agent`; unknown values are ignored. */
export function readFilter<Facet extends string>(
  search: string,
  facets: readonly Facet[],
  isOffered: (facet: Facet, id: string) => boolean,
): Filter<Facet> {
  const words = new URLSearchParams(search);
  const chosen = facets.map((facet) => {
    const ids = (words.get(facet) ?? '').split(',').filter((id) => isOffered(facet, id));
    return [facet, [...new Set(ids)]];
  });
  return {
    query: words.get('q') ?? '',
    chosen: Object.fromEntries(chosen) as Record<Facet, string[]>,
  };
}

/** Query string; empty without a filter. */
export function writeFilter<Facet extends string>({ query, chosen }: Filter<Facet>): string {
  const parts = listActiveFacets(chosen).map(
    (facet) => `${facet}=${chosen[facet].map(encodeURIComponent).join(',')}`,
  );
  if (query.trim()) parts.push(`q=${encodeURIComponent(query)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** Accepts the options of the facets. */
export function isOfferedBy<Id extends string>(facets: readonly Facet<Id>[]) {
  const offered = new Set(
    facets.flatMap(({ id, options }) => options.map((option) => `${id} ${option.id}`)),
  );
  return (facet: Id, id: string) => offered.has(`${facet} ${id}`);
}

export function isFiltering<Facet extends string>({ query, chosen }: Filter<Facet>): boolean {
  return Boolean(query.trim()) || listActiveFacets(chosen).length > 0;
}

export function withChoice<Facet extends string>(
  filter: Filter<Facet>,
  facet: NoInfer<Facet>,
  ids: readonly string[],
): Filter<Facet> {
  return { ...filter, chosen: { ...filter.chosen, [facet]: ids } };
}

export function clearFilter<Facet extends string>(filter: Filter<Facet>): Filter<Facet> {
  const chosen = Object.fromEntries(Object.keys(filter.chosen).map((facet) => [facet, []]));
  return { query: '', chosen: chosen as unknown as Record<Facet, string[]> };
}

export function toggleChoice(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

/** Parses the query once for all rows. */
export function createMatcher<Facet extends string>({
  query,
  chosen,
}: Filter<Facet>): (row: Filterable<Facet>) => boolean {
  const words = normaliseText(query).split(' ').filter(Boolean);
  const facets = listActiveFacets(chosen);
  return (row) =>
    facets.every((facet) => {
      const values: string | readonly string[] = row[facet] ?? [];
      return [values].flat().some((value) => chosen[facet].includes(value));
    }) &&
    (words.length === 0 || hasAllWords(getNormalisedText(row.text), words));
}

function listActiveFacets<Facet extends string>(chosen: Filter<Facet>['chosen']): Facet[] {
  return (Object.keys(chosen) as Facet[]).filter((facet) => chosen[facet].length > 0);
}

const normalisedTexts = new Map<string, string>();

/** Rows are matched on every keystroke. */
function getNormalisedText(text: string): string {
  const now = normalisedTexts.get(text) ?? normaliseText(text);
  normalisedTexts.set(text, now);
  return now;
}

function hasAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
