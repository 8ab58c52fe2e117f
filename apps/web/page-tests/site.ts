import { configure, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
// React keeps the timers that it finds first: they must not be the fake ones of a test.
import 'react-dom/client';
import { expect, test as base, vi } from 'vitest';
import { site as siteFacts } from '@kongres/content/facts/site';
import * as texts from '../src/lib/i18n/texts.server.ts';
import { createFakeApi } from './fake-api.ts';
import { loadPage, type PageName } from './load-page.ts';

// A query that finds nothing yet is tried again: it must not describe the whole page each time.
const queries = {
  getElementError: (message: string | null) => new Error(message ?? 'not found'),
  _disableExpensiveErrorDiagnostics: true,
};
configure(queries);

/** For a busy machine: what is waited for comes within milliseconds. */
const patience = { timeout: 30_000, interval: 20 };

/** Waits until the assertions hold. Moves fake timers by 20 milliseconds per try. */
export function waitFor<Value>(assert: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assert, patience);
}

/** A browser tab with empty storage, a fake API and no page yet. */
function createSite() {
  const ways: (() => void)[] = [];
  const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const complaints: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaints.push(words.map(String).join(' '));
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(siteFacts.storageKeys.popup, 'true');

  function close() {
    for (const leave of ways.splice(0)) leave();
    document.body.replaceChildren();
  }

  return {
    api: createFakeApi(),
    /** Where the page has sent the browser. */
    leftFor: () => left.mock.calls.map(([address]) => String(address)),
    complaints,
    close,
    /** Loads a page as a browser does: with modules of its own, in place of the page before. */
    async open(name: PageName, address: string) {
      const [path = ''] = address.split(/[?#]/);
      const data = await loadPage(name, path);
      close();
      window.history.replaceState(null, '', address);
      vi.resetModules();
      // Reading all texts again would take nine tenths of the time of a page load.
      vi.doMock('../src/lib/i18n/texts.server.ts', () => texts);
      // The work is done by a worker, which only a browser has.
      vi.doMock('../src/lib/api/proof/solve-proof.ts', () => ({
        solveProof: () => Promise.resolve({ proof: 'done' }),
      }));
      const { drawPage } = await import('./client.tsx');
      ways.push(drawPage(name, path, data));
      const main = await waitFor(() => within(document.body).getByRole('main'));
      return {
        ...within(main),
        main,
        words: () => plain(main.textContent),
        heading: () => within(main).getByRole('heading', { level: 1 }),
        showsHeading: (heading: string) =>
          waitFor(() =>
            expect(plain(within(main).getByRole('heading', { level: 1 }).textContent)).toBe(
              plain(heading),
            ),
          ),
        says: (words: string) =>
          waitFor(() => {
            // Not the whole text: a failure would print the page.
            if (!plain(main.textContent).includes(plain(words))) throw new Error(`no "${words}"`);
          }),
        user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
        /** Waits until an element has the focus. */
        hasFocus: (find: () => HTMLElement) =>
          waitFor(() => {
            // Not the elements themselves: a failure would print the whole page.
            if (document.activeElement !== find()) {
              throw new Error(`the focus is on ${describeFocus()}`);
            }
          }),
      };
    },
  };
}

export type Site = ReturnType<typeof createSite>;
export type Page = Awaited<ReturnType<Site['open']>>;

export const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads from the pattern what a fixture needs.
  site: async ({}, use) => {
    const site = createSite();
    await use(site);
    site.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    const faults = site.complaints.filter(
      (line) => !/^\w+: (?:refused|no answer|the answer has no)/.test(line),
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});

function describeFocus(): string {
  const { tagName, textContent } = document.activeElement ?? document.body;
  return `${tagName} ${plain(textContent).slice(0, 60)}`;
}

/** With plain spaces: which space stands between two words is typography. */
export function plain(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** A sentence up to its first fact or link. */
export function startOf(text: string): string {
  return plain(text.split(/\{\{|</)[0] ?? '');
}
