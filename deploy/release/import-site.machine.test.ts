import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyUntrusted } from './copy-untrusted.ts';
import { withUntrustedFolder } from './untrusted-files.ts';
import type { Host } from '../lib/host.ts';
import { getServerPaths, type ServerPaths } from '../lib/paths.ts';
import { listReleases, readRelease } from './release.ts';
import { importBuiltSite } from './import-site.ts';

// Needs /proc and GNU cp.

const origin = 'https://kongres-ai.example';
const id = '1.0.b20261117T014500';
const host: Host = { run: (program, ...args) => execFileSync(program, args), print: () => {} };
let places: ServerPaths;
let root = '';

const site = {
  'client/index.html': 'a page',
  'client/assets/entry-2.js': 'a script',
  'nginx/addresses.map': '/ /;\n',
  'nginx/inline-scripts.map': '/index.html "";\n',
  'nginx/live-pages.map': '',
  'nginx/not-found.map': '',
  'nginx/problems.map': '',
  'nginx/robots.map': 'default "";\n',
  'nginx/sale.map': '',
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-import-'));
  places = getServerPaths(root);
  writeTestFile(join(places.settings, 'site.env'), `PUBLIC_ORIGIN=${origin}\nSTAGE=production\n`);
  const running = join(places.releases, '1.0');
  writeSite(running);
  writeTestFile(join(running, 'node'), 'a program');
  writeTestFile(join(running, 'app/apps/api/src/main/server.ts'), 'another one');
  writeTestFile(join(running, 'desk/index.html'), 'the desk');
  mkdirSync(join(running, 'app/node_modules'));
  symlinkSync('../apps', join(running, 'app/node_modules/apps'));
  writeTestFile(join(running, 'release.json'), JSON.stringify({ id: '1.0', assets: [] }));
  symlinkSync(running, places.current);
  writeBuild(id);
});
afterEach(() => rmSync(root, { recursive: true }));

