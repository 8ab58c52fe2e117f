import { neededRoutes, type ManifestRoute } from './needed-routes.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

/**
 * The server merges slashes and decodes letters before it looks for a page, so the same page answers
 * at /pl//faq. The router does neither: the address in the bar becomes that of the page which was served.
 */
export function straightenAddress(): void {
  const { pathname, search, hash } = window.location;
  const address = servedAddress();
  if (!address || address === pathname) return;
  window.history.replaceState(window.history.state, '', address + search + hash);
}

/** Whether the router goes there itself; for everything else the server is asked. */
export function isKnownPage(pathname: string): boolean {
  return Object.keys(window.__reactRouterManifest?.routes ?? {}).some((id) => fits(id, pathname));
}

/**
 * To the router /pl/prelegenci/nobody is the page of a speaker, to the server it is none: it answered with its 404
 * page, and React would look for another one. So the router forgets pages of entries until the next page load.
 */
export function forgetEntriesOfUnknown(): void {
  if (servedRoute()) return;
  const { routes } = window.__reactRouterManifest ?? { routes: {} };
  const ofEntries = Object.keys(routes).filter((id) => addressOfRoute(id)?.endsWith('/:id'));
  const { pathname } = window.location;
  if (!ofEntries.some((id) => fits(id, pathname.toLowerCase()))) return;
  for (const id of ofEntries) delete routes[id];
}

/** The build has left them out already, except in development and for a 404 page. */
export function forgetRoutesOfOthers(): void {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  const frame = servedRoute() && manifest.routes[servedRouteId() ?? '']?.parentId;
  manifest.routes = neededRoutes(manifest.routes, frame);
}

/**
 * To the server /pl/FAQ is not /pl/faq, to the router it is. Letter case makes no address unknown, so
 * the visitor is led to the right one. Says whether that is happening.
 */
export function leaveForRightCase(): boolean {
  const { pathname, search, hash } = window.location;
  const wanted = pathname.toLowerCase();
  if (servedAddress() || wanted === pathname) return false;
  const ids = Object.keys(window.__reactRouterManifest?.routes ?? {});
  if (!ids.some((id) => fits(id, wanted))) return false;
  window.location.replace(wanted + search + hash);
  return true;
}

/** Undefined for the 404 page, which stands under any address. */
function servedAddress(): string | undefined {
  const address = servedRoute();
  if (!address?.endsWith('/:id')) return address;
  const id = window.location.pathname.split('/').findLast(Boolean) ?? '';
  return address.replace(':id', decodeURIComponent(id));
}

function servedRoute(): string | undefined {
  return addressOfRoute(servedRouteId());
}

function servedRouteId(): string | undefined {
  return Object.keys(window.__reactRouterRouteModules ?? {}).at(-1);
}

/** Whether the address is that of the route, or of one of its entries. */
function fits(id: string, address: string): boolean {
  const [start, rest] = addressOfRoute(id)?.split(':id') ?? [];
  if (start === undefined || rest === undefined) return start === address;
  return address.startsWith(start) && /^[^/]+$/.test(address.slice(start.length));
}

function addressOfRoute(leaf: string | undefined): string | undefined {
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
