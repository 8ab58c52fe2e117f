import { truncateText, toSingleLine, getDisplayWidth } from './printed-text.ts';

export interface TableColumn<Row> {
  title: string;
  getValue: (row: Row) => string | number | null;
  isUntruncated?: boolean;
}

const maxColumnWidth = 40;

export function formatTable<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): string[] {
  const cells = rows.map((row) =>
    columns.map(({ getValue, isUntruncated }) =>
      truncateText(
        toSingleLine(String(getValue(row) ?? '')),
        isUntruncated ? Infinity : maxColumnWidth,
      ),
    ),
  );
  const titles = columns.map(({ title }) => title);
  const widths = titles.map((title, column) =>
    Math.max(getDisplayWidth(title), ...cells.map((line) => getDisplayWidth(line[column] ?? ''))),
  );
  return [titles, ...cells].map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - getDisplayWidth(cell)))
      .join('  ')
      .trimEnd(),
  );
}
