import type { Column, Sheet } from './sheet.ts';
import { wallClock } from './wall-clock.ts';

/** What tells spreadsheet programs that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/** With semicolons and decimal commas, as a Polish Excel opens it without a question. */
export async function* csvFile<Row>(
  { columns }: Pick<Sheet<Row>, 'columns'>,
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const titles = columns.map(({ title }) => title);
  yield byteOrderMark + csvLine(titles);
  for await (const page of pages) {
    yield page.map((row) => csvLine(columns.map(cellOf(row)))).join('');
  }
}

/**
 * Cells are quoted as RFC 4180 says. A text that a spreadsheet would take for a formula is led by an
 * apostrophe: a company may call itself `=HYPERLINK(…)`, and its order is opened by an accountant.
 */
export function csvLine(cells: readonly (string | Written | null)[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

/** Made by us: no text of anybody. */
interface Written {
  written: string;
}

const cellOf =
  <Row>(row: Row) =>
  (column: Column<Row>): string | Written | null => {
    if (column.kind === 'text') return column.of(row);
    if (column.kind === 'amount' || column.kind === 'percent') {
      const value = column.of(row);
      if (value === null) return null;
      if (column.kind === 'percent') return { written: `${value}%` };
      return { written: (value / 100).toFixed(2).replace('.', ',') };
    }
    const at = column.of(row);
    if (at === null) return null;
    return { written: column.kind === 'day' ? wallClock(at).slice(0, 10) : wallClock(at) };
  };

function csvCell(value: string | Written | null): string {
  if (value === null) return '';
  if (typeof value !== 'string') return value.written;
  const harmless = value
    .replace(/^(?=\s*[=+\-@＝＋－＠]|[\t\r])/, "'")
    // A spreadsheet may take these for the end of a cell.
    .replaceAll(/([;\t|]\s*)(?=[=+\-@])/g, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
