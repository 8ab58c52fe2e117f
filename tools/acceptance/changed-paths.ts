import { execFileSync } from 'node:child_process';
import { rootFolder } from '../lib/folders.ts';

/**
 * Paths changed in the last 24 hours, committed or not. Null when the history does not reach that far, so that
 * everything is checked: a fresh clone has no other way to tell what a change consists of.
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
    // Both names of a renamed file: what depends on the old place is affected, too.
    const changed = git('diff', '--name-only', '--no-renames', '-z', base);
    const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
    return [...new Set(`${changed}${untracked}`.split('\0').filter(Boolean))].toSorted();
  } catch {
    return null;
  }
}
