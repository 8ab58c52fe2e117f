import { configure, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
// React keeps the first timers it finds: they must be real ones.
import 'react-dom/client';
import { expect, test as base, vi } from 'vitest';
import { site as siteFacts } from '@kongres/content/facts/site';
import * as texts from '../src/lib/i18n/texts.server.ts';
import { createFakeApi } from './fake-api.ts';
import { loadPage, type PageName } from './load-page.ts';

// A retried query must not describe the whole page each time.
const queries = {
  getElementError: (message: string | null) => new Error(message ?? 'not found'),
  _disableExpensiveErrorDiagnostics: true,
};
configure(queries);

/** Generous for busy machines; results come within milliseconds. */
const waitOptions = { timeout: 30_000, interval: 20 };

/** Waits until the assertions hold. Advances fake timers by 20 ms per try. */
export function waitFor<Value>(assert: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(assert, waitOptions);
}

function createSite() {
  const unmountCallbacks: (() => void)[] = [];
  const assignSpy = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const consoleErrors: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...getText: unknown[]) => {
    consoleErrors.push(getText.map(String).join(' '));
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(siteFacts.storageKeys.popup, 'true');

  function close() {
    for (const leave of unmountCallbacks.splice(0)) leave();
    document.body.replaceChildren();
  }

  return {
    api: createFakeApi(),
    listRedirects: () => assignSpy.mock.calls.map(([address]) => String(address)),
    consoleErrors,
    close,
    /** Loads a page with fresh modules and replaces the previous one. */
    async open(name: PageName, address: string) {
      const [path = ''] = address.split(/[?#]/);
      const data = await loadPage(name, path);
      close();
      window.history.replaceState(null, '', address);
      vi.resetModules();
      // Reading all texts again would take 90% of a page load.
      vi.doMock('../src/lib/i18n/texts.server.ts', () => texts);
      // Needs a web worker.
      vi.doMock('../src/lib/api/proof-of-work/solve-proof.ts', () => ({
        solveProof: () => Promise.resolve({ proof: 'done' }),
      }));
      const { mountPage } = await import('./client.tsx');
      unmountCallbacks.push(mountPage(name, path, data));
      const main = await waitFor(() => within(document.body).getByRole('main'));
      return {
        ...within(main),
        main,
        words: () => normaliseSpaces(main.textContent),
        getHeading: () => within(main).getByRole('heading', { level: 1 }),
        hasHeading: (heading: string) =>
          waitFor(() =>
            expect(
              normaliseSpaces(within(main).getByRole('heading', { level: 1 }).textContent),
            ).toBe(normaliseSpaces(heading)),
          ),
        hasText: (words: string) =>
          waitFor(() => {
            // A failed comparison would print the whole page.
            if (!normaliseSpaces(main.textContent).includes(normaliseSpaces(words)))
              throw new Error(`no "${words}"`);
          }),
        user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
        hasFocus: (find: () => HTMLElement) =>
          waitFor(() => {
            // A failed comparison would print the whole page.
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
    const faults = site.consoleErrors.filter(
      (line) => !/^\w+: (?:refused|no answer|the response has no)/.test(line),
    );
    if (faults.length > 0) throw new Error(faults.join('\n'));
  },
});

function describeFocus(): string {
  const { tagName, textContent } = document.activeElement ?? document.body;
  return `${tagName} ${normaliseSpaces(textContent).slice(0, 60)}`;
}

/** Non-breaking and thin spaces are typography. */
export function normaliseSpaces(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

export function getSentenceStart(text: string): string {
  return normaliseSpaces(text.split(/\{\{|</)[0] ?? '');
}
