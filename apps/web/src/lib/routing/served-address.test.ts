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

let replaced: string[];
beforeEach(() => {
  vi.resetModules();
  replaced = [];
});
afterEach(() => vi.unstubAllGlobals());

/** A page as the server sent it: under this address, drawn by this route. */
async function arriveAt(pathname: string, served: keyof typeof routes) {
  vi.stubGlobal('window', {
    location: { pathname, search: '', hash: '', replace: (to: string) => replaced.push(to) },
    history: { state: null, replaceState: (_: null, __: '', to: string) => replaced.push(to) },
    __reactRouterManifest: { routes: { ...routes } },
    __reactRouterRouteModules: { root: {}, [served]: {} },
  });
  return import('./served-address.ts');
}

const known = () => Object.keys(window.__reactRouterManifest?.routes ?? {});

test('the page of an entry that exists stays one to the router', async () => {
  const address = await arriveAt('/pl/prelegenci/anna-nowak', 'pl/speaker');
  address.forgetEntriesOfUnknown();
  address.straightenAddress();
  expect(known()).toContain('pl/speaker');
  expect(address.isKnownPage('/pl/prelegenci/ewa')).toBe(true);
  expect(replaced).toEqual([]);
});

test('where the server knows no such entry, the router forgets the pages of entries', async () => {
  const address = await arriveAt('/pl/prelegenci/nobody', 'unknown/page');
  address.forgetEntriesOfUnknown();
  expect(known()).not.toContain('pl/speaker');
  expect(address.isKnownPage('/pl/prelegenci/ewa')).toBe(false);
  expect(address.isKnownPage('/pl/faq')).toBe(true);
});

test('any other unknown address leaves them as they are', async () => {
  const address = await arriveAt('/pl/prelegenci/anna/nowak', 'unknown/page');
  address.forgetEntriesOfUnknown();
  expect(known()).toContain('pl/speaker');
});

test('slashes too many and letters in code are straightened for an entry as well', async () => {
  const address = await arriveAt('/pl//prelegenci/%61nna', 'pl/speaker');
  address.straightenAddress();
  expect(replaced).toEqual(['/pl/prelegenci/anna']);
});

test('capital letters lead to the right address of an entry', async () => {
  const address = await arriveAt('/PL/Prelegenci/Anna', 'unknown/page');
  expect(address.leaveForRightCase()).toBe(true);
  expect(replaced).toEqual(['/pl/prelegenci/anna']);
  const elsewhere = await arriveAt('/PL/nowhere/Anna', 'unknown/page');
  expect(elsewhere.leaveForRightCase()).toBe(false);
});

test('a page keeps the routes of its own language', async () => {
  const address = await arriveAt('/pl/faq', 'pl/faq');
  address.forgetRoutesOfOthers();
  expect(known()).toEqual(['root', 'pl', 'pl/faq', 'pl/speaker', 'unknown', 'unknown/page']);
  expect(address.isKnownPage('/pl')).toBe(true);
  expect(address.isKnownPage('/de/faq')).toBe(false);
});

test('a 404 page keeps those of every language, for it finds its own', async () => {
  const address = await arriveAt('/nowhere', 'unknown/page');
  address.forgetRoutesOfOthers();
  expect(address.isKnownPage('/de/faq')).toBe(true);
  expect(known()).not.toContain('press-file');
});
