import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-builder-'));
  writeTestFile('packaged/builder.json', '{"version":"1.0"}');
  writeTestFile('packaged/source/node_modules/react/index.js', 'theirs');
  writeTestFile('packaged/source/node_modules/@kongres/content/x', 'ours');
  writeTestFile('packaged/source/apps/web/src/page.txt', 'a page');
  writeTestFile('packaged/source/apps/web/node_modules/altcha-lib/index.js', 'theirs');
  setBuildScript(
    'mkdir -p node_modules/.vite build/client/assets build/nginx && cp src/page.txt build/client && env | cut -d= -f1 | sort >build/nginx/env',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function writeTestFile(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const setBuildScript = (build: string) =>
  writeTestFile('packaged/source/apps/web/package.json', JSON.stringify({ scripts: { build } }));

const getStateFolder = () => join(root, 'state');
const listOutbox = () => readdirSync(join(getStateFolder(), 'outbox'));
const buildAt = (
  second = 0,
  settings = { PUBLIC_ORIGIN: 'https://kongres-ai.example', STAGE: 'staging' },
) =>
  buildSite({
    packaged: join(root, 'packaged'),
    state: getStateFolder(),
    settings,
    now: new Date(Date.UTC(2026, 10, 17, 1, 45, second)),
  });

test('writes the built site and its description into the outbox and leaves the sources unchanged', () => {
  expect(buildAt()).toBe('1.0.b20261117T014500');
  const folder = join(getStateFolder(), 'outbox/1.0.b20261117T014500');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(JSON.parse(read('built.json'))).toEqual({
    id: '1.0.b20261117T014500',
    version: '1.0',
    origin: 'https://kongres-ai.example',
    stage: 'staging',
    built: '2026-11-17T01:45:00.000Z',
  });
  expect(read('site/client/page.txt')).toBe('a page');
  expect(readdirSync(join(root, 'packaged/source/apps/web'))).not.toContain('build');
  expect(readdirSync(join(root, 'packaged/source/apps/web/node_modules'))).toEqual(['altcha-lib']);
  expect(readdirSync(getStateFolder())).toEqual(['outbox']);
});

test('passes only two settings to the build', () => {
  buildAt();
  const known = readFileSync(
    join(getStateFolder(), 'outbox/1.0.b20261117T014500/site/nginx/env'),
    'utf8',
  );
  expect(
    known
      .trim()
      .split('\n')
      .filter((name) => !/^(?:_|OLDPWD|PWD|SHLVL)$/.test(name)),
  ).toEqual(['HOME', 'PATH', 'PUBLIC_ORIGIN', 'STAGE']);
});

test('a failed build leaves no site in the outbox', () => {
  buildAt(1);
  setBuildScript('mkdir -p build/client && false');
  expect(() => buildAt(2)).toThrow('the site was not built: its build ended with 1');
  expect(listOutbox()).toEqual(['1.0.b20261117T014501']);
  expect(() => buildAt(3, { PUBLIC_ORIGIN: '', STAGE: '' })).toThrow('PUBLIC_ORIGIN');
});

test('keeps two builds and deletes unfinished ones', () => {
  for (const second of [1, 2, 3]) buildAt(second);
  writeTestFile('state/outbox/.1.0.b20261117T014504/built.json', '');
  buildAt(5);
  expect(listOutbox()).toEqual(['1.0.b20261117T014503', '1.0.b20261117T014505']);
});
