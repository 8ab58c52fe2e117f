import { pageTable } from '@kongres/contract/pages';
import {
  listPublishedOptionalPages,
  listPublishedEntryPages,
} from '../src/lib/routing/published-pages.server.ts';

/** Paths without language prefix. */
export function listPagePaths(): string[] {
  return [
    ...[...pageTable, ...listPublishedOptionalPages()].map(({ path }) => path),
    ...listPublishedEntryPages().flatMap(({ paths }) => paths),
  ];
}
