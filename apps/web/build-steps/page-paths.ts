import { entriesOf } from '@kongres/content/model/read-entries';
import { pageTable, type PageRow } from '../src/routing/page-table.ts';

/** The paths of all pages, without their prefix; a row with entries has one for each of them. */
export function pagePaths(rows: readonly PageRow[] = pageTable): string[] {
  return rows.flatMap(({ path, entries }) =>
    entries ? entriesOf(entries).map(({ id }) => path.replace(':id', id)) : [path],
  );
}
