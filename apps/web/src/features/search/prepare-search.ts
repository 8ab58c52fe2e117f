import { createFinder, type Answer } from './engine/finder.ts';
import { groups, toRows, type Group, type Row, type SearchFile } from './file/search-file.ts';

/** A file that has been read: what can be found, and what answers. */
export interface PreparedSearch extends Pick<SearchFile, 'texts' | 'days'> {
  rows: Row[];
  /** Those that have anything to be found. */
  groups: Group[];
  find: (query: string) => Answer;
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
