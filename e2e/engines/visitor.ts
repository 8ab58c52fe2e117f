import { expect } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { siteOrigin } from '../config.ts';
import type { Tab } from './engine.ts';
import type { ElementQuery } from './find-element.ts';

const plainFile = `${siteOrigin}/robots.txt`;

export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(tab: Tab) {
  /** A page that is navigating does not respond, so every step is retried. */
  const retry = (attempt: () => Promise<unknown>) => expect(attempt).toPass({ timeout: 60_000 });

  async function find(seen: ElementQuery) {
    const found = await tab.find(seen);
    if (!found) throw new Error(`not visible: ${JSON.stringify(seen)}`);
    return found;
  }

  return {
    /** Opens a page of the site and waits for hydration. */
    open: async (path: string) => {
      // Suppress the welcome popup.
      await tab.open(plainFile);
      await tab.run((key) => localStorage.setItem(key, 'true'), site.storageKeys.popup);
      await tab.open(siteOrigin + path);
      await retry(async () =>
        expect(await tab.run(() => window.history.scrollRestoration, null)).toBe('manual'),
      );
    },
    expectVisible: (seen: ElementQuery) => retry(() => find(seen)),
    click: (seen: ElementQuery) => retry(async () => (await find(seen)).click()),
    type: async (seen: ElementQuery, text: string) => {
      await retry(() => find(seen));
      // Not retried: text would be typed twice.
      await (await find(seen)).type(text);
    },
    expectUrl: (address: RegExp) =>
      retry(async () => expect(await tab.run(() => window.location.href, null)).toMatch(address)),
    run: tab.run,
    /** WebKit styles plain files inline, which our policy blocks. */
    consoleErrors: async () =>
      (await tab.consoleErrors()).filter((message) => !message.startsWith(`${plainFile}: `)),
  };
}
