import { execFileSync } from 'node:child_process';
import { rootFolder } from '../lib/folders.ts';

/**
 * Paths changed in the last 24 hours, committed or not; null if the history is shorter, so that everything is checked.
 */
export function readChangedPaths(folder = rootFolder): string[] | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    const base = git('rev-list', '-1', '--before=24 hours ago', 'HEAD').trim();
    if (!base) return null;
    // Lists both names of renamed files.
    const changed = git('diff', '--name-only', '--no-renames', '-z', base);
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set(`${changed}${untracked}`.split('\0').filter(Boolean))].toSorted();
  } catch {
    return null;
  }
}
