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
 * Runs the tests over a copy of the project with other prices, days, speakers, sessions, galas and
 * pages. Only the file that states what is shipped may fail, and it has to. Arguments are names of
 * unit test files, all of them without any; `--journeys` names files of e2e, after a build.
 */
const shippedFile = 'apps/web/src/shipped.test.ts';
/** Changes the content itself, and would find it changed already. */
const changingFile = 'apps/web/build-steps/facts-change.machine.test.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { journeys: { type: 'string', multiple: true, default: [] } },
});

const copy = mkdtempSync(join(tmpdir(), 'kongres-changed-'));
// nginx serves the copy's pages as a user of its own.
chmodSync(copy, 0o755);
try {
  copyProject(copy);
  changeContent(copy);
  rmSync(join(copy, changingFile));
  const faults = [
    ...(run('npm', ['run', 'check:types', '--silent']) ? [] : ['the types do not hold']),
    ...unitFaults(positionals),
    ...journeyFaults(values.journeys),
  ];
  for (const fault of faults) console.error(`over changed content: ${fault}`);
  if (faults.length === 0) console.log('the tests hold over changed content');
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

function unitFaults(names: readonly string[]): string[] {
  const report = join(copy, '.reports/unit.json');
  const options = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  run('npx', ['vitest', 'run', ...options, ...names, ...(names.length > 0 ? [shippedFile] : [])]);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as UnitReport;
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(copy, name));
  return [
    ...failed.filter((name) => name !== shippedFile).map((name) => `${name} failed`),
    ...(failed.includes(shippedFile) ? [] : [`${shippedFile} passed, so it states nothing`]),
  ];
}

function journeyFaults(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  if (!run('npm', ['run', 'build', '--silent'])) return ['the site does not build'];
  const isPublished = names.some((name) => name.startsWith('published-'));
  if (isPublished && !run('npm', ['run', 'build:small'])) return ['the sample does not build'];
  const isPassed = run('npx', ['playwright', 'test', '-c', 'e2e', '--no-deps', ...names]);
  return isPassed ? [] : ['a journey failed'];
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd: copy,
    env: inheritedEnvironment,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status === 0;
}
