import { inflateRawSync } from 'node:zlib';

/** Strict RFC 4180 parser: throws on any deviation. */
export function readCsv(text: string, separator: string): string[][] {
  if (!text.startsWith('\uFEFF')) throw new Error('byte order mark is missing');
  const rows: string[][] = [[]];
  let at = 1;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const [quoted, inside = ''] = /"((?:[^"]|"")*)"/y.exec(text.slice(at)) ?? [];
      if (quoted === undefined) throw new Error('unterminated quote');
      cell = inside.replaceAll('""', '"');
      at += quoted.length;
    } else {
      [cell = ''] = new RegExp(`[^"\\r\\n${separator}]*`, 'y').exec(text.slice(at)) ?? [];
      at += cell.length;
    }
    rows.at(-1)?.push(cell);
    if (text[at] === separator) at += 1;
    else if (text.startsWith('\r\n', at)) {
      rows.push([]);
      at += 2;
    } else
      throw new Error(`unexpected text after a cell: ${JSON.stringify(text.slice(at, at + 9))}`);
  }
  if (rows.pop()?.length !== 0) throw new Error('last line is not terminated');
  return rows;
}

/** Reads the ZIP entries of a workbook from its central directory. */
export function readWorkbookParts(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = file.readUInt32LE(end + 16);
  const parts = new Map<string, string>();
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength] = [file.readUInt32LE(at + 20), file.readUInt16LE(at + 28)];
    const [extra, comment] = [file.readUInt16LE(at + 30), file.readUInt16LE(at + 32)];
    const local = file.readUInt32LE(at + 42);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = file.subarray(start, start + size);
    const isDeflated = file.readUInt16LE(at + 10) === 8;
    parts.set(name, (isDeflated ? inflateRawSync(content) : content).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return parts;
}

interface SheetCell {
  value: string;
  isText: boolean;
  isFormula: boolean;
}

/** Cells of the first sheet: one map per row, keyed by column letters. */
export function readCells(file: Buffer): Map<string, SheetCell>[] {
  const sheet = readWorkbookParts(file).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(
    ([, row = '']) =>
      new Map(
        [...row.matchAll(/<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
          ([, column = '', attributes = '', inside = '']) => [
            column,
            {
              value: (/<(?:t|v)[^>]*>(.*?)<\/(?:t|v)>/s.exec(inside)?.[1] ?? '')
                .replaceAll('&lt;', '<')
                .replaceAll('&gt;', '>')
                .replaceAll('&quot;', '"')
                .replaceAll('&amp;', '&'),
              isText: attributes.includes('t="inlineStr"'),
              isFormula: inside.includes('<f'),
            },
          ],
        ),
      ),
  );
}
