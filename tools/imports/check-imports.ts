import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';
import { misplacedSql } from './misplaced-sql.ts';

/** Names every import that breaks a rule, every cycle between rooms, and every statement outside of queries. */
const root = join(import.meta.dirname, '../..');
const { read, broken, cycles } = brokenImports(root);
const misplaced = misplacedSql(root);
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const rooms of cycles) console.log(`these rooms import each other: ${rooms.join(', ')}`);
for (const { file, line } of misplaced) {
  console.log(`${file}:${line} speaks SQL, which belongs into a *-queries.ts`);
}
console.log(`${read} imports read, ${broken.length} break a rule`);
process.exitCode = [broken, cycles, misplaced].some(({ length }) => length > 0) ? 1 : 0;
