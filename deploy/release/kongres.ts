import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { apiProgram } from './api-program.ts';
import { deploy } from './deploy.ts';
import { thisHost } from '../lib/host.ts';
import { install } from './install.ts';
import { placesIn } from '../lib/places.ts';
import { linkedRelease, listReleases, readRelease } from './release.ts';
import { take } from './take.ts';
import { watch } from '../watch/watch.ts';

/** The operator's command on a server. */
const places = placesIn();
// Every user of ours reads what is written here, whatever the operator's own files are like.
process.umask(0o022);

const commands: Record<string, { does: string; run: (args: string[]) => void }> = {
  deploy: {
    does: 'bring a release to visitors: the one that was installed last, or the one that is named',
    run: ([id]) =>
      deploy(places, thisHost, id === 'taken' ? taken() : (id ?? install(places, thisHost))),
  },
  take: {
    does: 'make a release of what kongres-builder has built; `kongres deploy taken` brings it to visitors',
    run: () => console.log(`${take(places, thisHost)} is taken`),
  },
  back: {
    does: 'bring back the release that visitors had before',
    run: () => deploy(places, thisHost, previous()),
  },
  releases: {
    does: 'list what is installed, the newest first',
    run: () => {
      const current = linkedRelease(places.current);
      for (const id of listReleases(places)) console.log(id === current ? `${id} *` : id);
    },
  },
  check: {
    does: 'say whether the settings fit, without touching anything',
    run: () => runApi('cli/check.ts', []),
  },
  payments: {
    does: 'say whether the account at Stripe fits; with an e-mail address and a test key, buy one ticket and give it back',
    run: (args) => runApi('cli/payments-test/try-payments.ts', args),
  },
  watch: {
    does: 'tell Prometheus and Alertmanager whom to ask and whom to write to',
    run: () => watch(places, thisHost),
  },
  organiser: {
    does: "the organiser's commands; `kongres organiser help` lists them",
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
  const lines = Object.entries(commands).map(([each, { does }]) => `  ${each.padEnd(11)}${does}`);
  console.log(`kongres COMMAND\n\n${lines.join('\n')}`);
  process.exitCode = name === 'help' ? 0 : 2;
}

function taken(): string {
  const isTaken = (id: string) => readRelease(join(places.releases, id)).version !== undefined;
  const id = listReleases(places).find(isTaken);
  if (!id) throw new Error('no release was taken from kongres-builder');
  return id;
}

function previous(): string {
  const id = linkedRelease(places.previous);
  if (!id) throw new Error('there is no release before this one');
  return id;
}

/** With the release that runs, or, before the first, with the one that the package brought. */
function runApi(program: string, given: string[]) {
  const folder = linkedRelease(places.current) ? places.current : places.packaged;
  const [first, ...line] = apiProgram(places, folder, program);
  const { status } = spawnSync(first, [...line, ...given], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
