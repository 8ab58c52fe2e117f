import type { Language } from '@kongres/content/facts/languages';
import { call } from '../../lib/api/call.ts';
import { searchAddress } from '../../lib/routing/search-address.ts';

export type LoadedSearch = Awaited<ReturnType<typeof load>>;

const known = new Map<string, LoadedSearch>();

/** The part that finds, and what it finds in: both at once, when somebody searches for the first time. */
export async function loadSearch(language: Language): Promise<LoadedSearch> {
  const loaded = known.get(language.id) ?? (await load(language));
  known.set(language.id, loaded);
  return loaded;
}

async function load(language: Language) {
  const [{ SearchResults, prepareSearch }, file] = await Promise.all([
    import('../../features/search/search-results.tsx'),
    readFile(language),
  ]);
  return { SearchResults, prepared: prepareSearch(file) };
}

async function readFile(language: Language): Promise<unknown> {
  const response = await call(searchAddress(language));
  if (!response.ok) throw new Error(`the search answers with ${response.status}`);
  return response.json();
}
