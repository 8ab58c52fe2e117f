const cachePrefix = 'kept-';

const maxPages = 200;

/**
 * One cache per release, named by the hash of its route manifest. Store a page after the files it references, so that
 * every cached page is complete.
 */
export async function openReleaseCache(release: string): Promise<Cache> {
  return caches.open(cachePrefix + release);
}

/** Newest first. */
export async function listReleases(): Promise<string[]> {
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(cachePrefix))
    .map((name) => name.slice(cachePrefix.length))
    .toReversed();
}

export async function openNewestReleaseCache(): Promise<Cache | null> {
  const [newest] = await listReleases();
  return newest === undefined ? null : openReleaseCache(newest);
}

/** Returns the newest copy across all releases. */
export async function findCachedResponse(address: string): Promise<Response | null> {
  let newest: Response | null = null;
  for (const release of await listReleases()) {
    const store = await openReleaseCache(release);
    const copy = await store.match(address, { ignoreVary: true });
    if (copy && (!newest || getResponseTimeMs(copy) > getResponseTimeMs(newest))) newest = copy;
  }
  return newest;
}

export async function deleteCachedResponse(address: string): Promise<void> {
  for (const release of await listReleases()) {
    const store = await openReleaseCache(release);
    await store.delete(address);
  }
}

export async function deleteReleaseCache(release: string): Promise<void> {
  await caches.delete(cachePrefix + release);
}

export async function deleteAllReleaseCaches(): Promise<void> {
  for (const release of await listReleases()) await deleteReleaseCache(release);
}

export async function deleteOldestPages(store: Cache): Promise<void> {
  const pages = await listCachedPages(store);
  for (const page of pages.slice(0, Math.max(0, pages.length - maxPages))) {
    await store.delete(page);
  }
}

/** Oldest first. Pages are the only addresses without a file extension. */
export async function listCachedPages(store: Cache): Promise<string[]> {
  const requests = await store.keys();
  return requests.map(({ url }) => new URL(url).pathname).filter((path) => !path.includes('.'));
}

/** From the Date header; 0 without one. */
export function getResponseTimeMs(copy: Response): number {
  return Date.parse(copy.headers.get('Date') ?? '') || 0;
}
