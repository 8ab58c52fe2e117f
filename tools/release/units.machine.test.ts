import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findProgram } from '../lib/find-program.ts';
import { inheritedEnvironment } from '../lib/config.ts';
import { deployFolder } from '../lib/folders.ts';

const folders = ['systemd', 'builder'].map((name) => join(deployFolder, name));
const units = folders
  .flatMap((folder) => readdirSync(folder))
  .filter((name) => /\.(?:service|target|timer)$/.test(name))
  .map((name) => name.replace('@.', '@8071.'));
const services = units.filter((name) => name.endsWith('.service'));

function runSystemdAnalyze(...args: string[]) {
  return spawnSync(findProgram('systemd-analyze'), args, {
    encoding: 'utf8',
    env: { ...inheritedEnvironment, SYSTEMD_UNIT_PATH: `${folders.join(':')}:` },
  });
}

/** Unknown settings are warnings only; missing programs are expected here. */
const listComplaints = (output: string) =>
  output
    .split('\n')
    .filter((line) => line && !/Command \/\S+ is not executable: No such file/.test(line));

test('systemd accepts every unit', () => {
  expect(services.length).toBeGreaterThan(3);
  const { stderr } = runSystemdAnalyze('verify', '--man=no', ...units);
  expect(listComplaints(stderr)).toEqual([]);
});

test.each(services)('%s is sandboxed', (unit) => {
  const { stdout, stderr, status } = runSystemdAnalyze(
    'security',
    '--offline=true',
    '--threshold=20',
    unit,
  );
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain('Overall exposure level');
});

test('the backup unit keeps the shared memory of the database', () => {
  const { stdout } = runSystemdAnalyze(
    'security',
    '--offline=true',
    '--json=short',
    'kongres-backup.service',
  );
  const settings = JSON.parse(stdout) as { json_field: string; set: boolean }[];
  const isSet = (name: string) => settings.find(({ json_field }) => json_field === name)?.set;
  expect([isSet('RemoveIPC'), isSet('PrivateTmp')]).toEqual([false, true]);
});
