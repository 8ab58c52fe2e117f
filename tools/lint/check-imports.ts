import { join } from 'node:path';
import { findBrokenImports } from './broken-imports.ts';
import { findMisnamedFunctionsOfProject } from './function-names.ts';
import { findMisplacedSql } from './misplaced-sql.ts';
import { getApiFolder, findSharedTables, findTableWrites } from './table-writes.ts';

const root = join(import.meta.dirname, '../..');
const { read, broken, upward, cycles } = findBrokenImports(root);
const misplaced = findMisplacedSql(root);
const misnamed = findMisnamedFunctionsOfProject(root);
const shared = findSharedTables(findTableWrites(root), getApiFolder);
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const { file, line, target, reason } of upward) {
  console.log(`${file}:${line} imports ${target}\n  ${reason}`);
}
for (const folders of cycles)
  console.log(`circular imports between folders: ${folders.join(', ')}`);
for (const { file, line } of misplaced) {
  console.log(`${file}:${line} contains SQL, which belongs in a *.queries.ts file`);
}
for (const { file, line, name } of misnamed) {
  console.log(`${file}:${line} ${name}: a function is named by a verb and its object`);
}
for (const { table, writes } of shared) {
  const places = writes.map(({ file, line }) => `\n  ${file}:${line}`);
  console.log(`several folders write the table ${table}:${places.join('')}`);
}
console.log(`${read} imports read, ${broken.length + upward.length} break a rule`);
process.exitCode = [broken, upward, cycles, misplaced, misnamed, shared].some(
  ({ length }) => length > 0,
)
  ? 1
  : 0;
