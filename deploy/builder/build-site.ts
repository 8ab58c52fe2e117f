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

interface BuildOptions {
  packaged: string;
  state: string;
  settings: { PUBLIC_ORIGIN?: string | undefined; STAGE?: string | undefined };
  now: Date;
}

const maxKeptBuilds = 2;

/** Builds the site in a copy of the sources and moves it atomically into the outbox; returns its id. */
export function buildSite({ packaged, state, settings, now }: BuildOptions): string {
  const origin = settings.PUBLIC_ORIGIN;
  if (!origin) throw new Error('PUBLIC_ORIGIN is missing in /etc/kongres/site.env');
  const { version } = JSON.parse(readFileSync(join(packaged, 'builder.json'), 'utf8')) as {
    version: string;
  };
  const built = now.toISOString();
  const id = `${version}.b${built.replace(/\.\d+Z$/, '').replaceAll(/[-:]/g, '')}`;
  const [outbox, work] = [join(state, 'outbox'), join(state, 'work')];
  const [folder, unfinished] = [join(outbox, id), join(outbox, `.${id}`)];
  mkdirSync(outbox, { recursive: true });
  deleteOldBuilds(outbox);
  rmSync(work, { recursive: true, force: true });
  try {
    copyProject(join(packaged, 'source'), work);
    runBuild(packaged, work, settings);
    for (const part of ['client', 'nginx']) {
      cpSync(join(work, 'apps/web/build', part), join(unfinished, 'site', part), {
        recursive: true,
      });
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  const info = { id, version, origin, stage: settings.STAGE ?? '', built };
  writeFileSync(join(unfinished, 'built.json'), `${JSON.stringify(info)}\n`);
  renameSync(unfinished, folder);
  return id;
}

function runBuild(packaged: string, work: string, settings: BuildOptions['settings']) {
  const web = join(work, 'apps/web');
  const { scripts } = JSON.parse(readFileSync(join(web, 'package.json'), 'utf8')) as {
    scripts: { build: string };
  };
  const { status, error } = spawnSync('sh', ['-euc', scripts.build], {
    cwd: web,
    env: {
      ...settings,
      HOME: work,
      PATH: [packaged, '/usr/bin', '/bin'].join(delimiter),
    },
    // Builds print a line per page; only errors matter here.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`the site was not built: its build ended with ${status}`);
}

function deleteOldBuilds(outbox: string) {
  const names = readdirSync(outbox);
  const moment = (name: string) => name.slice(name.lastIndexOf('.b'));
  const finished = names.filter((name) => !name.startsWith('.'));
  const newest = finished
    .toSorted((a, b) => moment(b).localeCompare(moment(a)))
    .slice(0, maxKeptBuilds - 1);
  for (const name of names) {
    if (!newest.includes(name)) rmSync(join(outbox, name), { recursive: true });
  }
}
