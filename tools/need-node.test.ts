import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rootFolder } from './stack/folders.ts';

const guard = join(import.meta.dirname, 'need-node.cjs');

test('an older Node is told in one sentence what to do', () => {
  // The same file beside a package.json that asks for a Node that does not exist yet.
  const folder = mkdtempSync(join(tmpdir(), 'older-node-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'tools'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node: '>=99' } }));
  writeFileSync(join(folder, 'tools/need-node.cjs'), readFileSync(guard));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['-r', './tools/need-node.cjs', '-e', 'console.error("went on")'],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Node 99 or newer is needed, and this is ${process.versions.node}: run "nvm install".\n`,
  );
});

test('this Node is told nothing', () => {
  expect(execFileSync(process.execPath, ['-r', guard, '-e', ''], { encoding: 'utf8' })).toBe('');
});

test.each(['.', 'apps/api', 'apps/web'])('every script in %s asks for its Node first', (folder) => {
  const read = readFileSync(join(rootFolder, folder, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(read) as { scripts: Record<string, string> };
  const unguarded = Object.entries(scripts).filter(
    ([, script]) =>
      !/^node (?:-r )?\S*tools\/need-node\.cjs /.test(script) && !script.startsWith('npm run '),
  );
  // Setup brings the Node that is missing.
  expect(unguarded.map(([name]) => name)).toEqual(folder === '.' ? ['setup'] : []);
});
