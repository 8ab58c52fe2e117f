import { callApi } from '../../lib/api/call-api.ts';
import type { PrecacheManifest } from '../precache-manifest.ts';
import type { PageOpenedMessage } from '../page-opened-message.ts';
import {
  findCachedResponse,
  deleteCachedResponse,
  deleteOldestPages,
  deleteReleaseCache,
  getResponseTimeMs,
  openReleaseCache,
  listCachedPages,
  listReleases,
} from './release-caches.ts';

const precacheMaxAgeMs = 3_600_000;

/** Updates of all tabs run one after the other, so that nothing is fetched twice. */
let lastUpdate: Promise<void> = Promise.resolve();

/** Never rejects: without a network or storage the caches stay as they are. */
export function queueCacheUpdate(message: PageOpenedMessage): Promise<void> {
  lastUpdate = lastUpdate.then(() => updateCache(message)).catch(() => {});
  return lastUpdate;
}

async function updateCache({ kit, opened, loaded }: PageOpenedMessage) {
  const release = await cachePage(opened, 'default');
  if (release === null) return;
  const store = await openReleaseCache(release);
  await cacheFiles(store, loaded);
  if (!(await isPrecacheFresh(store, kit))) await updatePrecache(store, kit);
  await migrateOlderReleases(release);
  await deleteOldestPages(store);
}

async function isPrecacheFresh(store: Cache, kit: string): Promise<boolean> {
  const cachedManifest = await store.match(kit);
  if (!cachedManifest || Date.now() - getResponseTimeMs(cachedManifest) > precacheMaxAgeMs)
    return false;
  const { pages } = (await cachedManifest.json()) as PrecacheManifest;
  const cachedPages = new Set(await listCachedPages(store));
  return pages.every(({ address }) => cachedPages.has(address));
}

/** The manifest is stored first: it holds the texts for a connection that drops meanwhile. */
async function updatePrecache(store: Cache, kit: string) {
  const response = await callApi(kit, { cache: 'no-cache' });
  if (!response.ok) return;
  await store.put(kit, response.clone());
  const { pages, files } = (await response.json()) as PrecacheManifest;
  await cacheFiles(store, files, 'no-cache');
  for (const { address } of pages) await cachePage(address, 'no-cache');
}

/**
 * Fetches the pages of older releases again, then deletes their caches. A release that still served a page is kept: the
 * opened page may have been an older one from the HTTP cache.
 */
async function migrateOlderReleases(release: string) {
  const others = (await listReleases()).filter((each) => each !== release);
  if (others.length === 0) return;
  const cachedPages = new Set(await listCachedPages(await openReleaseCache(release)));
  const releasesInUse = new Set<string | null>();
  for (const other of others) {
    for (const page of await listCachedPages(await openReleaseCache(other))) {
      if (!cachedPages.has(page)) releasesInUse.add(await cachePage(page, 'no-cache'));
    }
  }
  for (const other of others) if (!releasesInUse.has(other)) await deleteReleaseCache(other);
}

/** Returns the release of the page, or null if there is nothing to cache. */
async function cachePage(address: string, cache: RequestCache): Promise<string | null> {
  const response = await callApi(address, { cache });
  if (response.status === 404 || response.status === 410) await deleteCachedResponse(address);
  if (!response.ok || response.redirected) return null;
  const html = await response.clone().text();
  const [, release] = /\/assets\/manifest-(\w+)\./.exec(html) ?? [];
  if (release === undefined) return null;
  const store = await openReleaseCache(release);
  await cacheFiles(store, listReferencedFiles(html));
  await store.put(address, response);
  return release;
}

function listReferencedFiles(html: string): string[] {
  return [...html.matchAll(/"(\/(?:assets|art|photos)\/[^"#?\\]+)/g)].map(([, file = '']) => file);
}

async function cacheFiles(store: Cache, files: readonly string[], cache: RequestCache = 'default') {
  for (const file of new Set(files)) {
    if (cache === 'default' && (await store.match(file))) continue;
    // Assets are named by content hash, so a copy of another release will do.
    const cachedAsset = file.startsWith('/assets/') ? await findCachedResponse(file) : null;
    const response = cachedAsset ?? (await callApi(file, { cache }));
    if (!response.ok) throw new Error(`${file} responded with status ${response.status}`);
    await store.put(file, response);
  }
}
