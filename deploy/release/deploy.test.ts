import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deployRelease } from './deploy.ts';
import type { Host } from '../lib/host.ts';
import { installRelease } from './install.ts';
import { getServerPaths, units, type ServerPaths } from '../lib/paths.ts';
import { listReleases } from './release.ts';

const origin = 'https://kongres-ai.example';
let root = '';
let places: ServerPaths;
let commands: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-releases-'));
  places = getServerPaths(root);
  commands = [];
  mkdirSync(places.releases, { recursive: true });
  writeTestFile(join(places.settings, 'site.env'), `PUBLIC_ORIGIN=${origin}\nSTAGE=staging\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function writeTestFile(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let nextAge = 0;
function makeRelease(
  id: string,
  { stage = 'staging', folder = join(places.releases, id), packed = 'today' } = {},
) {
  const assets = [`entry-${id}.js`, `entry-${id}.js.br`];
  for (const name of assets)
    writeTestFile(join(folder, 'site/client/assets', name), `script of ${id}`);
  writeTestFile(
    join(folder, 'release.json'),
    JSON.stringify({ id, packed, origin, stage, assets }),
  );
  nextAge += 1;
  utimesSync(join(folder, 'release.json'), nextAge, nextAge);
}

/** A host on which commands that contain one of these words fail. */
function createHost(...broken: string[]): Host {
  return {
    run(program, ...args) {
      const line = [basename(program), ...args].join(' ');
      commands.push(line);
      if (broken.some((word) => line.includes(word))) throw new Error(`${line} failed`);
    },
    print: () => {},
  };
}

const isUnitCommand = (line: string) => line.startsWith('systemctl re');
const readTestLink = (link: string) => readlinkSync(link).replace(places.releases, '');
const listAssets = (id: string) => readdirSync(join(places.releases, id, 'site/client/assets'));

test('migrates first, then restarts worker and API processes in turn, and reloads nginx last', () => {
  makeRelease('1');
  deployRelease(places, createHost(), '1');
  expect(commands.filter(isUnitCommand)).toEqual([
    `systemctl restart ${units.migrate}`,
    `systemctl restart ${units.worker}`,
    ...units.api.map((unit) => `systemctl restart ${unit}`),
    `systemctl reload-or-restart ${units.web}`,
  ]);
  expect(readTestLink(places.current)).toBe('/1');
  expect(readTestLink(places.web)).toBe('/1/web');
});

test('links assets of all releases into each other', () => {
  makeRelease('1');
  deployRelease(places, createHost(), '1');
  makeRelease('2');
  deployRelease(places, createHost(), '2');
  expect(listAssets('2')).toEqual(['entry-1.js', 'entry-1.js.br', 'entry-2.js', 'entry-2.js.br']);
  deployRelease(places, createHost(), '1');
  expect(listAssets('1')).toEqual(listAssets('2'));
  expect(readTestLink(places.previous)).toBe('/2');
});

test.each([
  ['invalid settings', 'cli/check.ts'],
  ['an invalid nginx configuration', '/usr/sbin/nginx'],
])('detects %s before anything changes', (_name, word) => {
  makeRelease('1');
  deployRelease(places, createHost(), '1');
  makeRelease('2');
  commands = [];
  expect(() => deployRelease(places, createHost(word), '2')).toThrow(word);
  expect(commands.filter(isUnitCommand)).toEqual([]);
  expect(readTestLink(places.current)).toBe('/1');
});

test('rejects a site that was built for another origin or stage', () => {
  makeRelease('1', { stage: 'production' });
  expect(() => deployRelease(places, createHost(), '1')).toThrow(
    '1 was built for the stage "production", the settings say "staging"',
  );
  writeTestFile(
    join(places.settings, 'site.env'),
    'PUBLIC_ORIGIN=https://other.example\nSTAGE=production\n',
  );
  expect(() => deployRelease(places, createHost(), '1')).toThrow('the origin');
  expect(commands).toEqual([]);
});

test.each([units.migrate, units.worker, ...units.api])(
  'rolls back the processes and keeps the pages if %s does not start',
  (unit) => {
    makeRelease('1');
    deployRelease(places, createHost(), '1');
    makeRelease('2');
    commands = [];
    const host = createHost();
    let isBroken = true;
    const failing: Host = {
      ...host,
      run(program, ...args) {
        host.run(program, ...args);
        if (!isBroken || !args.includes(unit)) return;
        isBroken = false;
        throw new Error('it does not start');
      },
    };
    expect(() => deployRelease(places, failing, '2')).toThrow('it does not start');
    expect([readTestLink(places.current), readTestLink(places.web)]).toEqual(['/1', '/1/web']);
    expect(commands.filter(isUnitCommand).slice(-3)).toEqual(
      [units.worker, ...units.api].map((name) => `systemctl restart ${name}`),
    );
    expect(commands).not.toContain(`systemctl reload-or-restart ${units.web}`);
  },
);

test('keeps the five newest releases and the previous one', () => {
  makeRelease('old');
  deployRelease(places, createHost(), 'old');
  for (const id of ['1', '2', '3', '4', '5', '6']) makeRelease(id);
  deployRelease(places, createHost(), '6');
  expect(listReleases(places)).toEqual(['6', '5', '4', '3', '2', 'old']);
});

test('installs the release of a package once, beside others', () => {
  makeRelease('7', { folder: places.packaged });
  expect(installRelease(places, createHost())).toBe('7');
  expect(installRelease(places, createHost())).toBe('7');
  rmSync(places.packaged, { recursive: true });
  makeRelease('8', { folder: places.packaged });
  expect(installRelease(places, createHost())).toBe('8');
  expect(listReleases(places)).toEqual(['8', '7']);
  expect(existsSync(join(places.releases, '7/site/client/assets/entry-7.js'))).toBe(true);
});

test('rejects another package with the same version', () => {
  makeRelease('7', { folder: places.packaged });
  installRelease(places, createHost());
  rmSync(places.packaged, { recursive: true });
  makeRelease('7', { folder: places.packaged, packed: 'tomorrow' });
  expect(() => installRelease(places, createHost())).toThrow(
    'another package with the version 7 is installed',
  );
});
