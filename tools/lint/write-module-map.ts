import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceModuleMap } from './module-map.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/architecture.md');
writeFileSync(page, replaceModuleMap(readFileSync(page, 'utf8'), root));
execFileSync('npx', ['prettier', '--write', page], { stdio: 'inherit' });
