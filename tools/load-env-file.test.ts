import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** A checkout with nothing in it but what reads its `.env`. */
const root = mkdtempSync(join(tmpdir(), 'kongres-env-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, 'tools'));
const program = join(root, 'tools/load-env-file.ts');
copyFileSync(join(import.meta.dirname, 'load-env-file.ts'), program);

function seen(env: Record<string, string>): string {
  const script = 'console.log(process.env.DEV_PORT, process.env.LOG_LEVEL)';
  return execFileSync(process.execPath, [`--import=${program}`, '-e', script], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
  }).trim();
}

test('.env fills in what the environment leaves open, wherever a program is started from', () => {
  expect(seen({ DEV_PORT: '6000' })).toBe('6000 undefined');
  writeFileSync(join(root, '.env'), 'DEV_PORT=7000\nLOG_LEVEL=warn\n');
  expect(seen({ DEV_PORT: '6000' })).toBe('6000 warn');
});
