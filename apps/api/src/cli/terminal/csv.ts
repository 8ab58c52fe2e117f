/** What tells spreadsheet programs that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * A line after RFC 4180. A text that a spreadsheet would take for a formula is led by an
 * apostrophe: a company may call itself `=HYPERLINK(…)`, and its order is opened by an accountant.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = value
    .replace(/^(?=\s*[=+\-@]|[\t\r])/, "'")
    // A spreadsheet may take these for the end of a cell.
    .replaceAll(/([;\t|]\s*)(?=[=+\-@])/g, "$1'");
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
