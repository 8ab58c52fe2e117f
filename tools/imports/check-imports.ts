import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';

/** Names every import of the repository that breaks a rule. */
const { read, broken } = brokenImports(join(import.meta.dirname, '../..'));
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
console.log(`${read} imports read, ${broken.length} break a rule`);
process.exitCode = broken.length > 0 ? 1 : 0;
