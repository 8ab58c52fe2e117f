import { isPrivate, pageTable } from '@kongres/web/page-table';
import { expect, test } from '../test.ts';

const legal = ['privacy', 'terms', 'accessibility'];

test('moving from home to another page costs little code and data', async ({ page }) => {
  test.setTimeout(720_000);
  const costs = new Map<string, number>();
  // The order page is left out: no link inside the site leads there, a buyer comes from outside.
  const reached = pageTable.filter(({ id, path }) => id !== 'home' && !isPrivate(path));
  for (const { id, path } of reached) {
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto('/pl', { waitUntil: 'networkidle' });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    // By keyboard: a pointer left lying over the next page would fetch what it points at as well.
    await page.locator(`footer a[href="/pl/${path}"]`).press('Enter');
    await page.waitForURL(`**/pl/${path}`);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    const files = [...new Set(loaded)].filter((url) => /\.(?:js|css|data)(?:\?|$)/.test(url));
    let bytes = 0;
    for (const url of files) bytes += await brotliSize(url);
    costs.set(id, bytes);
  }
  const ordinary = [...costs].filter(([id]) => !legal.includes(id)).map(([, bytes]) => bytes);
  const median = ordinary.toSorted((a, b) => a - b)[Math.floor(ordinary.length / 2)] ?? Infinity;
  console.log(`median ${median} bytes`, JSON.stringify(Object.fromEntries(costs)));
  expect(Math.min(...ordinary)).toBeGreaterThan(500);
  expect(median).toBeLessThanOrEqual(4096);
  for (const id of legal) expect(costs.get(id)).toBeLessThanOrEqual(14 * 1024);
});

async function brotliSize(url: string): Promise<number> {
  const response = await fetch(url, { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
  return Number(response.headers.get('content-length'));
}
