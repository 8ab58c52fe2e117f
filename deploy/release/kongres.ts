import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildApiCommand } from './api-command.ts';
import { deployRelease } from './deploy.ts';
import { localHost } from '../lib/host.ts';
import { installRelease } from './install.ts';
import { getServerPaths } from '../lib/paths.ts';
import { readLinkedRelease, listReleases, readRelease } from './release.ts';
import { importBuiltSite } from './import-site.ts';
import { writeMonitoringConfig } from '../monitoring/write-monitoring-config.ts';

const places = getServerPaths();
// Service users must be able to read the written files.
process.umask(0o022);

const commands: Record<string, { description: string; run: (args: string[]) => void }> = {
  deploy: {
    description: 'deploy the release of the package, or the named one',
    run: ([id]) =>
      deployRelease(
        places,
        localHost,
        id === 'imported' ? findImportedRelease() : (id ?? installRelease(places, localHost)),
      ),
  },
  import: {
    description:
      'make a release of the newest site of kongres-builder; `kongres deploy imported` deploys it',
    run: () => console.log(`${importBuiltSite(places, localHost)} imported`),
  },
  rollback: {
    description: 'deploy the release before',
    run: () => deployRelease(places, localHost, getPreviousRelease()),
  },
  releases: {
    description: 'list installed releases, newest first',
    run: () => {
      const current = readLinkedRelease(places.current);
      for (const id of listReleases(places)) console.log(id === current ? `${id} *` : id);
    },
  },
  check: {
    description: 'validate the settings without changing anything',
    run: () => runApi('cli/check.ts', []),
  },
  payments: {
    description:
      'check the Stripe account; with an email address and a test key, also buy and refund a ticket',
    run: (args) => runApi('cli/payments-check/check-payments.ts', args),
  },
  monitoring: {
    description: 'configure Prometheus and Alertmanager',
    run: () => writeMonitoringConfig(places, localHost),
  },
  organiser: {
    description: "the organiser's commands; `kongres organiser help` lists them",
    run: (args) => runApi('cli/organiser.ts', args),
  },
};

const [name = 'help', ...args] = process.argv.slice(2);
const command = commands[name];
if (command) {
  try {
    command.run(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  const lines = Object.entries(commands).map(
    ([each, { description }]) => `  ${each.padEnd(11)}${description}`,
  );
  console.log(`kongres COMMAND\n\n${lines.join('\n')}`);
  process.exitCode = name === 'help' ? 0 : 2;
}

function findImportedRelease(): string {
  const isTaken = (id: string) => readRelease(join(places.releases, id)).version !== undefined;
  const id = listReleases(places).find(isTaken);
  if (!id) throw new Error('no release was imported from kongres-builder');
  return id;
}

function getPreviousRelease(): string {
  const id = readLinkedRelease(places.previous);
  if (!id) throw new Error('there is no previous release');
  return id;
}

/** Uses the running release, or before the first deployment the packaged one. */
function runApi(program: string, given: string[]) {
  const folder = readLinkedRelease(places.current) ? places.current : places.packaged;
  const [first, ...line] = buildApiCommand(places, folder, program);
  const { status } = spawnSync(first, [...line, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
