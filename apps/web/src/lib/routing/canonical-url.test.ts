import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const routes = {
  root: { path: '', hasDefaultExport: true },
  pl: { path: 'pl', parentId: 'root', hasDefaultExport: true },
  'pl/faq': { path: 'faq', parentId: 'pl', hasDefaultExport: true },
  'pl/speaker': { path: 'prelegenci/:id', parentId: 'pl', hasDefaultExport: true },
  de: { path: 'de', parentId: 'root', hasDefaultExport: true },
  'de/faq': { path: 'faq', parentId: 'de', hasDefaultExport: true },
  'press-file': { path: 'press/:file', parentId: 'root', hasDefaultExport: false },
  unknown: { parentId: 'root', hasDefaultExport: true },
  'unknown/page': { path: '*', parentId: 'unknown', hasDefaultExport: true },
};

let replacedUrls: string[];
beforeEach(() => {
  vi.resetModules();
  replacedUrls = [];
});
afterEach(() => vi.unstubAllGlobals());

/** A page served at this address by this route. */
async function openServedPage(pathname: string, served: keyof typeof routes) {
  vi.stubGlobal('window', {
    location: { pathname, search: '', hash: '', replace: (to: string) => replacedUrls.push(to) },
    history: { state: null, replaceState: (_: null, __: '', to: string) => replacedUrls.push(to) },
    __reactRouterManifest: { routes: { ...routes } },
    __reactRouterRouteModules: { root: {}, [served]: {} },
  });
  return import('./canonical-url.ts');
}

const listKnownRoutes = () => Object.keys(window.__reactRouterManifest?.routes ?? {});

test('keeps the route of an existing entry', async () => {
  const address = await openServedPage('/pl/prelegenci/anna-nowak', 'pl/speaker');
  address.removeUnknownEntryRoutes();
  address.replaceWithCanonicalUrl();
  expect(listKnownRoutes()).toContain('pl/speaker');
  expect(address.isKnownPage('/pl/prelegenci/ewa')).toBe(true);
  expect(replacedUrls).toEqual([]);
});

test('removes entry routes when the server does not know the entry', async () => {
  const address = await openServedPage('/pl/prelegenci/unknown-person', 'unknown/page');
  address.removeUnknownEntryRoutes();
  expect(listKnownRoutes()).not.toContain('pl/speaker');
  expect(address.isKnownPage('/pl/prelegenci/ewa')).toBe(false);
  expect(address.isKnownPage('/pl/faq')).toBe(true);
});

test('keeps the routes for any other unknown address', async () => {
  const address = await openServedPage('/pl/prelegenci/anna/nowak', 'unknown/page');
  address.removeUnknownEntryRoutes();
  expect(listKnownRoutes()).toContain('pl/speaker');
});

test('replaces doubled slashes and encoded letters in entry addresses', async () => {
  const address = await openServedPage('/pl//prelegenci/%61nna', 'pl/speaker');
  address.replaceWithCanonicalUrl();
  expect(replacedUrls).toEqual(['/pl/prelegenci/anna']);
});

test('redirects capital letters to the lower-case address', async () => {
  const address = await openServedPage('/PL/Prelegenci/Anna', 'unknown/page');
  expect(address.redirectToLowerCase()).toBe(true);
  expect(replacedUrls).toEqual(['/pl/prelegenci/anna']);
  const elsewhere = await openServedPage('/PL/nowhere/Anna', 'unknown/page');
  expect(elsewhere.redirectToLowerCase()).toBe(false);
});

test("keeps the routes of the page's language", async () => {
  const address = await openServedPage('/pl/faq', 'pl/faq');
  address.removeUnneededRoutes();
  expect(listKnownRoutes()).toEqual([
    'root',
    'pl',
    'pl/faq',
    'pl/speaker',
    'unknown',
    'unknown/page',
  ]);
  expect(address.isKnownPage('/pl')).toBe(true);
  expect(address.isKnownPage('/de/faq')).toBe(false);
});

test('a 404 page keeps the routes of every language', async () => {
  const address = await openServedPage('/nowhere', 'unknown/page');
  address.removeUnneededRoutes();
  expect(address.isKnownPage('/de/faq')).toBe(true);
  expect(listKnownRoutes()).not.toContain('press-file');
});
