import { readChangedPaths } from './changed-paths.ts';
import { listFormattingCommands } from './formatting.ts';
import { runStep, type Step } from './run-step.ts';

/** `npm run check:quick`: finds most mistakes within four minutes. */
const changedPaths = readChangedPaths();
const hasChangedIn = (...folders: readonly string[]) =>
  !changedPaths || changedPaths.some((path) => folders.some((folder) => path.startsWith(folder)));

const testedFolders = ['apps/web/', 'apps/desk/', 'packages/', 'deploy/', 'tools/'];
const paymentFolders = ['payments', 'prices', 'checkout', 'settlement', 'quotas'].map(
  (folder) => `apps/api/src/sales/${folder}/`,
);

const started = Date.now();
const results: Step[] = [];
const runSteps = async (...commands: readonly (readonly string[])[]) => {
  results.push(
    ...(await Promise.all(commands.map((command) => runStep(command, { isQuiet: true })))),
  );
};

const needsBrowser = hasChangedIn('apps/', 'packages/');
await runSteps(
  ['npm', 'run', 'check:types', '--silent'],
  ['npm', 'run', 'check:lint', '--silent'],
  ['npm', 'run', 'check:spelling', '--silent'],
  ...listFormattingCommands(changedPaths),
  ...(needsBrowser ? [['npm', 'run', 'build', '--silent']] : []),
);
const projects = ['anywhere', 'anywhere-isolated', 'pages'].map((name) => `--project=${name}`);
await runSteps([
  'npx',
  'vitest',
  'run',
  '--reporter=dot',
  ...projects,
  ...testedFolders,
  ...paymentFolders,
]);
if (needsBrowser) {
  await runSteps(['npx', 'playwright', 'test', '-c', 'e2e', '--no-deps', '--grep=@quick']);
}

const failed = results.filter(({ isOk }) => !isOk);
for (const { name } of failed) console.log(`failed: ${name}`);
console.log(`\n${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
