import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';
import { misplacedSql } from './misplaced-sql.ts';
import { apiFolderOf, sharedTables, tableWrites } from './written-tables.ts';

/** Lists imports that break a rule, cycles between folders, SQL outside of query files, and tables that several folders write. */
const root = join(import.meta.dirname, '../..');
const { read, broken, upward, cycles } = brokenImports(root);
const misplaced = misplacedSql(root);
const shared = sharedTables(tableWrites(root), apiFolderOf);
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const { file, line, target, reason } of upward) {
  console.log(`${file}:${line} imports ${target}\n  ${reason}`);
}
for (const folders of cycles) console.log(`these folders import each other: ${folders.join(', ')}`);
for (const { file, line } of misplaced) {
  console.log(`${file}:${line} contains SQL, which belongs in a *-queries.ts file`);
}
for (const { table, writes } of shared) {
  const places = writes.map(({ file, line }) => `\n  ${file}:${line}`);
  console.log(`more than one folder writes the table ${table}:${places.join('')}`);
}
console.log(`${read} imports read, ${broken.length + upward.length} break a rule`);
process.exitCode = [broken, upward, cycles, misplaced, shared].some(({ length }) => length > 0)
  ? 1
  : 0;
