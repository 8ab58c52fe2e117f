import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiPorts } from '@kongres/deploy/lib/paths';
import { buildPackage } from '../../release/package/build-package.ts';
import { awaitAnswer } from '../../dev/stack/await-answer.ts';
import { inheritedEnvironment, readStackConfig } from '../../lib/config.ts';
import { dropDatabase } from '../../dev/stack/database.ts';
import { rootFolder, getRunFolder, siteFolder } from '../../lib/folders.ts';
import { Processes } from '../../lib/processes.ts';
import { claimPortsAndDatabase, startServices } from '../../dev/stack/product.ts';
import { exitOnRefusal } from '../../lib/refusal.ts';
import { buildImage, image, runPodman } from './podman.ts';

/**
 * Builds the image and runs it as in docs/operations.md: one container per role, without root, on a read-only file
 * system. Then e2e/drills/container.spec.ts tests them.
 */
const local = readStackConfig(inheritedEnvironment, 'e2e');
const origin = `http://127.0.0.1:${local.port}`;
const folder = mkdtempSync(join(tmpdir(), 'kongres-container-'));
const containers = ['migrate', 'worker', 'web', ...apiPorts.map((port) => `api-${port}`)];
const getContainerName = (role: string) => `kongres-drill-${role}`;
const removeContainers = () =>
  runPodman('rm', '--force', '--ignore', '--time=5', ...containers.map(getContainerName));

await exitOnRefusal(() => claimPortsAndDatabase(local, { isFresh: true }));
const runFolder = getRunFolder(local.port);
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
  if (built !== 0) throw new Error('the site build failed');
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
  runPodman('run', '--rm', ...buildContainerOptions('migrate'), image, 'migrate');
  startContainer('worker');
  for (const port of apiPorts) startContainer(`api-${port}`, 'api', String(port));
  startContainer('web', 'web', String(local.port));
  await Promise.race([awaitAnswer(`${origin}/api/ready`), failAfterTimeout()]);
  ({ status } = spawnSync('npx', ['playwright', 'test', '--config=e2e/drills', 'container'], {
    cwd: rootFolder,
    env: { ...inheritedEnvironment, DRILL_CONTAINERS: getContainerName('') },
    stdio: ['ignore', 'inherit', 'inherit'],
  }));
} finally {
  removeContainers();
  await processes.stop();
  await dropDatabase(local.ownerUrl);
  rmSync(folder, { recursive: true, force: true });
}
// The database claim keeps a connection open.
process.exit(status ?? 1);

async function failAfterTimeout() {
  await sleep(120_000, null, { ref: false });
  throw new Error(
    `no response from the web container: ${runPodman('logs', '--tail=5', getContainerName('web'))}`,
  );
}

function writeSettings(name: string, values: Record<string, string>) {
  const lines = Object.entries(values).map(([key, value]) => `${key}="${value}"\n`);
  mkdirSync(join(folder, 'settings'), { recursive: true });
  writeFileSync(join(folder, 'settings', name), lines.join(''));
}

function startContainer(role: string, ...command: string[]) {
  const words = command.length > 0 ? command : [role];
  runPodman('run', '--detach', '--restart=always', ...buildContainerOptions(role), image, ...words);
}

function buildContainerOptions(role: string): string[] {
  const memory = ['/run/kongres-web', '/var/cache/kongres-web', '/var/log/kongres', '/tmp'];
  return [
    `--name=${getContainerName(role)}`,
    '--network=host',
    '--read-only',
    // Podman would mount its own /run over ours.
    '--read-only-tmpfs=false',
    '--cap-drop=all',
    '--security-opt=no-new-privileges',
    ...memory.map((place) => `--tmpfs=${place}`),
    `--volume=${join(folder, 'settings')}:/etc/kongres:ro`,
  ];
}
