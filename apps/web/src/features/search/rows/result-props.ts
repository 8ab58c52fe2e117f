import type { Row } from '../file/search-file.ts';
import type { PreparedSearch } from '../prepare-search.ts';

export interface ResultProps {
  row: Row;
  typed: readonly string[];
  prepared: PreparedSearch;
}
