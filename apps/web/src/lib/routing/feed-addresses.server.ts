import { languages, type Language } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import {
  entryPages,
  laterPages,
  pageTable,
  type EntryPageId,
  type PageId,
} from '@kongres/contract/pages';

/** What can be followed without coming back to look: the news, and changes to the programme. */
export type FeedId = 'news' | 'programme';

const feedOfPage: Partial<Record<PageId | EntryPageId, FeedId>> = {
  news: 'news',
  'news-entry': 'news',
  programme: 'programme',
  'programme-day': 'programme',
  session: 'programme',
};

/** Where a feed lies; one file for each language. */
export function feedAddress(id: FeedId, { path }: Pick<Language, 'path'>): string {
  return `/feeds/${id}-${path}.atom`;
}

/** Every feed that this build has. That of the programme is there with the programme, also while nothing has changed. */
export function builtFeeds(): FeedId[] {
  return [
    ...(isPublished('news') ? (['news'] as const) : []),
    ...(isPublished('sessions') ? (['programme'] as const) : []),
  ];
}

export function feedFiles(): string[] {
  return builtFeeds().flatMap((id) => languages.map((language) => feedAddress(id, language)));
}

/** The feed that belongs to the page at a path without its prefix. */
export function feedAt(path: string): FeedId | undefined {
  const pattern = path.replace(/[^/]*$/, ':id');
  const page =
    [...pageTable, ...laterPages].find((row) => row.path === path) ??
    entryPages.find((row) => row.path === pattern);
  const id = page && feedOfPage[page.id];
  return id && builtFeeds().includes(id) ? id : undefined;
}
