import type { Page } from '@playwright/test';
import { pickByCommit } from '@kongres/tools/acceptance/sample';
import { isPrivatePage, pageTable } from '@kongres/contract/pages';
import { isAcceptance, siteOrigin } from '../config.ts';
import { getLinks, fetchPage, type ServedPage } from '../served-page.ts';
import { expect, test } from '../test.ts';

const legal = ['privacy', 'terms', 'accessibility'];

// Private pages are not linked from the site.
const linkedPages = pageTable.filter(({ id, path }) => id !== 'home' && !isPrivatePage(path));

test('navigating from home to another page loads little code and data', async ({
  page,
  request,
}) => {
  test.setTimeout(720_000);
  const home = getAssetPaths(await fetchPage(request, '/pl'));
  expect(home.size).toBeGreaterThan(5);
  const costs = new Map<string, number>();
  const addedFiles = new Map<string, Set<string>>();
  for (const { id, path } of linkedPages) {
    const files = getAssetPaths(await fetchPage(request, `/pl/${path}`));
    const added = files.difference(home).add(`/pl/${path}.data`);
    addedFiles.set(path, added);
    let bytes = 0;
    for (const file of added) bytes += await measureBrotliSize(siteOrigin + file);
    costs.set(id, bytes);
  }
  const ordinary = [...costs].filter(([id]) => !legal.includes(id)).map(([, bytes]) => bytes);
  const median = ordinary.toSorted((a, b) => a - b)[Math.floor(ordinary.length / 2)] ?? Infinity;
  console.log(`median ${median} bytes`, JSON.stringify(Object.fromEntries(costs)));
  expect(Math.min(...ordinary)).toBeGreaterThan(500);
  expect(median).toBeLessThanOrEqual(4096);
  for (const id of legal) expect(costs.get(id)).toBeLessThanOrEqual(14 * 1024);

  // Compare with what a browser fetches.
  const visited = isAcceptance ? linkedPages : [pickByCommit(linkedPages, 'page-cost')];
  for (const { path } of visited) {
    const fetched = await recordFetchedFiles(page, path);
    expect([path, fetched.difference(home)]).toEqual([path, addedFiles.get(path)]);
  }
});

function getAssetPaths(page: ServedPage): Set<string> {
  const links = [...getLinks(page, 'modulepreload'), ...getLinks(page, 'stylesheet')];
  return new Set(links.map(({ href }) => href.split('#')[0] ?? ''));
}

async function recordFetchedFiles(page: Page, path: string): Promise<Set<string>> {
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/pl', { waitUntil: 'networkidle' });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // By keyboard, because a pointer would prefetch links of the next page.
  await page.locator(`footer a[href="/pl/${path}"]`).press('Enter');
  await page.waitForURL(`**/pl/${path}`);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return new Set(loaded.filter((file) => /\.(?:js|css|data)$/.test(file)));
}

async function measureBrotliSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(response.headers.get('content-length'));
}
