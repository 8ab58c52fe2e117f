import { Readable } from 'node:stream';
import type { ExportFormat } from '@kongres/contract/desk/sales/exports';
import type { Connection } from '../../platform/db/connection.ts';
import { renderCsv } from './csv-file.ts';
import { recordExport } from './export.queries.ts';
import type { Sheet } from './sheet.ts';
import { renderXlsx } from './xlsx-file.ts';

export interface ExportedFile {
  filename: string;
  contentType: string;
  rows: number;
  content: Readable;
}

/** Streams a sheet as a file. The audit log records the export before the first row is sent. */
export async function createExportFile<Row>(
  db: Connection,
  sheet: Sheet<Row>,
  format: ExportFormat,
  filter: Readonly<Record<string, string | undefined>>,
): Promise<ExportedFile> {
  const rows = await sheet.count(db);
  await recordExport(db, { sheet: sheet.name, format, ...filter, rows });
  const nameParts = Object.values(filter).filter((part) => part !== undefined);
  return {
    filename: `${[sheet.name, ...nameParts].join('-').toLowerCase()}.${format}`,
    rows,
    ...(format === 'csv'
      ? {
          contentType: 'text/csv; charset=utf-8',
          content: Readable.from(renderCsv(sheet, sheet.pages(db))),
        }
      : {
          contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          content: renderXlsx(sheet, sheet.pages(db)),
        }),
  };
}
