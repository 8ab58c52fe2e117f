import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inheritedEnvironment } from '../lib/config.ts';
import { readChangedPaths } from './changed-paths.ts';
import { findUnaffectedChecks } from './checks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kongres-changed-paths-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function runGit(args: readonly string[], hoursAgo = 0): void {
  const date = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...inheritedEnvironment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

function addCommit(path: string, hoursAgo: number): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), path);
  runGit(['add', '--all'], hoursAgo);
  runGit(['commit', '--message', path], hoursAgo);
}

describe('readChangedPaths', () => {
  it('lists what was committed, renamed or left uncommitted since yesterday', () => {
    runGit(['init']);
    addCommit('old.ts', 30);
    addCommit('moved.ts', 25);
    addCommit('new file.ts', 2);
    renameSync(join(folder, 'moved.ts'), join(folder, 'here.ts'));
    writeFileSync(join(folder, 'ż.ts'), '');
    expect(readChangedPaths(folder)).toEqual(['here.ts', 'moved.ts', 'new file.ts', 'ż.ts']);
  });

  it('is null when no commit is older than a day', () => {
    runGit(['init']);
    addCommit('new.ts', 2);
    expect(readChangedPaths(folder)).toBeNull();
  });

  it('is null outside a repository', () => {
    expect(readChangedPaths(folder)).toBeNull();
  });
});

describe('findUnaffectedChecks', () => {
  const idsFor = (changed: string[] | null) => findUnaffectedChecks(changed).map(({ id }) => id);

  it('is empty when everything counts as changed', () => {
    expect(idsFor(null)).toEqual([]);
  });

  it('leaves out only the checks whose paths did not change', () => {
    expect(idsFor(['packages/content/facts/tickets.ts'])).not.toContain('changed-facts');
    expect(idsFor(['packages/content/facts/tickets.ts'])).toContain('builder-package');
    expect(idsFor(['package-lock.json'])).toEqual([]);
    expect(idsFor([])).not.toContain('money-sequences');
  });
});
