import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import type { Column, Sheet } from './sheet.ts';
import { wallClock } from './wall-clock.ts';

/** As text, a tax id keeps its zeros, and what begins like a formula stays what it is when it is edited. */
const formats = {
  text: '@',
  amount: '#,##0.00',
  percent: '0%',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
} as const satisfies Record<Column<unknown>['kind'], string>;

/** A workbook of one sheet whose titles stay in sight, made while its rows are read. */
export function xlsxFile<Row>(
  { name, columns }: Pick<Sheet<Row>, 'name' | 'columns'>,
  pages: AsyncIterable<Row[]>,
): Readable {
  async function* rows(): AsyncGenerator<CellValue[]> {
    for await (const page of pages) {
      for (const row of page) yield columns.map((column) => valueOf(column, row));
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

function valueOf<Row>(column: Column<Row>, row: Row): CellValue {
  if (column.kind === 'text') return readable(column.of(row));
  if (column.kind === 'amount' || column.kind === 'percent') {
    const value = column.of(row);
    return value === null ? null : value / 100;
  }
  const at = column.of(row);
  if (at === null) return null;
  // A workbook knows no time zones: what stands in it is what the organiser's clock showed.
  const [day = '', hour = ''] = wallClock(at).split(' ');
  return new Date(`${day}T${column.kind === 'day' ? '00:00' : hour}Z`);
}

/** Two characters that a buyer can type and no XML may hold would make the whole file unreadable, and so would half of one. */
function readable(text: string | null): string | null {
  return text && text.toWellFormed().replaceAll(/[\uFFFE\uFFFF]/g, '');
}
