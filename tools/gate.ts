import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flakyTests, type BrowserReport } from './flaky-tests.ts';
import { readFigures } from './proof/figures.ts';
import { rowsOf, tableOf } from './proof/table.ts';
import { inheritedEnvironment } from './stack/config.ts';

/** Runs everything a change must pass, and closes with one line that counts it. */
const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

for (const script of ['check:lint', 'check:types', 'check:format', 'check:unused']) {
  count(run('npm', ['run', script]));
}
run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report('unit')}`,
]);
addUnitTests();
const isBuilt = run('npm', ['run', 'build', '--silent'], { quiet: true });
count(isBuilt);
if (isBuilt) {
  run('npx', ['playwright', 'test', '-c', 'e2e', '--reporter=line,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') },
  });
  addBrowserTests();
  count(run('node', ['tools/supply/supply.ts']));
}

const rows = rowsOf(readFigures());
console.log(`\n${await tableOf(rows)}`);
// A check that failed was counted as a test; one that said nothing was not.
failed += rows.filter(({ result }) => result === 'missing').length;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function run(
  command: string,
  args: string[],
  { env = {}, quiet = false }: { env?: Record<string, string>; quiet?: boolean } = {},
): boolean {
  const started = Date.now();
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...inheritedEnvironment, ...env },
    stdio: quiet ? 'pipe' : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
  });
  if (quiet && status !== 0) console.log(stdout, stderr);
  console.log(
    `  ${status === 0 ? 'ok' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

function count(isOk: boolean) {
  if (isOk) passed += 1;
  else failed += 1;
}

function report(name: keyof Reports): string {
  return join(reports, `${name}.json`);
}

interface Reports {
  unit: { numPassedTests: number; numFailedTests: number; success: boolean };
  e2e: BrowserReport;
}

/** A runner that left no report has failed, whatever else it said. */
function readReport<Name extends keyof Reports>(name: Name): Reports[Name] | null {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8')) as Reports[Name];
  } catch {
    failed += 1;
    return null;
  }
}

function addUnitTests() {
  const read = readReport('unit');
  if (!read) return;
  passed += read.numPassedTests;
  failed += read.success ? 0 : Math.max(read.numFailedTests, 1);
}

function addBrowserTests() {
  const read = readReport('e2e');
  if (!read) return;
  const { expected, flaky, unexpected } = read.stats;
  passed += expected + flaky;
  failed += unexpected + read.errors.length;
  for (const name of flakyTests(read)) console.log(`flaky: ${name}`);
}
