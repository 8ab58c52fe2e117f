import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';
import { misplacedSql } from './misplaced-sql.ts';

/** Lists imports that break a rule, cycles between folders, and SQL outside of query files. */
const root = join(import.meta.dirname, '../..');
const { read, broken, cycles } = brokenImports(root);
const misplaced = misplacedSql(root);
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const folders of cycles) console.log(`these folders import each other: ${folders.join(', ')}`);
for (const { file, line } of misplaced) {
  console.log(`${file}:${line} contains SQL, which belongs in a *-queries.ts file`);
}
console.log(`${read} imports read, ${broken.length} break a rule`);
process.exitCode = [broken, cycles, misplaced].some(({ length }) => length > 0) ? 1 : 0;
