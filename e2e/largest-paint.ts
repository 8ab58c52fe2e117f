import type { Browser } from '@playwright/test';
import { phone } from './phone.ts';

declare global {
  interface Window {
    largestPaint?: number;
  }
}

/** Slow mobile network: 1.6 Mbit/s, 150 ms round trip. */
const networkConditions = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};

/** Largest contentful paint in milliseconds, with four times CPU throttling. */
export async function measureLargestPaint(
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
  await client.send('Network.emulateNetworkConditions', networkConditions);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (!hasScripts) await client.send('Network.setBlockedURLs', { urls: ['*.js'] });
  await page.goto(path, { waitUntil: 'networkidle' });
  // A busy browser reports the entry late.
  await page.waitForFunction(() => window.largestPaint !== undefined);
  const painted = await page.evaluate(() => window.largestPaint ?? Infinity);
  await context.close();
  return painted;
}
