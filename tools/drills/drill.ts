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

/**
 * Installs the package on an empty machine that really boots, and lets e2e/drills sell, kill, upgrade, go back, remove and
 * build there. Then the machine is switched off and on, and must serve by itself.
 */
const packages = join(drillFolder, 'packages');
const { port } = readStackConfig(inheritedEnvironment, 'e2e');
const origin = `http://127.0.0.1:${port}`;
/** A name that can belong to nobody; the third package is for it. */
const encrypted = 'https://kongres.test';

/** Changes a table that every purchase writes. */
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
    await untilServed();
    await machine.run('systemctl is-system-running --quiet || { systemctl --failed; exit 1; }');
    console.log('switched off and on, it serves by itself');
  }
} finally {
  await machine.stop();
}
process.exitCode = status ?? 1;

/** A version, and a later one whose scripts have other names and which brings a migration. */
function makePackages() {
  build(rootFolder);
  const shared = { stage: '', into: packages };
  buildPackage({ version: '1.0', origin, ...shared, site: siteFolder });
  buildPackage({ version: '3.0', origin: encrypted, ...shared, site: siteFolder });
  buildBuilder({ version: '2.0', into: packages });
  const copy = mkdtempSync(join(tmpdir(), 'kongres-newer-'));
  try {
    copyProject(copy);
    editFiles(copy).replace(
      'apps/web/src/root.tsx',
      /^/,
      () => "globalThis.addEventListener?.('version-2', () => {});\n",
    );
    build(copy);
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

function build(folder: string) {
  const { status: ended } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: folder,
    env: { ...inheritedEnvironment, PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (ended !== 0) throw new Error(`the site in ${folder} was not built`);
}

async function untilServed() {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await machine.run(
        `curl --fail --silent --insecure ${encrypted}/pl ${encrypted}/api/ready >/dev/null`,
      );
      return;
    } catch (error) {
      if (attempt === 60) throw error;
      await sleep(1000);
    }
  }
}
