import { cut, oneLine, widthOf } from './printed-text.ts';

export interface TableColumn<Row> {
  title: string;
  of: (row: Row) => string | number | null;
  /** However long, it is not cut; for the last column. */
  isWhole?: boolean;
}

const widest = 40;

/** Lines of a table for people: columns as wide as what stands in them. */
export function tableLines<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): string[] {
  const cells = rows.map((row) =>
    columns.map(({ of, isWhole }) =>
      cut(oneLine(String(of(row) ?? '')), isWhole ? Infinity : widest),
    ),
  );
  const titles = columns.map(({ title }) => title);
  const widths = titles.map((title, column) =>
    Math.max(widthOf(title), ...cells.map((line) => widthOf(line[column] ?? ''))),
  );
  return [titles, ...cells].map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
