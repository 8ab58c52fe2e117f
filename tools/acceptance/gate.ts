import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptanceOnly, findUnaffectedChecks, gateChecks } from './checks.ts';
import { readChangedPaths } from './changed-paths.ts';
import { listFormattingCommands } from './formatting.ts';
import { gateParts, parseNames, type GatePart } from './parts.ts';
import { readResults } from './results.ts';
import { runStep, type Step } from './run-step.ts';
import { sampleSeed } from './sample.ts';
import { formatTable, toRows } from './table.ts';
import {
  listFailedTests,
  getFirstLine,
  listFlakyTests,
  measureFiles,
  type BrowserReport,
} from './browser-report.ts';
import { readDatabaseServer } from '../lib/config.ts';
import { rootFolder } from '../lib/folders.ts';
import { startThrowawayPostgres } from '../dev/stack/throwaway-postgres.ts';

/**
 * Runs everything a change must pass. `--part` runs one part: `unit` (static checks and Vitest), `browser-1`
 * (journeys), `browser-2` (other browser tests).
 */
const { part } = parseArgs({ options: { part: { type: 'string', multiple: true } } }).values;
const parts = parseNames('part', gateParts, part);
const runsEveryPart = parts.length === 0;
const shouldRunPart = (name: GatePart) => runsEveryPart || parts.includes(name);

const reports = join(rootFolder, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** Printed last, because CI truncates logs. */
const failures: string[] = [];
const steps: Step[] = [];
const ranFiles = new Set<string>();
const slowest: { file: string; seconds: number }[] = [];

const changedPaths = readChangedPaths();
const unaffected = findUnaffectedChecks(changedPaths);
const isAffected = (file: string) => !unaffected.some((check) => check.file === file);
console.log(`sample of ${sampleSeed}`);
console.log(
  changedPaths
    ? `${changedPaths.length} paths changed within a day`
    : 'no commit older than a day: everything counts as changed',
);
for (const { title } of unaffected) console.log(`skipped, its paths did not change: ${title}`);

const browserBuilds = shouldRunPart('browser-2') ? [toScriptCommand('build:small')] : [];
if (shouldRunPart('unit')) {
  await countSteps([
    toScriptCommand('build'),
    ...['check:lint', 'check:spelling', 'check:types', 'check:unused'].map(toScriptCommand),
    ...listFormattingCommands(changedPaths),
  ]);
  const others = countSteps([
    ['node', 'tools/release/supply/supply.ts'],
    ...(isAffected('tools/acceptance/changed-content/changed-content.ts')
      ? [['npm', 'run', 'test:changed', '--silent', '--', 'packages', 'apps/web']]
      : []),
    ...browserBuilds,
  ]);
  await runUnitTests();
  await others;
  ranFiles
    .add('tools/release/supply/supply.ts')
    .add('tools/acceptance/changed-content/changed-content.ts');
} else {
  await countSteps([toScriptCommand('build')]);
  await countSteps(browserBuilds);
}
if (shouldRunPart('browser-1') || shouldRunPart('browser-2')) await runBrowserTests();

const expected = gateChecks.filter(
  ({ file }) => isAffected(file) && (runsEveryPart || ranFiles.has(file)),
);
const rows = toRows(readResults(), expected);
console.log(`\n${await formatTable(rows)}`);
for (const { title, whyNotInGate } of acceptanceOnly) {
  console.log(`acceptance only: ${title} (${whyNotInGate})`);
}
// Failed checks are already counted as failed tests.
failed += rows.filter(({ result }) => result === 'missing').length;
printCosts();
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function toScriptCommand(name: string): string[] {
  return ['npm', 'run', name, '--silent'];
}

/** Runs independent commands in parallel; each counts as one test. */
async function countSteps(commands: readonly (readonly string[])[]): Promise<void> {
  const results = await Promise.all(commands.map((command) => runStep(command, { isQuiet: true })));
  for (const { name, isOk } of results) {
    if (isOk) passed += 1;
    else failed += 1;
    if (!isOk) failures.push(name);
  }
  steps.push(...results);
}

async function runUnitTests(): Promise<void> {
  const postgres = await startThrowawayPostgres();
  // pg_ctl detaches the server, so it must be stopped when the gate is interrupted.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
  }
  const excluded = unaffected.filter(({ file }) => file.endsWith('.test.ts'));
  const step = await runStep(
    [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.reports/unit.json',
    ],
    {
      env: {
        DATABASE_SERVER: postgres.server,
        DURABLE_DATABASE_SERVER: readDatabaseServer(),
        SAMPLE_SEED: sampleSeed,
        EXCLUDED_TESTS: excluded.map(({ file }) => file).join(),
      },
    },
  );
  const { seconds } = step;
  const cpuSeconds = postgres.readCpuSeconds();
  steps.push(step, { name: 'PostgreSQL of these tests', isOk: true, seconds, cpuSeconds });
  await postgres.stop();
  const report = readReport('unit') as UnitReport | null;
  if (!report) return;
  passed += report.numPassedTests;
  failed += report.success ? 0 : Math.max(report.numFailedTests, 1);
  for (const { name, assertionResults, startTime, endTime } of report.testResults) {
    const file = relative(rootFolder, name);
    ranFiles.add(file);
    slowest.push({ file, seconds: (endTime - startTime) / 1000 });
    for (const { fullName, status, failureMessages = [] } of assertionResults) {
      if (status !== 'failed') continue;
      failures.push(`${file}: ${fullName}: ${getFirstLine(failureMessages[0])}`);
    }
  }
  if (!step.isOk && report.success) failures.push(step.name);
}

async function runBrowserTests(): Promise<void> {
  const step = await runStep(['npx', 'playwright', 'test', '-c', 'e2e', '--reporter=line,json'], {
    isAlone: true,
    env: {
      SAMPLE_SEED: sampleSeed,
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json'),
      E2E_PARTS: parts.join(),
    },
  });
  steps.push(step);
  const report = readReport('e2e') as BrowserReport | null;
  if (!report) return;
  const { expected: first, flaky, unexpected } = report.stats;
  passed += first + flaky;
  failed += unexpected + report.errors.length;
  failures.push(
    ...listFailedTests(report),
    ...report.errors.map(({ message }) => getFirstLine(message)),
  );
  for (const name of listFlakyTests(report)) console.log(`flaky: ${name}`);
  for (const { file, seconds } of measureFiles(report)) {
    ranFiles.add(`e2e/tests/${file}`);
    slowest.push({ file, seconds });
  }
}

interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** A runner that wrote no report has failed, whatever it printed. */
function readReport(name: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8'));
  } catch {
    failed += 1;
    failures.push(`${name}: no report`);
    return null;
  }
}

function printCosts(): void {
  console.log('\nCPU s   wall s  step');
  for (const { name, cpuSeconds, seconds } of steps) {
    console.log(`${cpuSeconds.toFixed(0).padStart(5)}  ${seconds.toFixed(0).padStart(6)}  ${name}`);
  }
  console.log('\nThe slowest test files');
  for (const { file, seconds } of slowest.toSorted((a, b) => b.seconds - a.seconds).slice(0, 15)) {
    console.log(`${seconds.toFixed(0).padStart(5)} s  ${file}`);
  }
  console.log('');
}