function writeTestFile(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeSite(folder: string) {
  for (const [name, text] of Object.entries(site)) writeTestFile(join(folder, 'site', name), text);
}

const getOutboxPath = (path: string) => join(places.builder, 'outbox', path);

function writeBuild(name: string, overrides: Record<string, unknown> = {}) {
  writeSite(getOutboxPath(name));
  const [version = ''] = name.split('.b');
  const built = { id: name, version, origin, stage: 'production', built: 'today', ...overrides };
  writeTestFile(getOutboxPath(`${name}/built.json`), JSON.stringify(built));
}

function expectRejected(reason: string | RegExp) {
  const before = readdirSync(places.releases);
  expect(() => importBuiltSite(places, host)).toThrow(reason);
  expect(readdirSync(places.releases)).toEqual(before);
}

test('makes a release of a built site and the running programs', () => {
  expect(importBuiltSite(places, host)).toBe(id);
  const folder = join(places.releases, id);
  expect(readRelease(folder)).toEqual({
    id,
    version: '1.0',
    packed: 'today',
    origin,
    stage: 'production',
    assets: ['entry-2.js'],
  });
  expect(readFileSync(join(folder, 'site/client/index.html'), 'utf8')).toBe('a page');
  const inode = (file: string) => statSync(file).ino;
  for (const name of ['node', 'desk/index.html', 'app/node_modules/apps/api/src/main/server.ts']) {
    expect(inode(join(folder, name))).toBe(inode(join(places.current, name)));
  }
  expect(inode(join(folder, 'site/client/index.html'))).not.toBe(
    inode(getOutboxPath(`${id}/site/client/index.html`)),
  );
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('sets file permissions independent of the source', () => {
  execFileSync('chmod', ['4777', getOutboxPath(`${id}/site/client/index.html`)]);
  importBuiltSite(places, host);
  const mode = statSync(join(places.releases, id, 'site/client/index.html')).mode & 0o7777;
  expect(mode & 0o7133).toBe(0);
});

test('imports the newest site once, also on top of an imported one', () => {
  writeBuild('1.0.b20261117T014459');
  importBuiltSite(places, host);
  expectRejected('it was imported before');
  rmSync(places.current);
  symlinkSync(join(places.releases, id), places.current);
  writeBuild('1.0.b20261118T000000');
  expect(importBuiltSite(places, host)).toBe('1.0.b20261118T000000');
  expect(listReleases(places)).toHaveLength(3);
});

test('only one of two concurrent imports succeeds', () => {
  const inBetween: Host = {
    ...host,
    run(program, ...args) {
      host.run(program, ...args);
      expect(importBuiltSite(places, host)).toBe(id);
    },
  };
  expect(() => importBuiltSite(places, inBetween)).toThrow(`${id} was not imported: ENOTEMPTY`);
  expect(readdirSync(places.releases)).toEqual(['1.0', id]);
});

test('rejects a site with another version, origin, stage or id', () => {
  writeBuild('2.0.b20261117T014501');
  expectRejected('it was built from 2.0, the programs are 1.0: install kongres-builder 1.0');
  writeBuild('1.0.b20261117T014502', { origin: 'https://elsewhere.example' });
  expectRejected('built for the origin "https://elsewhere.example"');
  writeBuild('1.0.b20261117T014503', { stage: 'staging' });
  expectRejected('built for the stage "staging"');
  writeBuild('1.0.b20261117T014504', { id: '../../etc' });
  expectRejected('its id is ../../etc');
  writeBuild('1.0.b20261117T014505', { version: 1 });
  expectRejected('has no version');
});

test('ignores unfinished builds and rejects incomplete ones', () => {
  renameSync(getOutboxPath(id), getOutboxPath(`.${id}`));
  expectRejected('contains no built site');
  writeBuild(id);
  rmSync(getOutboxPath(`${id}/site/client/assets`), { recursive: true });
  expectRejected(`${id} was not imported`);
  rmSync(getOutboxPath(`${id}/site/nginx`), { recursive: true });
  expectRejected('site/nginx is missing');
  writeTestFile(getOutboxPath(`${id}/built.json`), '{');
  expectRejected('built.json is not JSON');
});

test('requires a running release', () => {
  rmSync(places.current);
  expectRejected('kongres deploy');
});

test.each([
  ['a link to a file', 'is a link', (at: string) => symlinkSync('/etc/passwd', at)],
  ['a link to a folder', 'is a link', (at: string) => symlinkSync('/etc', at)],
  ['a hard link', 'has more than one hard link', (at: string) => linkSync(createSecretFile(), at)],
  ['a pipe', 'neither a file nor a folder', (at: string) => execFileSync('mkfifo', [at])],
  ['a hidden file', 'is not a valid name', (at: string) => writeFileSync(`${dirname(at)}/.x`, '')],
  ['a control character', 'is not a valid name', (at: string) => writeFileSync(`${at}\n`, '')],
])('rejects %s', (_name, reason, make: (at: string) => void) => {
  make(getOutboxPath(`${id}/site/client/extra`));
  expectRejected(reason);
});

function createSecretFile(): string {
  writeTestFile(join(places.settings, 'kongres.env'), 'a secret');
  return join(places.settings, 'kongres.env');
}

test.each(['', id, `${id}/site`, `${id}/site/client`, `${id}/site/nginx`, `${id}/built.json`])(
  'rejects a link in the path: outbox/%s',
  (path) => {
    const elsewhere = join(root, 'elsewhere');
    renameSync(getOutboxPath(path), elsewhere);
    symlinkSync(elsewhere, getOutboxPath(path).replace(/\/$/, ''));
    expectRejected('is a link');
  },
);

test('rejects an unexpected line for nginx', () => {
  writeTestFile(getOutboxPath(`${id}/site/nginx/addresses.map`), '/ /;\n} server {\n');
  expectRejected(`${id} was not imported: addresses.map, line 2, is not a line of a build`);
});

test('enforces limits on entries, size and depth', () => {
  const copy = (limits: Parameters<typeof copyUntrusted>[2]) => {
    const to = join(root, 'copy');
    rmSync(to, { recursive: true, force: true });
    withUntrustedFolder(getOutboxPath(`${id}/site`), (from) => copyUntrusted(from, to, limits));
  };
  const enough = { entries: 12, bytes: 1000, depth: 3 };
  expect(() => copy(enough)).not.toThrow();
  expect(() => copy({ ...enough, entries: 11 })).toThrow('entries');
  expect(() => copy({ ...enough, bytes: 20 })).toThrow('exceeds the size limit');
  expect(() => copy({ ...enough, depth: 2 })).toThrow('is nested too deep');
});

test('deletes unfinished imports after an hour', () => {
  const left = (name: string, seconds: number) => {
    const folder = join(places.releases, `.importing-${name}`);
    mkdirSync(folder);
    utimesSync(folder, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
  };
  left('old', 4000);
  left('now', 0);
  importBuiltSite(places, host);
  expect(readdirSync(places.releases)).toEqual(['.importing-now', '1.0', id]);
});
