import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { checkSite } from './check-site.ts';
import { copyForeign } from './copy-foreign.ts';
import { namesIn, withEntry, withFolder, type Foreign } from './foreign-files.ts';
import type { Host } from '../lib/host.ts';
import type { Places } from '../lib/places.ts';
import { readBuilt, type Built } from './read-built.ts';
import { assetsIn, linkedRelease, readRelease, type Release } from './release.ts';
import { readSiteSettings } from '../lib/settings.ts';

/** The version that a site was built from, and the moment. */
const fitId = /^[0-9][A-Za-z0-9.+~-]*\.(?<moment>b\d{8}T\d{6})$/;

const hour = 3_600_000;

/**
 * Makes a release of the newest site in the builder's outbox, beside the others, with the programs of the release that
 * runs. The builder is not trusted: its files are copied one by one, and what nginx would read as configuration is read
 * here first. Returns the release; nobody sees it before it is deployed.
 */
export function take(places: Places, host: Host): string {
  const running = linkedRelease(places.current);
  if (!running) throw new Error('nothing runs yet that a site could be added to: kongres deploy');
  return withFolder(places.builder, (builder) =>
    withEntry(builder, 'outbox', (outbox) => {
      const id = newest(outbox);
      try {
        withEntry(outbox, id, (folder) => makeRelease(places, host, { id, folder, running }));
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${id} is not taken: ${reason}`, { cause: error });
      }
      return id;
    }),
  );
}

function newest(outbox: Foreign): string {
  const moment = (name: string) => fitId.exec(name)?.groups?.['moment'] ?? '';
  // The name of what is still being written is hidden.
  const names = namesIn(outbox, 1000).filter((name) => moment(name));
  const [first] = names.toSorted((a, b) => moment(b).localeCompare(moment(a)));
  if (!first) throw new Error(`${outbox.path} has nothing that was built`);
  return first;
}

function makeRelease(
  places: Places,
  host: Host,
  { id, folder, running }: { id: string; folder: Foreign; running: string },
) {
  const { releases } = places;
  const built = withEntry(folder, 'built.json', readBuilt);
  needFitting(places, id, built);
  const finished = join(releases, id);
  if (existsSync(finished)) throw new Error('it was taken before');
  forgetUnfinished(releases);
  const unfinished = mkdtempSync(join(releases, '.taking-'));
  const at = (path: string) => join(unfinished, path);
  try {
    mkdirSync(at('site'));
    withEntry(folder, 'site', (site) => {
      for (const part of ['client', 'nginx']) {
        withEntry(site, part, (each) => copyForeign(each, at(`site/${part}`)));
      }
    });
    checkSite(at('site'), join(releases, running, 'site'), built.stage);
    // Programs and desk come along as links: the site is all that a build changes.
    const programs = ['app', 'desk', 'node'].map((name) => join(releases, running, name));
    const asLinks = ['--recursive', '--link', '--no-dereference', '--preserve=mode'];
    host.run('cp', ...asLinks, ...programs, unfinished);
    const { version, origin, stage, moment: packed } = built;
    const assets = assetsIn(unfinished);
    const release: Release = { id, version, packed, origin, stage, assets };
    writeFileSync(at('release.json'), `${JSON.stringify(release)}\n`);
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, finished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Pages and API read the same facts, so they come from one version; and a site is for one address. */
function needFitting(places: Places, id: string, built: Built) {
  if (built.id !== id || !id.startsWith(`${built.version}.b`)) {
    throw new Error(`it calls itself ${built.id}, built from ${built.version}`);
  }
  const { id: own, version = own } = readRelease(places.current);
  if (built.version !== version) {
    throw new Error(
      `it was built from ${built.version} and the programs are those of ${version}: install kongres-builder ${version}`,
    );
  }
  const settings = readSiteSettings(places);
  for (const name of ['origin', 'stage'] as const) {
    if (built[name] === settings[name]) continue;
    throw new Error(
      `it was built for the ${name} "${built[name]}", the settings say "${settings[name]}"`,
    );
  }
}

/** What was being taken when the machine was switched off. */
function forgetUnfinished(releases: string) {
  for (const name of readdirSync(releases).filter((each) => each.startsWith('.taking-'))) {
    const isOld = Date.now() - statSync(join(releases, name)).mtimeMs > hour;
    if (isOld) rmSync(join(releases, name), { recursive: true });
  }
}
