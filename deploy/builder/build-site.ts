import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { copyProject } from './copy-project.ts';

interface Wanted {
  /** What the package brought: Node, the sources, and what they are built with. */
  packaged: string;
  /** The one folder to write in. */
  state: string;
  told: { PUBLIC_ORIGIN?: string | undefined; STAGE?: string | undefined };
  now: Date;
}

/** So many built sites stay; whoever takes them has a copy. */
const kept = 2;

/** Builds the site in a fresh copy of the sources and lays it into the outbox, whole or not at all; returns its name. */
export function buildSite({ packaged, state, told, now }: Wanted): string {
  const origin = told.PUBLIC_ORIGIN;
  if (!origin) throw new Error('/etc/kongres/site.env does not say PUBLIC_ORIGIN');
  const { version } = JSON.parse(readFileSync(join(packaged, 'builder.json'), 'utf8')) as {
    version: string;
  };
  const built = now.toISOString();
  const id = `${version}.b${built.replace(/\.\d+Z$/, '').replaceAll(/[-:]/g, '')}`;
  const [outbox, work] = [join(state, 'outbox'), join(state, 'work')];
  const [folder, unfinished] = [join(outbox, id), join(outbox, `.${id}`)];
  mkdirSync(outbox, { recursive: true });
  forgetOld(outbox);
  rmSync(work, { recursive: true, force: true });
  try {
    copyProject(join(packaged, 'source'), work);
    runBuild(packaged, work, told);
    for (const part of ['client', 'nginx']) {
      cpSync(join(work, 'apps/web/build', part), join(unfinished, 'site', part), {
        recursive: true,
      });
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const said = { id, version, origin, stage: told.STAGE ?? '', built };
  writeFileSync(join(unfinished, 'built.json'), `${JSON.stringify(said)}\n`);
  renameSync(unfinished, folder);
  return id;
}

/** The same line that `npm run build` runs, without npm. */
function runBuild(packaged: string, work: string, told: Wanted['told']) {
  const web = join(work, 'apps/web');
  const { scripts } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const { status, error } = spawnSync('sh', ['-euc', scripts.build], {
    cwd: web,
    env: {
      ...told,
      HOME: work,
      PATH: [packaged, '/usr/bin', '/bin'].join(delimiter),
    },
    // A build says a line for each page; what a person reads is what it complains of.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`the site was not built: its build ended with ${status}`);
}

/** Whatever a build left that was cut short, and all but the newest. */
function forgetOld(outbox: string) {
  const names = readdirSync(outbox);
  const moment = (name: string) => name.slice(name.lastIndexOf('.b'));
  const whole = names.filter((name) => !name.startsWith('.'));
  const newest = whole.toSorted((a, b) => moment(b).localeCompare(moment(a))).slice(0, kept - 1);
  for (const name of names) {
    if (!newest.includes(name)) rmSync(join(outbox, name), { recursive: true });
  }
}
