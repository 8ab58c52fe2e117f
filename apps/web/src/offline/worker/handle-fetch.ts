/// <reference lib="webworker" />
import { languages } from '@kongres/content/facts/languages';
import { cachedAtMetaName, getOfflinePagePath } from '../addresses.ts';
import { findCachedResponse, getResponseTimeMs, openNewestReleaseCache } from './release-caches.ts';

/** After this the cached copy is served, if there is one. */
const networkTimeoutMs = 4000;

const subresourceTypes: readonly RequestDestination[] = [
  'font',
  'image',
  'manifest',
  'script',
  'style',
];

/**
 * Null for requests that go to the network only. Route data is one of them: a cached page is a whole document with the
 * assets of its release, so releases never mix.
 */
export function handleFetch(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return null;
  if (pathname.startsWith('/api/')) return null;
  if (request.mode === 'navigate') return respondWithPage(event, pathname);
  if (pathname.startsWith('/assets/')) return respondWithAsset(request, pathname);
  const isSubresource =
    subresourceTypes.includes(request.destination) || pathname.endsWith('.json');
  return isSubresource ? respondWithFile(request, pathname) : null;
}

async function respondWithPage(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fetchFromNetwork(event);
  // Keeps the request alive when the cached copy is served first.
  event.waitUntil(network.catch(() => {}));
  const copy = await findCachedResponse(pathname);
  if (!copy) return network.catch((error: unknown) => respondWithOfflinePage(pathname, error));
  const first = await Promise.race([network.catch(() => null), waitForTimeout()]);
  return first && first.status < 500 ? first : addCachedAtMeta(copy);
}

async function fetchFromNetwork(event: FetchEvent): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(event.request);
}

function waitForTimeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), networkTimeoutMs));
}

async function addCachedAtMeta(copy: Response): Promise<Response> {
  const html = await copy.text();
  const moment = new Date(getResponseTimeMs(copy)).toISOString();
  const meta = `<head><meta name="${cachedAtMetaName}" content="${moment}">`;
  return new Response(html.replace('<head>', meta), {
    headers: removeEncodingHeaders(copy.headers),
  });
}

async function respondWithOfflinePage(pathname: string, error: unknown): Promise<Response> {
  const preferred = languages.filter(({ path }) => pathname.split('/')[1] === path);
  for (const language of [...preferred, ...languages]) {
    const copy = await findCachedResponse(getOfflinePagePath(language));
    if (copy)
      return new Response(copy.body, { status: 503, headers: removeEncodingHeaders(copy.headers) });
  }
  throw error;
}

/** The cached body is decoded already, so these headers no longer match it. */
function removeEncodingHeaders(headers: Headers): Headers {
  const remaining = new Headers(headers);
  remaining.delete('Content-Encoding');
  remaining.delete('Content-Length');
  return remaining;
}

/** Cache first: asset names contain a content hash. */
async function respondWithAsset(request: Request, pathname: string): Promise<Response> {
  const copy = await findCachedResponse(pathname);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.ok) await cacheResponse(pathname, response.clone());
  return response;
}

async function cacheResponse(pathname: string, response: Response): Promise<void> {
  try {
    await (await openNewestReleaseCache())?.put(pathname, response);
  } catch {
    // Storage quota exceeded: fetched again next time.
  }
}

async function respondWithFile(request: Request, pathname: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const copy = await findCachedResponse(pathname);
    if (copy) return copy;
    throw error;
  }
}
