import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rootFolder } from './stack/folders.ts';
import { inheritedEnvironment } from './stack/config.ts';

test('setup installs what the lock file says, and then starts the site', () => {
  // An npm that only writes down what it is asked for.
  const folder = mkdtempSync(join(tmpdir(), 'setup-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const asked = join(folder, 'asked');
  writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho "$*" >> '${asked}'\n`);
  chmodSync(join(folder, 'npm'), 0o755);
  const path = [folder, dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter);
  const { status } = spawnSync('bash', [join(rootFolder, 'tools/setup.sh')], {
    env: { ...inheritedEnvironment, PATH: path },
  });
  expect(status).toBe(0);
  expect(readFileSync(asked, 'utf8').trim().split('\n')).toEqual(['--version', 'ci', 'run dev']);
});
