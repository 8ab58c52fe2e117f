import { expect } from '@playwright/test';
import { site } from '@kongres/content/facts/site';
import { siteOrigin } from '../config.ts';
import type { Tab } from './engine.ts';
import type { Seen } from './seek.ts';

const plainFile = `${siteOrigin}/robots.txt`;

export type Visitor = ReturnType<typeof visitorIn>;

/** Somebody at a tab, who waits for what they want to touch and to see. */
export function visitorIn(tab: Tab) {
  /** Tries until it works out: a page that is about to change does not answer. */
  const insist = (attempt: () => Promise<unknown>) => expect(attempt).toPass({ timeout: 60_000 });

  async function find(seen: Seen) {
    const found = await tab.find(seen);
    if (!found) throw new Error(`not to be seen: ${JSON.stringify(seen)}`);
    return found;
  }

  return {
    /** Opens a page of the site, and waits until the router runs it. */
    open: async (path: string) => {
      // They have been here before: the welcome popup is closed.
      await tab.open(plainFile);
      await tab.run((key) => localStorage.setItem(key, 'true'), site.storageKeys.popup);
      await tab.open(siteOrigin + path);
      await insist(async () =>
        expect(await tab.run(() => window.history.scrollRestoration, null)).toBe('manual'),
      );
    },
    sees: (seen: Seen) => insist(() => find(seen)),
    click: (seen: Seen) => insist(async () => (await find(seen)).click()),
    type: async (seen: Seen, text: string) => {
      await insist(() => find(seen));
      // Once: half a word would be typed again.
      await (await find(seen)).type(text);
    },
    arrivesAt: (address: RegExp) =>
      insist(async () => expect(await tab.run(() => window.location.href, null)).toMatch(address)),
    run: tab.run,
    /** WebKit shows a plain file in a style of its own, which our policy refuses it. */
    complaints: async () =>
      (await tab.complaints()).filter((complaint) => !complaint.startsWith(`${plainFile}: `)),
  };
}
