import type { Column, Sheet } from './sheet.ts';
import { formatWallClock } from './wall-clock.ts';

/** Marks the file as UTF-8 for spreadsheet programs. */
const byteOrderMark = '\uFEFF';

/** Semicolons and decimal commas, as a Polish Excel expects. */
export async function* renderCsv<Row>(
  { columns }: Pick<Sheet<Row>, 'columns'>,
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => title);
  yield byteOrderMark + formatCsvLine(titles);
  for await (const page of pages) {
    yield page.map((row) => formatCsvLine(columns.map(getCell(row)))).join('');
  }
}

/**
 * Quoted as in RFC 4180. Texts that a spreadsheet could run as a formula get a leading apostrophe.
 */
export function formatCsvLine(cells: readonly (string | FormattedValue | null)[]): string {
  return `${cells.map(escapeCsvCell).join(';')}\r\n`;
}

/** Formatted by this module, never user input. */
interface FormattedValue {
  formatted: string;
}

const getCell =
  <Row>(row: Row) =>
  (column: Column<Row>): string | FormattedValue | null => {
    if (column.kind === 'text') return column.getValue(row);
    if (column.kind === 'amount' || column.kind === 'percent') {
      const value = column.getValue(row);
      if (value === null) return null;
      if (column.kind === 'percent') return { formatted: `${value}%` };
      return { formatted: (value / 100).toFixed(2).replace('.', ',') };
    }
    const at = column.getValue(row);
    if (at === null) return null;
    return {
      formatted: column.kind === 'day' ? formatWallClock(at).slice(0, 10) : formatWallClock(at),
    };
  };

function escapeCsvCell(value: string | FormattedValue | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.formatted;
  const escaped = value
    .replace(/^(?=\s*[=+\-@＝＋－＠]|[\t\r])/, "'")
    // Spreadsheets may treat these as cell separators.
    .replaceAll(/([;\t|]\s*)(?=[=+\-@])/g, "$1'");
  return /[",;\t\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
