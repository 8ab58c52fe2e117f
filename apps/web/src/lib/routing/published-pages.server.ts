import { getCongressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { isPublished, type PublishedKind } from '@kongres/content/model/published';
import { listEntries } from '@kongres/content/model/read-entries';
import { entryPages, optionalPages, type EntryPageRow, type PageId } from '@kongres/contract/pages';
import { getProgrammeIndexPath } from './programme-index-path.ts';

/** Optional pages whose content is published. */
export function listPublishedOptionalPages() {
  return optionalPages.filter(({ lists }) => isPublished(lists));
}

/** Only search names these pages, at build time. */
const pagesWithoutName: readonly string[] = ['congress', 'certificate'] satisfies PageId[];

/** Names of the pages in this build, without unpublished ones. */
export function filterPageNames<Names extends Partial<Record<PageId, string>>>(
  names: Names,
): Names {
  const built: readonly PageId[] = listPublishedOptionalPages().map(({ id }) => id);
  const missing = optionalPages.filter(({ id }) => !built.includes(id));
  const available = Object.entries(names).filter(
    ([page]) => !pagesWithoutName.includes(page) && !missing.some(({ id }) => id === page),
  );
  return Object.fromEntries(available) as Names;
}

/** Entry pages of published kinds. */
export function listPublishedEntryPages(rows: readonly EntryPageRow[] = entryPages) {
  return rows
    .filter(({ entries }) => isPublished(entries === 'days' ? 'sessions' : entries))
    .map((row) => ({
      ...row,
      paths: listEntryIds(row.entries).map((id) => row.path.replace(':id', id)),
    }));
}

function listEntryIds(entries: EntryPageRow['entries']): string[] {
  if (entries !== 'days') return listEntries(entries).map(({ id }) => id);
  return Array.from({ length: edition.dayCount }, (_, index) => getCongressDay(index + 1));
}

export function listProgrammeIndexPaths(): string[] {
  return isPublished('sessions') ? languages.map(getProgrammeIndexPath) : [];
}

/** Pages with a separate route file before and after publication. */
const kindsByAnnouncedPage: Readonly<Record<string, PublishedKind>> = {
  programme: 'sessions',
  expo: 'exhibitors',
};

export function getPageFile(page: string): string {
  const kind = kindsByAnnouncedPage[page];
  return kind && isPublished(kind) ? `${page}-published` : page;
}
