import { folded } from './folded.ts';

/** What a list is chosen by, as it stands in the address. */
export interface Filter<Facet extends string> {
  /** What was typed. */
  query: string;
  /** What was ticked: any of a facet's, all of the facets. */
  chosen: Readonly<Record<Facet, readonly string[]>>;
}

/** What is known of a row before anybody asks for it. */
export type Filterable<Facet extends string> = Partial<Record<Facet, string | undefined>> & {
  text: string;
};

/** `?track=law,science&level=basic&q=agent`; what nobody offers is left out. */
export function readFilter<Facet extends string>(
  search: string,
  facets: readonly Facet[],
  offered: (facet: Facet, id: string) => boolean,
): Filter<Facet> {
  const words = new URLSearchParams(search);
  const chosen = facets.map((facet) => {
    const ids = (words.get(facet) ?? '').split(',').filter((id) => offered(facet, id));
    return [facet, [...new Set(ids)]];
  });
  return {
    query: words.get('q') ?? '',
    chosen: Object.fromEntries(chosen) as Record<Facet, string[]>,
  };
}

/** The same as it stands in an address; empty where nothing is chosen. */
export function writeFilter<Facet extends string>({ query, chosen }: Filter<Facet>): string {
  const parts = chosenFacets(chosen).map(
    (facet) => `${facet}=${chosen[facet].map(encodeURIComponent).join(',')}`,
  );
  if (query.trim()) parts.push(`q=${encodeURIComponent(query)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export function isFiltering<Facet extends string>({ query, chosen }: Filter<Facet>): boolean {
  return Boolean(query.trim()) || chosenFacets(chosen).length > 0;
}

export function withChoice<Facet extends string>(
  filter: Filter<Facet>,
  facet: NoInfer<Facet>,
  ids: readonly string[],
): Filter<Facet> {
  return { ...filter, chosen: { ...filter.chosen, [facet]: ids } };
}

/** The choice with one more, or with one less where it was there. */
export function toggled(chosen: readonly string[], id: string): string[] {
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}

/** A test for many rows: what was typed is taken apart once. */
export function matcher<Facet extends string>({
  query,
  chosen,
}: Filter<Facet>): (row: Filterable<Facet>) => boolean {
  const words = folded(query).split(' ').filter(Boolean);
  const facets = chosenFacets(chosen);
  return (row) =>
    facets.every((facet) => chosen[facet].includes((row as Record<Facet, string>)[facet] ?? '')) &&
    (words.length === 0 || includesAll(foldedOnce(row.text), words));
}

function chosenFacets<Facet extends string>(chosen: Filter<Facet>['chosen']): Facet[] {
  return (Object.keys(chosen) as Facet[]).filter((facet) => chosen[facet].length > 0);
}

const known = new Map<string, string>();

/** Rows are asked at every key. */
function foldedOnce(text: string): string {
  const now = known.get(text) ?? folded(text);
  known.set(text, now);
  return now;
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}
