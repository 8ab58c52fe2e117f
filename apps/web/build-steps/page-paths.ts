import { pageTable } from '@kongres/contract/pages';
import { builtLaterPages, publishedPages } from '../src/lib/routing/published-pages.server.ts';

/** The paths of all pages, without their prefix: those of the tables, then one for each published entry. */
export function pagePaths(): string[] {
  return [
    ...[...pageTable, ...builtLaterPages()].map(({ path }) => path),
    ...publishedPages().flatMap(({ paths }) => paths),
  ];
}
