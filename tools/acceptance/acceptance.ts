import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inheritedEnvironment } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';
import { checks } from './checks.ts';
import { acceptanceGroups, parseNames, type AcceptanceGroup } from './parts.ts';
import { clearResults, readResults } from './results.ts';
import { describeMachine } from './machine.ts';
import { isFailure, toRows, formatTable } from './table.ts';

/**
 * Runs every check at full size and writes .acceptance/table.md. `--only` takes check ids or file names, `--group` a
 * group.
 */
const { only, group } = parseArgs({
  options: { only: { type: 'string', multiple: true }, group: { type: 'string' } },
}).values;
const [wantedGroup] = parseNames('group', acceptanceGroups, group ? [group] : []);
const chosen = checks.filter(
  (check) => (!only || isNamed(check)) && (!wantedGroup || getGroup(check.file) === wantedGroup),
);
if (chosen.length === 0) {
  console.error(`--only takes ${checks.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}

clearResults();
const files = [...new Set(chosen.map(({ file }) => file))];
const listFilesOfGroup = (name: AcceptanceGroup) => files.filter((file) => getGroup(file) === name);
const [units, journeys, programs] = [
  listFilesOfGroup('units'),
  listFilesOfGroup('journeys'),
  listFilesOfGroup('programs'),
];
let hasFailed = false;
if (!only && units.length > 0) runCommand('npm', ['run', 'check']);
if (units.length > 0) runCommand('npx', ['vitest', 'run', '--no-file-parallelism', ...units]);
if (journeys.length + programs.length > 0) runCommand('npm', ['run', 'build', '--silent']);
if (journeys.length > 0) {
  if (!only) runCommand('npm', ['run', 'build:small']);
  const selection = only ? ['--no-deps', '--workers=1', ...journeys] : [];
  runCommand('npx', ['playwright', 'test', '-c', 'e2e', ...selection]);
}
for (const program of programs) runCommand('node', [program]);

const rows = toRows(readResults(), chosen);
const table = await formatTable(rows);
console.log(`\n${table}`);
const passed = rows.filter(({ result }) => result === 'passed').length;
const day = new Date().toISOString().slice(0, 10);
const folder = join(rootFolder, '.acceptance');
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, 'table.md'),
  `# Acceptance results

${passed} of ${rows.length} passed on ${day}.
Machine: ${describeMachine()}.

${table}`,
);
process.exitCode = hasFailed || rows.some(isFailure) ? 1 : 0;

function isNamed({ id, file }: (typeof checks)[number]): boolean {
  const names = [id, file.replace(/^.*\//, '').replace(/\..*$/, '')];
  return names.some((name) => only?.includes(name));
}

function getGroup(file: string): AcceptanceGroup {
  if (file.endsWith('.test.ts')) return 'units';
  return file.endsWith('.spec.ts') ? 'journeys' : 'programs';
}

function runCommand(command: string, args: readonly string[]): void {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ACCEPTANCE: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) hasFailed = true;
}
