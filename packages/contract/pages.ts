import { defineCollection, getRow } from '@kongres/content/facts/collection';
import type { Language } from '@kongres/content/facts/languages';
import { certificatePagePath, congressPagePath, orderPagePath } from '@kongres/contract/paths';

export interface PageRow {
  id: string;
  /** Path below /{lang}, equal in all languages; empty for the home page. */
  path: string;
  /** Place in the header: direct link, dropdown or ticket button. */
  menu: 'item' | 'programme' | 'cooperation' | 'button' | null;
  footer: 'main' | 'more' | null;
  /** Excluded from search engines; its fragment is an access key. */
  isPrivate?: true;
  keepsFragment?: true;
}

export interface EntryPageRow {
  id: string;
  /** Path below /{lang}; `:id` is replaced by the entry id. */
  path: `${string}/:id`;
  entries: 'days' | 'sessions' | 'speakers' | 'workshops' | 'exhibitors' | 'news';
}

const holderOnly = { isPrivate: true, keepsFragment: true } as const;

/**
 * Single source for router, prerendering, menu, footer, sitemap and hreflang, in this order. The
 * page itself is apps/web/src/routes/{id}.tsx.
 */
export const pageTable = defineCollection('pages', [
  { id: 'home', path: '', menu: null, footer: 'main' },
  { id: 'programme', path: 'program', menu: 'programme', footer: 'main' },
  { id: 'miss-ai', path: 'miss-ai', menu: 'programme', footer: 'main' },
  { id: 'mister-ai', path: 'mister-ai', menu: 'programme', footer: 'main' },
  { id: 'roast-ai', path: 'roast-ai', menu: 'programme', footer: 'main' },
  { id: 'prompt-awards', path: 'prompt-awards', menu: 'programme', footer: 'main' },
  { id: 'speakers', path: 'prelegenci', menu: 'item', footer: 'main' },
  { id: 'expo', path: 'expo', menu: 'item', footer: 'main' },
  { id: 'zones', path: 'strefy', menu: 'item', footer: 'main' },
  { id: 'workshops', path: 'warsztaty', menu: 'item', footer: 'main' },
  { id: 'for-exhibitors', path: 'wspolpraca/dla-wystawcy', menu: 'cooperation', footer: 'more' },
  { id: 'for-speakers', path: 'wspolpraca/dla-prelegenta', menu: 'cooperation', footer: 'more' },
  { id: 'for-partners', path: 'wspolpraca/dla-partnera', menu: 'cooperation', footer: 'more' },
  { id: 'for-sponsors', path: 'wspolpraca/dla-sponsora', menu: 'cooperation', footer: 'more' },
  { id: 'work-with-us', path: 'wspolpraca/pracuj-z-nami', menu: 'cooperation', footer: 'more' },
  { id: 'contact', path: 'kontakt', menu: 'item', footer: 'main' },
  { id: 'tickets', path: 'kup-bilet', menu: 'button', footer: 'main' },
  { id: 'faq', path: 'faq', menu: null, footer: 'more' },
  { id: 'privacy', path: 'polityka-prywatnosci', menu: null, footer: 'more' },
  { id: 'terms', path: 'regulamin', menu: null, footer: 'more' },
  { id: 'accessibility', path: 'dostepnosc', menu: null, footer: 'more' },
  { id: 'press', path: 'dla-mediow', menu: null, footer: 'more' },
  { id: 'become-partner', path: 'zostac-partnerem', menu: null, footer: 'more' },
  { id: 'my-week', path: 'moj-tydzien', menu: null, footer: 'more', keepsFragment: true },
  { id: 'order', path: orderPagePath, menu: null, footer: null, ...holderOnly },
  { id: 'congress', path: congressPagePath, menu: null, footer: null, ...holderOnly },
  { id: 'certificate', path: certificatePagePath, menu: null, footer: null, ...holderOnly },
] as const satisfies readonly PageRow[]);

/** Published only if the build has entries of the listed collection. */
export const optionalPages = defineCollection('pages that come later', [
  { id: 'news', path: 'aktualnosci', menu: null, footer: 'more', lists: 'news' },
] as const satisfies readonly (PageRow & { lists: 'news' })[]);

/** One page per published entry; apps/web/src/routes/{id}.tsx renders all of them. */
export const entryPages = defineCollection('pages of entries', [
  { id: 'programme-day', path: 'program/:id', entries: 'days' },
  { id: 'session', path: 'program/sesja/:id', entries: 'sessions' },
  { id: 'speaker', path: 'prelegenci/:id', entries: 'speakers' },
  { id: 'workshop', path: 'warsztaty/:id', entries: 'workshops' },
  { id: 'exhibitor', path: 'expo/:id', entries: 'exhibitors' },
  { id: 'news-entry', path: 'aktualnosci/:id', entries: 'news' },
] as const satisfies readonly EntryPageRow[]);

export type EntryPageId = (typeof entryPages)[number]['id'];

type PermanentPageId = (typeof pageTable)[number]['id'];

export type PageId = PermanentPageId | (typeof optionalPages)[number]['id'];

/** Redirected, with and without a language prefix. */
export const pageAliases: Readonly<Record<string, PermanentPageId>> = { rejestracja: 'tickets' };

const paths = new Map<PageId, string>(
  [...pageTable, ...optionalPages].map((page) => [page.id, page.path]),
);

/** Without a language prefix: redirects to the visitor's language. */
export function getPagePath(page: PageId): string {
  return paths.get(page) ?? '';
}

/** For example /de/faq; /de for the home page. */
export function getLocalizedPath(page: PageId, language: Pick<Language, 'path'>): string {
  return addLanguagePrefix(getPagePath(page), language);
}

/** For example /de/prelegenci/anna-nowak. */
export function getEntryPath(
  page: EntryPageId,
  entry: string,
  language: Pick<Language, 'path'>,
): string {
  return addLanguagePrefix(getRow(entryPages, page).path.replace(':id', entry), language);
}

/** `path` has no language prefix. */
export function isPrivatePage(path: string): boolean {
  return pageTable.some((page: PageRow) => page.path === path && page.isPrivate);
}

export function shouldKeepFragment(path: string): boolean {
  return pageTable.some((page: PageRow) => page.path === path && page.keepsFragment);
}

export function addLanguagePrefix(path: string, language: Pick<Language, 'path'>): string {
  return path ? `/${language.path}/${path}` : `/${language.path}`;
}
