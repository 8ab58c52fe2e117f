import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

export interface TableWrite {
  file: string;
  line: number;
  table: string;
}

/** `update` requires a table and `set`: `for update`, `do update set` and `grant update` do not write. */
const writes =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|update(?=\s+(?:only\s+)?\S+(?:\s+(?:as\s+)?\w+)?\s+set\b))\s+(?:only\s+)?([\w.$"]+)/gi;

/** Replaces each expression of a template. */
const inserted = '$';

export function findTableWritesInFile(file: string, source: string): TableWrite[] {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: TableWrite[] = [];
  const read = (text: string, start: number) => {
    for (const { 1: table = '' } of text.matchAll(writes)) {
      const line = source.slice(0, start).split('\n').length;
      if (table.includes(inserted)) throw new Error(`${file}:${line}: a write must name its table`);
      found.push({ file, line, table });
    }
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') read(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => {
      read(quasis.map(({ value }) => value.raw).join(inserted), start);
    },
  }).visit(program);
  return found;
}

export interface SharedTable {
  table: string;
  writes: TableWrite[];
}

export function findSharedTables(
  written: readonly TableWrite[],
  folderOf: (file: string) => string,
): SharedTable[] {
  const tables = Map.groupBy(written, ({ table }) => table);
  return [...tables]
    .filter(([, of]) => new Set(of.map(({ file }) => folderOf(file))).size > 1)
    .map(([table, of]) => ({ table, writes: of }))
    .toSorted((one, other) => (one.table < other.table ? -1 : 1));
}

export function getApiFolder(file: string): string {
  return file.split('/').slice(0, 5).join('/');
}

export function findTableWrites(root: string): TableWrite[] {
  const files = globSync('apps/api/src/{**/*.queries.ts,platform/db/**/*.ts}', {
    cwd: root,
    exclude: ['**/*.test.ts'],
  });
  return files.flatMap((file) =>
    findTableWritesInFile(file, readFileSync(join(root, file), 'utf8')),
  );
}
