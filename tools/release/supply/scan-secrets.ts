import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder, siteFolder } from '../../lib/folders.ts';

const program = join(rootFolder, 'node_modules/.bin/secretlint');
const rules = join(rootFolder, '.secretlintrc.json');

export function scanFolder(folder: string, { isIgnoredToo = false } = {}): string[] {
  return runSecretlint(['**/*', ...(isIgnoredToo ? ['--no-gitignore'] : [])], { cwd: folder });
}

/** Scans every committed version; null without git history. */
export function scanHistory(): string[] | null {
  const { stdout, status } = spawnSync('git', ['log', '-p', '--no-color', 'HEAD'], {
    cwd: rootFolder,
    encoding: 'utf8',
    maxBuffer: 512 * 1024 ** 2,
  });
  if (status !== 0) return null;
  return runSecretlint(['--stdinFileName=history.patch'], { cwd: rootFolder, input: stdout });
}

export function scanBuild(): string[] {
  if (!existsSync(siteFolder)) throw new Error('there is no build to scan');
  return scanFolder(siteFolder, { isIgnoredToo: true });
}

export function scanRepository(): string[] {
  return scanFolder(rootFolder);
}

function runSecretlint(
  args: readonly string[],
  { cwd, input = '' }: { cwd: string; input?: string },
) {
  const { status, stdout, stderr } = spawnSync(
    program,
    [...args, '--format=unix', `--secretlintrc=${rules}`],
    { cwd, input, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 },
  );
  if (status !== 0 && status !== 1) throw new Error(`secretlint: ${stderr}`);
  const found = stdout.split('\n').filter((line) => /^\S+:\d+:\d+:/.test(line));
  if (status === 1 && found.length === 0) throw new Error(`secretlint: ${stdout}`);
  return found;
}
