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
import { copyForeign } from './copy-foreign.ts';
import { withFolder } from './foreign-files.ts';
import type { Host } from '../lib/host.ts';
import { placesIn, type Places } from '../lib/places.ts';
import { listReleases, readRelease } from './release.ts';
import { take } from './take.ts';

// Needs Linux, which shows open folders under /proc, and its cp.

const origin = 'https://kongres-ai.example';
const id = '1.0.b20261117T014500';
const host: Host = { run: (program, ...args) => execFileSync(program, args), say: () => {} };
let places: Places;
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
  root = mkdtempSync(join(tmpdir(), 'kongres-take-'));
  places = placesIn(root);
  write(join(places.settings, 'site.env'), `PUBLIC_ORIGIN=${origin}\nSTAGE=production\n`);
  const running = join(places.releases, '1.0');
  writeSite(running);
  write(join(running, 'node'), 'a program');
  write(join(running, 'app/apps/api/src/main/server.ts'), 'another one');
  write(join(running, 'desk/index.html'), 'the desk');
  mkdirSync(join(running, 'app/node_modules'));
  symlinkSync('../apps', join(running, 'app/node_modules/apps'));
  write(join(running, 'release.json'), JSON.stringify({ id: '1.0', assets: [] }));
  symlinkSync(running, places.current);
  build(id);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function writeSite(folder: string) {
  for (const [name, text] of Object.entries(site)) write(join(folder, 'site', name), text);
}

const box = (path: string) => join(places.builder, 'outbox', path);

function build(name: string, said: Record<string, unknown> = {}) {
  writeSite(box(name));
  const [version = ''] = name.split('.b');
  const built = { id: name, version, origin, stage: 'production', built: 'today', ...said };
  write(box(`${name}/built.json`), JSON.stringify(built));
}

/** Whatever is wrong, it is one line, and nothing of it is left. */
function refused(reason: string | RegExp) {
  const before = readdirSync(places.releases);
  expect(() => take(places, host)).toThrow(reason);
  expect(readdirSync(places.releases)).toEqual(before);
}

test('a built site becomes a release with the programs that run', () => {
  expect(take(places, host)).toBe(id);
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
    inode(box(`${id}/site/client/index.html`)),
  );
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});

test('rights are ours, whatever they were', () => {
  execFileSync('chmod', ['4777', box(`${id}/site/client/index.html`)]);
  take(places, host);
  const mode = statSync(join(places.releases, id, 'site/client/index.html')).mode & 0o7777;
  expect(mode & 0o7133).toBe(0);
});

test('the newest is taken, once, and one that goes with a taken one as well', () => {
  build('1.0.b20261117T014459');
  take(places, host);
  refused('it was taken before');
  rmSync(places.current);
  symlinkSync(join(places.releases, id), places.current);
  build('1.0.b20261118T000000');
  expect(take(places, host)).toBe('1.0.b20261118T000000');
  expect(listReleases(places)).toHaveLength(3);
});

test('of two at once one takes it', () => {
  const inBetween: Host = {
    ...host,
    run(program, ...args) {
      host.run(program, ...args);
      expect(take(places, host)).toBe(id);
    },
  };
  expect(() => take(places, inBetween)).toThrow(`${id} is not taken: ENOTEMPTY`);
  expect(readdirSync(places.releases)).toEqual(['1.0', id]);
});

test('a site of another version, address or name is refused', () => {
  build('2.0.b20261117T014501');
  refused('it was built from 2.0 and the programs are those of 1.0: install kongres-builder 1.0');
  build('1.0.b20261117T014502', { origin: 'https://elsewhere.example' });
  refused('built for the origin "https://elsewhere.example"');
  build('1.0.b20261117T014503', { stage: 'staging' });
  refused('built for the stage "staging"');
  build('1.0.b20261117T014504', { id: '../../etc' });
  refused('it calls itself ../../etc');
  build('1.0.b20261117T014505', { version: 1 });
  refused('does not say its version');
});

test('what is half written is not looked at, and half of a site is refused', () => {
  renameSync(box(id), box(`.${id}`));
  refused('has nothing that was built');
  build(id);
  rmSync(box(`${id}/site/client/assets`), { recursive: true });
  refused(`${id} is not taken`);
  rmSync(box(`${id}/site/nginx`), { recursive: true });
  refused('site/nginx is missing');
  write(box(`${id}/built.json`), '{');
  refused('built.json is not JSON');
});

test('nothing runs yet: there are no programs to go with', () => {
  rmSync(places.current);
  refused('kongres deploy');
});

test.each([
  ['a link to a file', 'is a link', (at: string) => symlinkSync('/etc/passwd', at)],
  ['a link to a folder', 'is a link', (at: string) => symlinkSync('/etc', at)],
  ['a second name', 'has another name elsewhere', (at: string) => linkSync(secret(), at)],
  ['a pipe', 'neither a file nor a folder', (at: string) => execFileSync('mkfifo', [at])],
  ['a hidden file', 'is not a fit name', (at: string) => writeFileSync(`${dirname(at)}/.x`, '')],
  ['a control', 'is not a fit name', (at: string) => writeFileSync(`${at}\n`, '')],
])('%s is refused', (_name, reason, make: (at: string) => void) => {
  make(box(`${id}/site/client/extra`));
  refused(reason);
});

function secret(): string {
  write(join(places.settings, 'kongres.env'), 'a secret');
  return join(places.settings, 'kongres.env');
}

test.each(['', id, `${id}/site`, `${id}/site/client`, `${id}/site/nginx`, `${id}/built.json`])(
  'a link is refused on the way too: outbox/%s',
  (path) => {
    const elsewhere = join(root, 'elsewhere');
    renameSync(box(path), elsewhere);
    symlinkSync(elsewhere, box(path).replace(/\/$/, ''));
    refused('is a link');
  },
);

test('a line for nginx that no build writes is refused', () => {
  write(box(`${id}/site/nginx/addresses.map`), '/ /;\n} server {\n');
  refused(`${id} is not taken: addresses.map, line 2, is nothing that a build writes`);
});

test('too many, too much, too deep', () => {
  const copy = (limits: Parameters<typeof copyForeign>[2]) => {
    const to = join(root, 'copy');
    rmSync(to, { recursive: true, force: true });
    withFolder(box(`${id}/site`), (from) => copyForeign(from, to, limits));
  };
  const enough = { entries: 12, bytes: 1000, depth: 3 };
  expect(() => copy(enough)).not.toThrow();
  expect(() => copy({ ...enough, entries: 11 })).toThrow('entries');
  expect(() => copy({ ...enough, bytes: 20 })).toThrow('is more than there is room for');
  expect(() => copy({ ...enough, depth: 2 })).toThrow('lies too deep');
});

test('what was being taken when the machine went off goes after an hour', () => {
  const left = (name: string, seconds: number) => {
    const folder = join(places.releases, `.taking-${name}`);
    mkdirSync(folder);
    utimesSync(folder, Date.now() / 1000 - seconds, Date.now() / 1000 - seconds);
  };
  left('old', 4000);
  left('now', 0);
  take(places, host);
  expect(readdirSync(places.releases)).toEqual(['.taking-now', '1.0', id]);
});
