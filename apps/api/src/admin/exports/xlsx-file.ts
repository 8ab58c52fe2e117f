import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { Column, Sheet } from './sheet.ts';
import { formatWallClock } from './wall-clock.ts';

/** Text format keeps leading zeros and stops cells from becoming formulas when edited. */
const formats = {
  text: '@',
  amount: '#,##0.00',
  percent: '0%',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
} as const satisfies Record<Column<unknown>['kind'], string>;

export function renderXlsx<Row>(
  { name, columns }: Pick<Sheet<Row>, 'name' | 'columns'>,
  pages: AsyncIterable<Row[]>,
): Readable {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const page of pages) {
      for (const row of page) yield columns.map((column) => toCellValue(column, row));
    }
  }
  const workbook = writeXlsxStream(rows(), {
    name,
    columns: columns.map(({ title, kind, width }) => ({
      header: title,
      width,
      numFmt: formats[kind],
    })),
    freezePane: { rows: 1 },
  });
  return Readable.from(workbook);
}

function toCellValue<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.kind === 'text') return removeInvalidXmlCharacters(column.getValue(row));
  if (column.kind === 'amount' || column.kind === 'percent') {
    const value = column.getValue(row);
    return value === null ? null : value / 100;
  }
  const at = column.getValue(row);
  if (at === null) return null;
  // Workbooks have no time zones: write the local wall clock time.
  const [day = '', hour = ''] = formatWallClock(at).split(' ');
  return new Date(`${day}T${column.kind === 'day' ? '00:00' : hour}Z`);
}

/** XML cannot hold U+FFFE, U+FFFF or lone surrogates. */
function removeInvalidXmlCharacters(text: string | null): string | null {
  return text && text.toWellFormed().replaceAll(/[\uFFFE\uFFFF]/g, '');
}
