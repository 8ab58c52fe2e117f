import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { recordResult } from '../results.ts';
import { inheritedEnvironment } from '../../lib/config.ts';
import { changeContent } from './change-content.ts';
import { copyProject } from './copy-project.ts';

/**
 * Runs the tests on a copy of the project with changed prices, days, entries and pages. Only `shippedFile` may fail,
 * and it must. Arguments are names of unit test files (default: all); `--journeys` takes files of e2e and requires a
 * build.
 */
const shippedFile = 'apps/web/src/shipped.test.ts';
const changingFile = 'apps/web/build-steps/facts-change.machine.test.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { journeys: { type: 'string', multiple: true, default: [] } },
});

const copy = mkdtempSync(join(tmpdir(), 'kongres-changed-'));
chmodSync(copy, 0o755);
try {
  copyProject(copy);
  changeContent(copy);
  rmSync(join(copy, changingFile));
  const faults = [
    ...(runCommand('npm', ['run', 'check:types', '--silent']) ? [] : ['the type check failed']),
    ...runUnitTests(positionals),
    ...runJourneys(values.journeys),
  ];
  for (const fault of faults) console.error(`with changed content: ${fault}`);
  if (faults.length === 0) console.log('the tests pass with changed content');
  const figure = `${positionals.join(', ') || 'all unit tests'}: ${faults.length} faults`;
  recordResult({
    check: 'changed-content',
    figure,
    result: faults.length > 0 ? 'failed' : 'passed',
  });
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

interface UnitReport {
  testResults: readonly { name: string; status: 'passed' | 'failed' }[];
}

function runUnitTests(names: readonly string[]): string[] {
  const report = join(copy, '.reports/unit.json');
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  runCommand('npx', [
    'vitest',
    'run',
    ...options,
    ...names,
    ...(names.length > 0 ? [shippedFile] : []),
  ]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(copy, name));
  return [
    ...failed.filter((name) => name !== shippedFile).map((name) => `${name} failed`),
    ...(failed.includes(shippedFile) ? [] : [`${shippedFile} passed, so it checks nothing`]),
  ];
}

function runJourneys(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  if (!runCommand('npm', ['run', 'build', '--silent'])) return ['the site build failed'];
  const isPublished = names.some((name) => name.startsWith('published-'));
  if (isPublished && !runCommand('npm', ['run', 'build:small'])) return ['the sample build failed'];
  const isPassed = runCommand('npx', ['playwright', 'test', '-c', 'e2e', '--no-deps', ...names]);
  return isPassed ? [] : ['a journey failed'];
}

function runCommand(command: string, args: readonly string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: copy,
    env: inheritedEnvironment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
