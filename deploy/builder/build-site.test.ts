import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-builder-'));
  write('packaged/builder.json', '{"version":"1.0"}');
  write('packaged/source/node_modules/react/index.js', 'theirs');
  write('packaged/source/node_modules/@kongres/content/x', 'ours');
  write('packaged/source/apps/web/src/page.txt', 'a page');
  write('packaged/source/apps/web/node_modules/altcha-lib/index.js', 'theirs');
  buildsWith(
    'mkdir -p node_modules/.vite build/client/assets build/nginx && cp src/page.txt build/client && env | cut -d= -f1 | sort >build/nginx/env',
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const buildsWith = (build: string) =>
  write('packaged/source/apps/web/package.json', JSON.stringify({ scripts: { build } }));

const state = () => join(root, 'state');
const outbox = () => readdirSync(join(state(), 'outbox'));
const build = (
  second = 0,
  told = { PUBLIC_ORIGIN: 'https://kongres-ai.example', STAGE: 'staging' },
) =>
  buildSite({
    packaged: join(root, 'packaged'),
    state: state(),
    told,
    now: new Date(Date.UTC(2026, 10, 17, 1, 45, second)),
  });

test('what was built lies in the outbox, says whom it is for, and leaves the sources as they were', () => {
  expect(build()).toBe('1.0.b20261117T014500');
  const folder = join(state(), 'outbox/1.0.b20261117T014500');
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
  expect(readdirSync(state())).toEqual(['outbox']);
});

test('a build is told two settings, and nothing else of its surroundings', () => {
  build();
  const known = readFileSync(join(state(), 'outbox/1.0.b20261117T014500/site/nginx/env'), 'utf8');
  // The shell itself adds the last ones.
  expect(
    known
      .trim()
      .split('\n')
      .filter((name) => !/^(?:_|OLDPWD|PWD|SHLVL)$/.test(name)),
  ).toEqual(['HOME', 'PATH', 'PUBLIC_ORIGIN', 'STAGE']);
});

test('a build that fails leaves nothing to take', () => {
  build(1);
  buildsWith('mkdir -p build/client && false');
  expect(() => build(2)).toThrow('the site was not built: its build ended with 1');
  expect(outbox()).toEqual(['1.0.b20261117T014501']);
  expect(() => build(3, { PUBLIC_ORIGIN: '', STAGE: '' })).toThrow('PUBLIC_ORIGIN');
});

test('the outbox does not grow, and what was cut short goes', () => {
  for (const second of [1, 2, 3]) build(second);
  write('state/outbox/.1.0.b20261117T014504/built.json', '');
  build(5);
  expect(outbox()).toEqual(['1.0.b20261117T014503', '1.0.b20261117T014505']);
});
