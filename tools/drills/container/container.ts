import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPorts } from '@kongres/deploy/lib/places';
import { buildPackage } from '../../release/package/build-package.ts';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { dropDatabase } from '../../dev/stack/database.ts';
import { rootFolder, runFolderOf, siteFolder } from '../../lib/folders.ts';
import { Processes } from '../../lib/processes.ts';
import { claimPlace, startServices } from '../../dev/stack/product.ts';
import { orSayWhyNot } from '../../lib/refusal.ts';
import { buildImage, image, podman } from './podman.ts';

/**
 * Builds the image and runs it as docs/operations.md says: one container for each role, without root, with nothing to
 * write to but memory. Then e2e/drills/container.spec.ts buys, kills and looks around in them.
 */
const local = readStackConfig(inheritedEnvironment, 'e2e');
const origin = `http://127.0.0.1:${local.port}`;
const folder = mkdtempSync(join(tmpdir(), 'kongres-container-'));
const containers = ['migrate', 'worker', 'web', ...apiPorts.map((port) => `api-${port}`)];
const nameOf = (role: string) => `kongres-drill-${role}`;
const removeContainers = () =>
  podman('rm', '--force', '--ignore', '--time=5', ...containers.map(nameOf));

await orSayWhyNot(() => claimPlace(local, { isFresh: true }));
const runFolder = runFolderOf(local.port);
rmSync(runFolder, { recursive: true, force: true });
mkdirSync(runFolder, { recursive: true });
const processes = new Processes(runFolder);
let status: number | null = 1;
try {
  const { status: built } = spawnSync('npm', ['run', 'build', '--silent'], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, PUBLIC_ORIGIN: origin },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built !== 0) throw new Error('the site was not built');
  buildPackage({ version: '1.0', origin, stage: '', into: folder, site: siteFolder });
  buildImage(folder);
  const { PUBLIC_ORIGIN, ...env } = startServices(processes, local, {
    publicOrigin: origin,
    apiOrigin: origin,
  });
  writeSettings('site.env', { PUBLIC_ORIGIN });
  writeSettings('kongres.env', env);
  writeSettings('owner.env', { DATABASE_OWNER_URL: local.ownerUrl });
  removeContainers();
  podman('run', '--rm', ...confined('migrate'), image, 'migrate');
  start('worker');
  for (const port of apiPorts) start(`api-${port}`, 'api', String(port));
  start('web', 'web', String(local.port));
  await Promise.race([awaitAnswer(`${origin}/api/ready`), tooLate()]);
  ({ status } = spawnSync('npx', ['playwright', 'test', '--config=e2e/drills', 'container'], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, DRILL_CONTAINERS: nameOf('') },
    stdio: ['ignore', 'inherit', 'inherit'],
  }));
} finally {
  removeContainers();
  await processes.stop();
  await dropDatabase(local.ownerUrl);
  rmSync(folder, { recursive: true, force: true });
}
// Its place is held by a connection that nobody closes.
process.exit(status ?? 1);

async function tooLate() {
  await sleep(120_000, null, { ref: false });
  throw new Error(`nothing answers: ${podman('logs', '--tail=5', nameOf('web'))}`);
}

function writeSettings(name: string, values: Record<string, string>) {
  const lines = Object.entries(values).map(([key, value]) => `${key}="${value}"\n`);
  mkdirSync(join(folder, 'settings'), { recursive: true });
  writeFileSync(join(folder, 'settings', name), lines.join(''));
}

function start(role: string, ...command: string[]) {
  const words = command.length > 0 ? command : [role];
  podman('run', '--detach', '--restart=always', ...confined(role), image, ...words);
}

function confined(role: string): string[] {
  const memory = ['/run/kongres-web', '/var/cache/kongres-web', '/var/log/kongres', '/tmp'];
  return [
    `--name=${nameOf(role)}`,
    '--network=host',
    '--read-only',
    // Podman would put a /run of its own over ours.
    '--read-only-tmpfs=false',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    ...memory.map((place) => `--tmpfs=${place}`),
    `--volume=${join(folder, 'settings')}:/etc/kongres:ro`,
  ];
}
