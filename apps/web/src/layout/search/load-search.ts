import type { Language } from '@kongres/content/facts/languages';
import { callApi } from '../../lib/api/call-api.ts';
import { getSearchIndexPath } from '../../lib/routing/search-index-path.ts';

export type LoadedSearch = Awaited<ReturnType<typeof loadSearchParts>>;

const loadedByLanguage = new Map<string, LoadedSearch>();

/** Loads code and index in parallel on first use. */
export async function loadSearch(language: Language): Promise<LoadedSearch> {
  const loaded = loadedByLanguage.get(language.id) ?? (await loadSearchParts(language));
  loadedByLanguage.set(language.id, loaded);
  return loaded;
}

async function loadSearchParts(language: Language) {
  const [{ SearchResults, prepareSearch }, file] = await Promise.all([
    import('../../features/search/search-results.tsx'),
    fetchSearchIndex(language),
  ]);
  return { SearchResults, prepared: prepareSearch(file) };
}

async function fetchSearchIndex(language: Language): Promise<unknown> {
  const response = await callApi(getSearchIndexPath(language));
  if (!response.ok) throw new Error(`search index: HTTP ${response.status}`);
  return response.json();
}
