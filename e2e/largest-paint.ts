import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';

declare global {
  interface Window {
    largestPaint?: number;
  }
}

/** A phone on a slow line: 1.6 Mbit/s, 150 ms there and back, a quarter of this machine's speed. */
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** When the largest thing on the first screen of a page has been painted, in milliseconds. */
export async function largestPaintMs(
  browser: Browser,
  path: string,
  { hasScripts }: { hasScripts: boolean },
): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addInitScript(() => {
    localStorage.setItem('welcomePopupClosed', 'true');
    new PerformanceObserver((list) => {
      window.largestPaint = list.getEntries().at(-1)?.startTime ?? Infinity;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!hasScripts) await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the browser tells of it later; a page that never told would make any other look quick.
  await page.waitForFunction(() => window.largestPaint !== undefined);
  const painted = await page.evaluate(() => window.largestPaint ?? Infinity);
  await context.close();
  return painted;
}
