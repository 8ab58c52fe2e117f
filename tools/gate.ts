import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { failedTests, firstLine, flakyTests, type BrowserReport } from './browser-report.ts';
import { gateChecks, acceptanceOnly } from './acceptance/checks.ts';
import { readResults } from './acceptance/results.ts';
import { toRows, formatTable } from './acceptance/table.ts';
import { inheritedEnvironment } from './stack/config.ts';

/** Runs everything a change must pass, and closes with what failed and one line that counts it. */
const root = join(import.meta.dirname, '..');
const reports = join(root, '.reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** Said again at the end: what comes last is what a reader of a cut log sees. */
const failures: string[] = [];

// None of them needs another's result.
const [isBuilt, ...areChecked] = await Promise.all(
  ['build --silent', 'check:lint', 'check:types', 'check:format', 'check:unused'].map((script) =>
    run(`npm run ${script}`, { isQuiet: true }),
  ),
);
for (const isOk of [isBuilt, ...areChecked]) count(isOk ?? false);

// The rest of the tests over changed content is for `npm run test:changed`.
const besides = [
  'npm run test:changed -- packages apps/web',
  'node tools/supply/supply.ts',
  'npm run build:small',
].map((line) => run(line, { isQuiet: true }));
await run('npx vitest run --reporter=default --reporter=json --outputFile.json=.reports/unit.json');
addUnitTests();
for (const isOk of await Promise.all(besides)) count(isOk);

if (isBuilt) {
  await run('npx playwright test -c e2e --reporter=line,json', {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'e2e.json') },
  });
  addBrowserTests();
}

const rows = toRows(readResults(), gateChecks);
console.log(`\n${await formatTable(rows)}`);
for (const { title, whyNotInGate } of acceptanceOnly) {
  console.log(`in the proof only: ${title} (${whyNotInGate})`);
}
// A check that failed was counted as a test; one that said nothing was not.
failed += rows.filter(({ result }) => result === 'missing').length;
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** A quiet one shows what it said only if it failed. */
async function run(
  line: string,
  { env = {}, isQuiet = false }: { env?: Record<string, string>; isQuiet?: boolean } = {},
): Promise<boolean> {
  const started = Date.now();
  if (!isQuiet) console.log(`\n> ${line}`);
  const [command = '', ...args] = line.split(' ');
  const child = spawn(command, args, {
    cwd: root,
    env: { ...inheritedEnvironment, ...env },
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const [status] = await once(child, 'close');
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (isQuiet) console.log(`\n> ${line}${status === 0 ? '' : `\n${said}`}`);
  if (status !== 0) failures.push(line);
  console.log(`  ${status === 0 ? 'ok' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}

function count(isOk: boolean) {
  if (isOk) passed += 1;
  else failed += 1;
}

interface Reports {
  unit: {
    numPassedTests: number;
    numFailedTests: number;
    success: boolean;
    testResults: {
      name: string;
      assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
    }[];
  };
  e2e: BrowserReport;
}

/** A runner that left no report has failed, whatever else it said. */
function readReport<Name extends keyof Reports>(name: Name): Reports[Name] | null {
  try {
    return JSON.parse(readFileSync(join(reports, `${name}.json`), 'utf8')) as Reports[Name];
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
  for (const { name, assertionResults } of read.testResults) {
    for (const { fullName, status, failureMessages = [] } of assertionResults) {
      if (status !== 'failed') continue;
      failures.push(`${relative(root, name)}: ${fullName}: ${firstLine(failureMessages[0])}`);
    }
  }
}

function addBrowserTests() {
  const read = readReport('e2e');
  if (!read) return;
  const { expected, flaky, unexpected } = read.stats;
  passed += expected + flaky;
  failed += unexpected + read.errors.length;
  failures.push(...failedTests(read), ...read.errors.map(({ message }) => firstLine(message)));
  for (const name of flakyTests(read)) console.log(`flaky: ${name}`);
}
