import { createFinder, type QueryResult } from './engine/finder.ts';
import { groups, toRows, type Group, type Row, type SearchFile } from './file/search-file.ts';

/** A loaded search file with its query function. */
export interface PreparedSearch extends Pick<SearchFile, 'texts' | 'days'> {
  rows: Row[];
  /** Groups that have rows. */
  groups: Group[];
  find: (query: string) => QueryResult;
}

export function prepareSearch(file: unknown): PreparedSearch {
  const { texts, days, columns } = file as SearchFile;
  const rows = toRows({ columns });
  return {
    texts,
    days,
    rows,
    groups: groups.filter((group) => rows.some((row) => row.group === group)),
    find: createFinder(rows),
  };
}
