import { congressDay, edition } from '@kongres/content/facts/edition';
import { languages } from '@kongres/content/facts/languages';
import { isPublished, type PublishedKind } from '@kongres/content/model/published';
import { entriesOf } from '@kongres/content/model/read-entries';
import { entryPages, laterPages, type EntryPageRow, type PageId } from '@kongres/contract/pages';
import { weekAddress } from './week-address.ts';

/** The pages that come with what they list, as far as this build has them. */
export function builtLaterPages() {
  return laterPages.filter(({ lists }) => isPublished(lists));
}

/** Only search knows these by a name, and it reads it when it is built. */
const unnamed: readonly string[] = ['congress', 'certificate'] satisfies PageId[];

/** What the pages of this build are called: one that it has not got has no name, and nobody leads to it. */
export function builtNames<Names extends Partial<Record<PageId, string>>>(names: Names): Names {
  const built: readonly PageId[] = builtLaterPages().map(({ id }) => id);
  const missing = laterPages.filter(({ id }) => !built.includes(id));
  const kept = Object.entries(names).filter(
    ([page]) => !unnamed.includes(page) && !missing.some(({ id }) => id === page),
  );
  return Object.fromEntries(kept) as Names;
}

/** The pages of entries that this build has. What is not published has no page, and no visitor loads a route for it. */
export function publishedPages(rows: readonly EntryPageRow[] = entryPages) {
  return rows
    .filter(({ entries }) => isPublished(entries === 'days' ? 'sessions' : entries))
    .map((row) => ({ ...row, paths: idsOf(row.entries).map((id) => row.path.replace(':id', id)) }));
}

function idsOf(entries: EntryPageRow['entries']): string[] {
  if (entries !== 'days') return entriesOf(entries).map(({ id }) => id);
  return Array.from({ length: edition.dayCount }, (_, index) => congressDay(index + 1));
}

/** What filters ask for, once there is a programme to filter. */
export function weekFiles(): string[] {
  return isPublished('sessions') ? languages.map(weekAddress) : [];
}

/** Before its publication it is announced, afterwards it is shown: two pages at one address. */
const announced: Readonly<Record<string, PublishedKind>> = {
  programme: 'sessions',
  expo: 'exhibitors',
};

export function pageFile(page: string): string {
  const kind = announced[page];
  return kind && isPublished(kind) ? `${page}-published` : page;
}
