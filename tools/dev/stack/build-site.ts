import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from '../../lib/config.ts';
import { rootFolder } from '../../lib/folders.ts';

export function buildSite(env: Record<string, string> = {}): void {
  runScript('build:site', env);
}

export function buildDesk(): void {
  runScript('build:desk');
}

function runScript(name: string, env: Record<string, string> = {}): void {
  execFileSync('npm', ['run', name], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ...env },
    stdio: 'inherit',
  });
}
