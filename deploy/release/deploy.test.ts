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
import { deploy } from './deploy.ts';
import type { Host } from '../lib/host.ts';
import { install } from './install.ts';
import { placesIn, units, type Places } from '../lib/places.ts';
import { listReleases } from './release.ts';

const origin = 'https://kongres-ai.example';
let root = '';
let places: Places;
/** What was asked of the machine, as an operator would have typed it. */
let typed: string[] = [];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'kongres-releases-'));
  places = placesIn(root);
  typed = [];
  mkdirSync(places.releases, { recursive: true });
  write(join(places.settings, 'site.env'), `PUBLIC_ORIGIN=${origin}\nSTAGE=staging\n`);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

let age = 0;
function makeRelease(
  id: string,
  { stage = 'staging', folder = join(places.releases, id), packed = 'today' } = {},
) {
  const assets = [`entry-${id}.js`, `entry-${id}.js.br`];
  for (const name of assets) write(join(folder, 'site/client/assets', name), `script of ${id}`);
  write(join(folder, 'release.json'), JSON.stringify({ id, packed, origin, stage, assets }));
  age += 1;
  utimesSync(join(folder, 'release.json'), age, age);
}

/** A machine on which everything works, but for what contains one of these words. */
function hostWithout(...broken: string[]): Host {
  return {
    run(program, ...args) {
      const line = [basename(program), ...args].join(' ');
      typed.push(line);
      if (broken.some((word) => line.includes(word))) throw new Error(`${line} failed`);
    },
    say: () => {},
  };
}

const isUnit = (line: string) => line.startsWith('systemctl re');
const linked = (link: string) => readlinkSync(link).replace(places.releases, '');
const assetsOf = (id: string) => readdirSync(join(places.releases, id, 'site/client/assets'));

test('the database comes first, then the worker, one API process after the other, and the pages last', () => {
  makeRelease('1');
  deploy(places, hostWithout(), '1');
  expect(typed.filter(isUnit)).toEqual([
    `systemctl restart ${units.migrate}`,
    `systemctl restart ${units.worker}`,
    ...units.api.map((unit) => `systemctl restart ${unit}`),
    `systemctl reload-or-restart ${units.web}`,
  ]);
  expect(linked(places.current)).toBe('/1');
  expect(linked(places.web)).toBe('/1/web');
});

test('files of other releases come along, in both directions', () => {
  makeRelease('1');
  deploy(places, hostWithout(), '1');
  makeRelease('2');
  deploy(places, hostWithout(), '2');
  expect(assetsOf('2')).toEqual(['entry-1.js', 'entry-1.js.br', 'entry-2.js', 'entry-2.js.br']);
  deploy(places, hostWithout(), '1');
  expect(assetsOf('1')).toEqual(assetsOf('2'));
  expect(linked(places.previous)).toBe('/2');
});

test.each([
  ['settings that do not fit', 'cli/check.ts'],
  ['pages that nginx does not take', '/usr/sbin/nginx'],
])('%s are found before anything changes', (_name, word) => {
  makeRelease('1');
  deploy(places, hostWithout(), '1');
  makeRelease('2');
  typed = [];
  expect(() => deploy(places, hostWithout(word), '2')).toThrow(word);
  expect(typed.filter(isUnit)).toEqual([]);
  expect(linked(places.current)).toBe('/1');
});

test('a site that was built for another address or stage is not served', () => {
  makeRelease('1', { stage: 'production' });
  expect(() => deploy(places, hostWithout(), '1')).toThrow(
    '1 was built for the stage "production", the settings say "staging"',
  );
  write(
    join(places.settings, 'site.env'),
    'PUBLIC_ORIGIN=https://other.example\nSTAGE=production\n',
  );
  expect(() => deploy(places, hostWithout(), '1')).toThrow('the origin');
  expect(typed).toEqual([]);
});

test.each([units.migrate, units.worker, ...units.api])(
  'where %s does not start, processes go back and visitors keep their pages',
  (unit) => {
    makeRelease('1');
    deploy(places, hostWithout(), '1');
    makeRelease('2');
    typed = [];
    const host = hostWithout();
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
    expect(() => deploy(places, failing, '2')).toThrow('it does not start');
    expect([linked(places.current), linked(places.web)]).toEqual(['/1', '/1/web']);
    expect(typed.filter(isUnit).slice(-3)).toEqual(
      [units.worker, ...units.api].map((name) => `systemctl restart ${name}`),
    );
    expect(typed).not.toContain(`systemctl reload-or-restart ${units.web}`);
  },
);

test('the five newest stay, and the one before however old it is', () => {
  makeRelease('old');
  deploy(places, hostWithout(), 'old');
  for (const id of ['1', '2', '3', '4', '5', '6']) makeRelease(id);
  deploy(places, hostWithout(), '6');
  expect(listReleases(places)).toEqual(['6', '5', '4', '3', '2', 'old']);
});

test('what a package brought is installed once and whole, beside what runs', () => {
  makeRelease('7', { folder: places.packaged });
  expect(install(places, hostWithout())).toBe('7');
  expect(install(places, hostWithout())).toBe('7');
  rmSync(places.packaged, { recursive: true });
  makeRelease('8', { folder: places.packaged });
  expect(install(places, hostWithout())).toBe('8');
  expect(listReleases(places)).toEqual(['8', '7']);
  expect(existsSync(join(places.releases, '7/site/client/assets/entry-7.js'))).toBe(true);
});

test('a package that bears the version of another one is refused', () => {
  makeRelease('7', { folder: places.packaged });
  install(places, hostWithout());
  rmSync(places.packaged, { recursive: true });
  makeRelease('7', { folder: places.packaged, packed: 'tomorrow' });
  expect(() => install(places, hostWithout())).toThrow(
    'another package with the version 7 was installed before',
  );
});
