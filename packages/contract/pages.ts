import { collection, pick } from '@kongres/content/facts/collection';
import type { Language } from '@kongres/content/facts/languages';
import { certificatePagePath, congressPagePath, orderPagePath } from '@kongres/contract/paths';

export interface PageRow {
  id: string;
  /** The address under /{lang}, the same slug in every language; '' is the home page. */
  path: string;
  /** Where the header shows it: on its own, inside a dropdown, or as the ticket button. */
  menu: 'item' | 'programme' | 'cooperation' | 'button' | null;
  footer: 'main' | 'more' | null;
  /**
   * It shows what only the holder of its address may see: search engines are not told of it, and
   * its fragment is the key to it.
   */
  isPrivate?: true;
  /** What it shows stands in its fragment, which follows the visitor from language to language. */
  keepsFragment?: true;
}

export interface EntryPageRow {
  id: string;
  /** The address under /{lang}; the id of the entry stands for the `:id` at its end. */
  path: `${string}/:id`;
  /** What there is a page for each of; a day is known by its date. */
  entries: 'days' | 'sessions' | 'speakers' | 'workshops' | 'exhibitors' | 'news';
}

const holderOnly = { isPrivate: true, keepsFragment: true } as const;

/**
 * Every page once. Router, prerendering, menu, footer, sitemap and alternates are read from
 * here, in this order; the page itself is apps/web/src/routes/{id}.tsx.
 */
export const pageTable = collection('pages', [
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

/** Pages that come with what they list: a build that has none of it has neither the page nor its name. */
export const laterPages = collection('pages that come later', [
  { id: 'news', path: 'aktualnosci', menu: null, footer: 'more', lists: 'news' },
] as const satisfies readonly (PageRow & { lists: 'news' })[]);

/** Pages for each of many, once these are published; one page is apps/web/src/routes/{id}.tsx for all of them. */
export const entryPages = collection('pages of entries', [
  { id: 'programme-day', path: 'program/:id', entries: 'days' },
  { id: 'session', path: 'program/sesja/:id', entries: 'sessions' },
  { id: 'speaker', path: 'prelegenci/:id', entries: 'speakers' },
  { id: 'workshop', path: 'warsztaty/:id', entries: 'workshops' },
  { id: 'exhibitor', path: 'expo/:id', entries: 'exhibitors' },
  { id: 'news-entry', path: 'aktualnosci/:id', entries: 'news' },
] as const satisfies readonly EntryPageRow[]);

export type EntryPageId = (typeof entryPages)[number]['id'];

type SteadyPageId = (typeof pageTable)[number]['id'];

export type PageId = SteadyPageId | (typeof laterPages)[number]['id'];

/** Old addresses that lead to a page, with a prefix and without. */
export const aliases: Readonly<Record<string, SteadyPageId>> = { rejestracja: 'tickets' };

const paths = new Map<PageId, string>(
  [...pageTable, ...laterPages].map((page) => [page.id, page.path]),
);

/** The address of a page without a language, which finds out the visitor's own. */
export function pathOf(page: PageId): string {
  return paths.get(page) ?? '';
}

/** The address of a page in a language, without a trailing slash: /de/faq, /de. */
export function addressOf(page: PageId, language: Pick<Language, 'path'>): string {
  return withPrefix(pathOf(page), language);
}

/** The address of an entry's page in a language: /de/prelegenci/anna-nowak. */
export function entryAddress(
  page: EntryPageId,
  entry: string,
  language: Pick<Language, 'path'>,
): string {
  return withPrefix(pick(entryPages, page).path.replace(':id', entry), language);
}

/** Whether the page with this path, without its prefix, is for the holder of its address alone. */
export function isPrivate(path: string): boolean {
  return pageTable.some((page: PageRow) => page.path === path && page.isPrivate);
}

export function keepsFragment(path: string): boolean {
  return pageTable.some((page: PageRow) => page.path === path && page.keepsFragment);
}

export function withPrefix(path: string, language: Pick<Language, 'path'>): string {
  return path ? `/${language.path}/${path}` : `/${language.path}`;
}
