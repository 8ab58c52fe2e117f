import type { Row } from '../file/search-file.ts';
import type { PreparedSearch } from '../prepare-search.ts';

export interface ResultProps {
  row: Row;
  terms: readonly string[];
  prepared: PreparedSearch;
}
