import type { Language } from '@kongres/content/facts/languages';

type InLanguage = Pick<Language, 'path'>;

/** At the root, because a worker's scope is its folder. */
export const workerPath = '/offline-worker.js';

export function getPrecacheManifestPath({ path }: InLanguage): string {
  return `/offline/${path}.json`;
}

/** Meta element that the worker adds to a page from its cache; the content is the time of the copy. */
export const cachedAtMetaName = 'kept';

export function getWebManifestPath({ path }: InLanguage): string {
  return `/manifest/${path}.webmanifest`;
}

/** Fallback page for a navigation that neither the network nor the cache can answer. */
export function getOfflinePagePath({ path }: InLanguage): string {
  return `/offline/${path}`;
}

export const offlinePageStylePath = '/offline/page.css';
