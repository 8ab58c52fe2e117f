import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installed } from '../lib/installed.ts';
import { inheritedEnvironment } from '../lib/config.ts';
import { deployFolder } from '../lib/folders.ts';

/** Ours, and the builder's, which a package of its own brings. */
const folders = ['systemd', 'builder'].map((name) => join(deployFolder, name));
const units = folders
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => /\.(?:service|target|timer)$/.test(name))
  .map((name) => name.replace('@.', '@8071.'));
const services = units.filter((name) => name.endsWith('.service'));

function analyze(...args: string[]) {
  return spawnSync(installed('systemd-analyze'), args, {
    encoding: 'utf8',
    env: { ...inheritedEnvironment, SYSTEMD_UNIT_PATH: `${folders.join(':')}:` },
  });
}

/** It does not fail for what it does not know, it only says so; our programs are not on this machine. */
const complaints = (said: string) =>
  said
    .split('\n')
    .filter((line) => line && !/Command \/\S+ is not executable: No such file/.test(line));

test('systemd knows everything that our units say', () => {
  expect(services.length).toBeGreaterThan(3);
  const { stderr } = analyze('verify', '--man=no', ...units);
  expect(complaints(stderr)).toEqual([]);
});

test.each(services)('%s may do little', (unit) => {
  const { stdout, stderr, status } = analyze('security', '--offline=true', '--threshold=20', unit);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain('Overall exposure level');
});

test('the end of a backup leaves the memory of the running database alone', () => {
  const { stdout } = analyze(
    'security',
    '--offline=true',
    '--json=short',
    'kongres-backup.service',
  );
  const settings = JSON.parse(stdout) as { json_field: string; set: boolean }[];
  const isSet = (name: string) => settings.find(({ json_field }) => json_field === name)?.set;
  expect([isSet('RemoveIPC'), isSet('PrivateTmp')]).toEqual([false, true]);
});
