import type { Connection } from '../../platform/db/connection.ts';

interface TypedColumn<Row, Kind extends string, Value> {
  title: string;
  kind: Kind;
  getValue: (row: Row) => Value | null;
}

/** Amounts are in minor units, shares in percent. */
export type Column<Row> =
  | TypedColumn<Row, 'text', string>
  | TypedColumn<Row, 'amount', number>
  | TypedColumn<Row, 'percent', number>
  | TypedColumn<Row, 'day', Date>
  | TypedColumn<Row, 'time', Date>;

export interface Sheet<Row> {
  /** Name of the worksheet and prefix of the file name. */
  name: string;
  columns: readonly (Column<Row> & { /** Column width in characters. */ width: number })[];
  count: (db: Connection) => Promise<number>;
  /** Read in pages to keep memory bounded. */
  pages: (db: Connection) => AsyncGenerator<Row[]>;
}

/** Small, because buyers wait while a page is formatted. */
export const pageSize = 250;

/** Yields pages until one is empty, each starting after the last row of the previous one. */
export async function* readPages<Row, Mark>(
  start: Mark,
  readPage: (after: Mark) => Promise<Row[]>,
  getCursor: (row: Row) => Mark,
): AsyncGenerator<Row[]> {
  let after = start;
  for (;;) {
    const page = await readPage(after);
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    after = getCursor(last);
  }
}
