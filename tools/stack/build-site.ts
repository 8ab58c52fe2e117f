import { execFileSync } from 'node:child_process';
import { inheritedEnvironment } from './config.ts';
import { rootFolder } from './folders.ts';

export function buildSite(env: Record<string, string> = {}): void {
  execFileSync('npm', ['run', 'build'], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, ...env },
    stdio: 'inherit',
  });
}
