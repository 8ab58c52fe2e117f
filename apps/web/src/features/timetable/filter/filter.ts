/** What sessions can be chosen by; each is a word of the address. */
export const facetIds = ['track', 'type', 'level', 'language', 'zone'] as const;

export type FacetId = (typeof facetIds)[number];

export interface Filter {
  /** What was typed. */
  query: string;
  /** What was ticked: any of a facet's, all of the facets. */
  chosen: Readonly<Record<FacetId, readonly string[]>>;
}

/** What is known of a session before anybody asks for it. */
export type Filterable = Partial<Record<FacetId, string | undefined>> & { text: string };

/** `?track=law,science&level=basic&q=agent`; what nobody offers is left out. */
export function readFilter(
  search: string,
  offered: (facet: FacetId, id: string) => boolean,
): Filter {
  const words = new URLSearchParams(search);
  const chosen = facetIds.map((facet) => {
    const ids = (words.get(facet) ?? '').split(',').filter((id) => offered(facet, id));
    return [facet, [...new Set(ids)]];
  });
  return {
    query: words.get('q') ?? '',
    chosen: Object.fromEntries(chosen) as Record<FacetId, string[]>,
  };
}

/** The same as it stands in an address; empty where nothing is chosen. */
export function writeFilter({ query, chosen }: Filter): string {
  const parts = facetIds
    .filter((facet) => chosen[facet].length > 0)
    .map((facet) => `${facet}=${chosen[facet].map(encodeURIComponent).join(',')}`);
  if (query.trim()) parts.push(`q=${encodeURIComponent(query)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

export const noFilter: Filter = readFilter('', () => false);

export function isFiltering({ query, chosen }: Filter): boolean {
  return Boolean(query.trim()) || facetIds.some((facet) => chosen[facet].length > 0);
}

export function withChoice(filter: Filter, facet: FacetId, ids: readonly string[]): Filter {
  return { ...filter, chosen: { ...filter.chosen, [facet]: ids } };
}

/** A test for many sessions: what was typed is taken apart once. */
export function matcher({ query, chosen }: Filter): (session: Filterable) => boolean {
  const words = folded(query).split(' ').filter(Boolean);
  const facets = facetIds.filter((facet) => chosen[facet].length > 0);
  return (session) =>
    facets.every((facet) => chosen[facet].includes(session[facet] ?? '')) &&
    (words.length === 0 || includesAll(folded(session.text), words));
}

function includesAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** As people type in a hurry: without accents, in small letters. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
}
