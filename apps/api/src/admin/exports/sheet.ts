import type { Connection } from '../../platform/db/connection.ts';

interface ColumnOf<Row, Kind extends string, Value> {
  title: string;
  kind: Kind;
  of: (row: Row) => Value | null;
}

/** What a column holds says how a file writes it: an amount is in minor units, a share in percent. */
export type Column<Row> =
  | ColumnOf<Row, 'text', string>
  | ColumnOf<Row, 'amount', number>
  | ColumnOf<Row, 'percent', number>
  | ColumnOf<Row, 'day', Date>
  | ColumnOf<Row, 'time', Date>;

/** What can be taken home as a file. */
export interface Sheet<Row> {
  /** Of the sheet in a workbook, and the beginning of the file's name. */
  name: string;
  columns: readonly (Column<Row> & { /** Of an ordinary value, in letters. */ width: number })[];
  count: (db: Connection) => Promise<number>;
  /** Read page by page, so that no length fills the memory. */
  pages: (db: Connection) => AsyncGenerator<Row[]>;
}

/** Few: whoever buys meanwhile waits while a page is written. */
export const pageSize = 250;

/** Page after page, each from where the last one ended, until one is empty. */
export async function* pagesFrom<Row, Mark>(
  start: Mark,
  read: (after: Mark) => Promise<Row[]>,
  markOf: (row: Row) => Mark,
): AsyncGenerator<Row[]> {
  let after = start;
  for (;;) {
    const page = await read(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = markOf(last);
  }
}
