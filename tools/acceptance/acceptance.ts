import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { inheritedEnvironment } from '../stack/config.ts';
import { rootFolder } from '../stack/folders.ts';
import { checks } from './checks.ts';
import { clearResults, readResults } from './results.ts';
import { describeMachine } from './machine.ts';
import { isFailure, joinRows, readTable, toRows, formatTable, type Row } from './table.ts';

/**
 * Runs every check at full size and writes the table in docs/acceptance.md. `--only` takes a check's id or a file's
 * name; the other rows keep their last result.
 */
const { only } = parseArgs({ options: { only: { type: 'string', multiple: true } } }).values;
const chosen = only ? checks.filter(isChosen) : checks;
if (chosen.length === 0) {
  console.error(`--only takes ${checks.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

const document = join(rootFolder, 'docs/acceptance.md');
clearResults();
const files = [...new Set(chosen.map(({ file }) => file))];
const of = (ending: string) => files.filter((file) => file.endsWith(ending));
const [units, journeys] = [of('.test.ts'), of('.spec.ts')];
const programs = files.filter((file) => !units.includes(file) && !journeys.includes(file));
// One file at a time: what is measured is the product, not its neighbour's test.
if (units.length > 0) run('npx', ['vitest', 'run', '--no-file-parallelism', ...units]);
if (journeys.length + programs.length > 0) run('npm', ['run', 'build', '--silent']);
if (journeys.length > 0) {
  // All journeys walk through a published site as well.
  if (!only) run('npm', ['run', 'build:small']);
  run('npx', [
    'playwright',
    'test',
    '-c',
    'e2e',
    ...(only ? ['--no-deps', '--workers=1', ...journeys] : []),
  ]);
}
for (const program of programs) run('node', [program]);

const rows = toRows(readResults(), chosen);
console.log(`\n${await formatTable(rows)}`);
await write(joinRows(rows, readTable(readFileSync(document, 'utf8'))));
process.exitCode = rows.some(isFailure) ? 1 : 0;

function isChosen({ id, file }: (typeof checks)[number]): boolean {
  const names = [id, file.replace(/^.*\//, '').replace(/\..*$/, '')];
  return names.some((name) => only?.includes(name));
}

function run(command: string, args: readonly string[]): void {
  console.log(`\n> ${command} ${args.join(' ')}`);
  spawnSync(command, args, {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ACCEPTANCE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

async function write(all: readonly Row[]): Promise<void> {
  const passed = all.filter(({ result }) => result === 'passed').length;
  const text = `# Acceptance results

Written by \`npm run acceptance\`: ${passed} of ${all.length} passed.
Machine: ${describeMachine()}.

${await formatTable(all)}`;
  writeFileSync(document, await format(text, { parser: 'markdown' }));
}
