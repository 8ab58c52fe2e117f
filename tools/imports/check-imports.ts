import { join } from 'node:path';
import { brokenImports } from './broken-imports.ts';
import { knownCycles } from './import-rules.ts';
import { judgeCycles } from './room-cycles.ts';

/** Names every import of the repository that breaks a rule, and every cycle between rooms. */
const { read, broken, cycles } = brokenImports(join(import.meta.dirname, '../..'));
const { unknown, mended } = judgeCycles(cycles, knownCycles);
for (const { file, line, target, rule } of broken) {
  console.log(`${file}:${line} imports ${target}\n  ${rule}`);
}
for (const rooms of unknown) console.log(`these rooms import each other: ${rooms.join(', ')}`);
for (const room of mended) console.log(`${room} is in no cycle any more: take it off the list`);
console.log(`${read} imports read, ${broken.length} break a rule`);
process.exitCode = broken.length + unknown.length + mended.length > 0 ? 1 : 0;
