import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';
import { misplacedSql } from './misplaced-sql.ts';
import { oversized, readSourceFiles } from './room-sizes.ts';

/** Names every import that breaks a rule, every cycle between rooms, statements outside of queries, and what is too large. */
const root = join(import.meta.dirname, '../..');
const { read, broken, cycles } = brokenImports(root);
const misplaced = misplacedSql(root);
const tooLarge = oversized(readSourceFiles(root));
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const rooms of cycles) console.log(`these rooms import each other: ${rooms.join(', ')}`);
for (const { file, line } of misplaced) {
  console.log(`${file}:${line} speaks SQL, which belongs into a *-queries.ts`);
}
for (const sentence of tooLarge) console.log(sentence);
console.log(`${read} imports read, ${broken.length} break a rule`);
process.exitCode = [broken, cycles, misplaced, tooLarge].some(({ length }) => length > 0) ? 1 : 0;
