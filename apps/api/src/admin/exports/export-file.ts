import { Readable } from 'node:stream';
import type { ExportFormat } from '@kongres/contract/desk/sales/exports';
import type { Connection } from '../../platform/db/connection.ts';
import { csvFile } from './csv-file.ts';
import { noteExport } from './export-queries.ts';
import type { Sheet } from './sheet.ts';
import { xlsxFile } from './xlsx-file.ts';

export interface ExportedFile {
  filename: string;
  contentType: string;
  rows: number;
  content: Readable;
}

/** A sheet as a file that is written while it is read. The journal knows of it before its first row has left. */
export async function exportFile<Row>(
  db: Connection,
  sheet: Sheet<Row>,
  format: ExportFormat,
  asked: Readonly<Record<string, string | undefined>>,
): Promise<ExportedFile> {
  const rows = await sheet.count(db);
  await noteExport(db, { sheet: sheet.name, format, ...asked, rows });
  const named = Object.values(asked).filter((part) => part !== undefined);
  return {
    filename: `${[sheet.name, ...named].join('-').toLowerCase()}.${format}`,
    rows,
    ...(format === 'csv'
      ? {
          contentType: 'text/csv; charset=utf-8',
          content: Readable.from(csvFile(sheet, sheet.pages(db))),
        }
      : {
          contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          content: xlsxFile(sheet, sheet.pages(db)),
        }),
  };
}
