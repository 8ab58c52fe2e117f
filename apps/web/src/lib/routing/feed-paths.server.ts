import { languages, type Language } from '@kongres/content/facts/languages';
import { isPublished } from '@kongres/content/model/published';
import {
  entryPages,
  optionalPages,
  pageTable,
  type EntryPageId,
  type PageId,
} from '@kongres/contract/pages';

export type FeedId = 'news' | 'programme';

const feedsByPage: Partial<Record<PageId | EntryPageId, FeedId>> = {
  news: 'news',
  'news-entry': 'news',
  programme: 'programme',
  'programme-day': 'programme',
  session: 'programme',
};

export function getFeedPath(id: FeedId, { path }: Pick<Language, 'path'>): string {
  return `/feeds/${id}-${path}.atom`;
}

/** The programme feed exists with the programme, also while it is empty. */
export function listPublishedFeeds(): FeedId[] {
  return [
    ...(isPublished('news') ? (['news'] as const) : []),
    ...(isPublished('sessions') ? (['programme'] as const) : []),
  ];
}

export function listFeedPaths(): string[] {
  return listPublishedFeeds().flatMap((id) =>
    languages.map((language) => getFeedPath(id, language)),
  );
}

/** `path` has no language prefix. */
export function findPageFeed(path: string): FeedId | undefined {
  const pattern = path.replace(/[^/]*$/, ':id');
  const page =
    [...pageTable, ...optionalPages].find((row) => row.path === path) ??
    entryPages.find((row) => row.path === pattern);
  const id = page && feedsByPage[page.id];
  return id && listPublishedFeeds().includes(id) ? id : undefined;
}
