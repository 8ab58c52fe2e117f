import { afterEach, expect, test, vi } from 'vitest';
import { detectLanguage } from './detect-language.ts';

afterEach(() => void vi.unstubAllGlobals());

const sources = {
  query: 'de',
  cookie: 'es',
  local: 'en-US',
  session: 'en-GB',
  browser: 'de-AT',
  document: 'es',
};

function stubBrowser(given: Partial<typeof sources>): void {
  const createStorage = (code: string | undefined) => ({ getItem: () => code ?? null });
  const storages = {
    localStorage: createStorage(given.local),
    sessionStorage: createStorage(given.session),
  };
  vi.stubGlobal('location', { search: given.query ? `?lng=${given.query}` : '' });
  vi.stubGlobal('window', storages);
  vi.stubGlobal('navigator', { languages: given.browser ? [given.browser] : [] });
  vi.stubGlobal('document', {
    cookie: given.cookie ? `a=b; i18next=${given.cookie}` : '',
    documentElement: { lang: given.document ?? '' },
  });
}

test('asks query, cookie, local storage, session storage, browser and document in this order', () => {
  const left: Partial<typeof sources> = { ...sources };
  const found = Object.keys(sources).map((source) => {
    stubBrowser(left);
    delete left[source as keyof typeof sources];
    return detectLanguage().id;
  });
  expect(found).toEqual(['de', 'es', 'en-US', 'en-GB', 'de', 'es']);
});

test('falls back to Polish', () => {
  stubBrowser({});
  expect(detectLanguage().id).toBe('pl');
  stubBrowser({ query: 'fr', browser: 'it-IT' });
  expect(detectLanguage().id).toBe('pl');
});
