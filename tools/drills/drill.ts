import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { editFiles } from '../acceptance/changed-content/edit-files.ts';
import { copyProject } from '../acceptance/changed-content/copy-project.ts';
import { buildBuilder } from '../release/package/build-builder.ts';
import { buildPackage } from '../release/package/build-package.ts';
import { inheritedEnvironment, readStackConfig } from '../lib/config.ts';
import { rootFolder, siteFolder } from '../lib/folders.ts';
import { drillFolder } from './base-system.ts';
import { Machine } from './machine.ts';

/** Installs the package on a booted machine, runs e2e/drills on it, then reboots it and checks that it serves. */
const packages = join(drillFolder, 'packages');
const { port } = readStackConfig(inheritedEnvironment, 'e2e');
const origin = `http://127.0.0.1:${port}`;
/** A reserved domain, used by the third package. */
const tlsOrigin = 'https://kongres.test';

const drillMigration = `-- Up Migration
alter table orders add column drilled_at timestamptz default now();
`;

rmSync(packages, { recursive: true, force: true });
makePackages();
const machine = Machine.create();
let status: number | null = 1;
try {
  await machine.boot();
  ({ status } = spawnSync(
    'nsenter',
    [
      `--target=${machine.leader}`,
      '--net',
      'npx',
      'playwright',
      'test',
      '-c',
      'e2e/drills',
      'installed',
      'rebuilt',
      'tls',
    ],
    {
      cwd: rootFolder,
      env: { ...inheritedEnvironment, DRILL_LEADER: machine.leader },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  ));
  if (status === 0) {
    await machine.stop();
    await machine.boot();
    await waitUntilServed();
    await machine.run('systemctl is-system-running --quiet || { systemctl --failed; exit 1; }');
    console.log('serves after a reboot');
  }
} finally {
  await machine.stop();
}
process.exitCode = status ?? 1;

/** A version, and a later one with changed scripts and a migration. */
function makePackages() {
  buildSiteIn(rootFolder);
  const shared = { stage: '', into: packages };
  buildPackage({ version: '1.0', origin, ...shared, site: siteFolder });
  buildPackage({ version: '3.0', origin: tlsOrigin, ...shared, site: siteFolder });
  buildBuilder({ version: '2.0', into: packages });
  const copy = mkdtempSync(join(tmpdir(), 'kongres-newer-'));
  try {
    copyProject(copy);
    editFiles(copy).replace(
      'apps/web/src/root.tsx',
      /^/,
      () => "globalThis.addEventListener?.('version-2', () => {});\n",
    );
    buildSiteIn(copy);
    buildPackage({
      version: '2.0',
      origin,
      ...shared,
      site: join(copy, 'apps/web/build'),
      added: { 'apps/api/migrations/9999_drill.sql': drillMigration },
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function buildSiteIn(folder: string) {
  const { status: ended } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: folder,
    env: { ...inheritedEnvironment, PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (ended !== 0) throw new Error(`the site build in ${folder} failed`);
}

async function waitUntilServed() {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await machine.run(
        `curl --fail --silent --insecure ${tlsOrigin}/pl ${tlsOrigin}/api/ready >/dev/null`,
      );
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await sleep(1000);
    }
  }
}
