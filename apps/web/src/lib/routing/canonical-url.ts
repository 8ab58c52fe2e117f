import { filterRoutes, type ManifestRoute } from './filter-routes.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * The server merges slashes and decodes letters, the router does not: replaces the address with that of the served
 * page.
 */
export function replaceWithCanonicalUrl(): void {
  const { pathname, search, hash } = window.location;
  const address = getServedPath();
  if (!address || address === pathname) return;
  window.history.replaceState(window.history.state, '', address + search + hash);
}

/** Whether the router can navigate there; other addresses need a document load. */
export function isKnownPage(pathname: string): boolean {
  return Object.keys(window.__reactRouterManifest?.routes ?? {}).some((id) =>
    isRoutePath(id, pathname),
  );
}

/**
 * For an unknown entry the server answers 404, but the router would match the entry route and render another page.
 * Removes entry routes until the next page load.
 */
export function removeUnknownEntryRoutes(): void {
  if (getServedRoutePath()) return;
  const { routes } = window.__reactRouterManifest ?? { routes: {} };
  const ofEntries = Object.keys(routes).filter((id) => getRoutePath(id)?.endsWith('/:id'));
  const { pathname } = window.location;
  if (!ofEntries.some((id) => isRoutePath(id, pathname.toLowerCase()))) return;
  for (const id of ofEntries) delete routes[id];
}

/** Needed in development and on 404 pages; the build has removed them elsewhere. */
export function removeUnneededRoutes(): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  const frame = getServedRoutePath() && manifest.routes[getServedRouteId() ?? '']?.parentId;
  manifest.routes = filterRoutes(manifest.routes, frame);
}

/** The server's paths are case-sensitive, the router's are not. Returns whether it redirects to the lower-case path. */
export function redirectToLowerCase(): boolean {
  const { pathname, search, hash } = window.location;
  const lowerCasePath = pathname.toLowerCase();
  if (getServedPath() || lowerCasePath === pathname) return false;
  const ids = Object.keys(window.__reactRouterManifest?.routes ?? {});
  if (!ids.some((id) => isRoutePath(id, lowerCasePath))) return false;
  window.location.replace(lowerCasePath + search + hash);
  return true;
}

/** Undefined for a 404 page. */
function getServedPath(): string | undefined {
  const address = getServedRoutePath();
  if (!address?.endsWith('/:id')) return address;
  const id = window.location.pathname.split('/').findLast(Boolean) ?? '';
  return address.replace(':id', decodeURIComponent(id));
}

function getServedRoutePath(): string | undefined {
  return getRoutePath(getServedRouteId());
}

function getServedRouteId(): string | undefined {
  return Object.keys(window.__reactRouterRouteModules ?? {}).at(-1);
}

/** Whether the path matches the route or one of its entries. */
function isRoutePath(id: string, address: string): boolean {
  const [start, rest] = getRoutePath(id)?.split(':id') ?? [];
  if (start === undefined || rest === undefined) return start === address;
  return address.startsWith(start) && /^[^/]+$/.test(address.slice(start.length));
}

function getRoutePath(leaf: string | undefined): string | undefined {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const paths: string[] = [];
  let id = leaf;
  while (id) {
    const { path, parentId }: Partial<ManifestRoute> = routes[id] ?? {};
    if (path) paths.unshift(path);
    id = parentId;
  }
  return paths.length === 0 || paths.includes('*') ? undefined : `/${paths.join('/')}`;
}
