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
import { copyUntrusted } from './copy-untrusted.ts';
import {
  listUntrustedNames,
  withUntrustedEntry,
  withUntrustedFolder,
  type UntrustedFile,
} from './untrusted-files.ts';
import type { Host } from '../lib/host.ts';
import type { ServerPaths } from '../lib/paths.ts';
import { readBuildInfo, type BuildInfo } from './read-build-info.ts';
import { listAssets, readLinkedRelease, readRelease, type Release } from './release.ts';
import { readSiteSettings } from '../lib/settings.ts';

const validBuildId = /^[0-9][A-Za-z0-9.+~-]*\.(?<moment>b\d{8}T\d{6})$/;

const hourMs = 3_600_000;

/**
 * Makes a release of the newest site in the builder's outbox and the programs of the running release. The builder is
 * untrusted: files are copied one by one, and its nginx maps are validated. Returns the id; it is not deployed yet.
 */
export function importBuiltSite(places: ServerPaths, host: Host): string {
  const running = readLinkedRelease(places.current);
  if (!running) throw new Error('there is no running release: run kongres deploy first');
  return withUntrustedFolder(places.builder, (builder) =>
    withUntrustedEntry(builder, 'outbox', (outbox) => {
      const id = findNewestBuild(outbox);
      try {
        withUntrustedEntry(outbox, id, (folder) =>
          makeRelease(places, host, { id, folder, running }),
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${id} was not imported: ${reason}`, { cause: error });
      }
      return id;
    }),
  );
}

function findNewestBuild(outbox: UntrustedFile): string {
  const moment = (name: string) => validBuildId.exec(name)?.groups?.['moment'] ?? '';
  // Unfinished builds have hidden names.
  const names = listUntrustedNames(outbox, 1000).filter((name) => moment(name));
  const [first] = names.toSorted((a, b) => moment(b).localeCompare(moment(a)));
  if (!first) throw new Error(`${outbox.path} contains no built site`);
  return first;
}

function makeRelease(
  places: ServerPaths,
  host: Host,
  { id, folder, running }: { id: string; folder: UntrustedFile; running: string },
) {
  const { releases } = places;
  const built = withUntrustedEntry(folder, 'built.json', readBuildInfo);
  requireMatchingBuild(places, id, built);
  const finished = join(releases, id);
  if (existsSync(finished)) throw new Error('it was imported before');
  deleteUnfinished(releases);
  const unfinished = mkdtempSync(join(releases, '.importing-'));
  const at = (path: string) => join(unfinished, path);
  try {
    mkdirSync(at('site'));
    withUntrustedEntry(folder, 'site', (site) => {
      for (const part of ['client', 'nginx']) {
        withUntrustedEntry(site, part, (each) => copyUntrusted(each, at(`site/${part}`)));
      }
    });
    checkSite(at('site'), join(releases, running, 'site'), built.stage);
    // Programs and desk are hard links, because a build changes the site only.
    const programs = ['app', 'desk', 'node'].map((name) => join(releases, running, name));
    const asLinks = ['--recursive', '--link', '--no-dereference', '--preserve=mode'];
    host.run('cp', ...asLinks, ...programs, unfinished);
    const { version, origin, stage, builtAt: packed } = built;
    const assets = listAssets(unfinished);
    const release: Release = { id, version, packed, origin, stage, assets };
    writeFileSync(at('release.json'), `${JSON.stringify(release)}\n`);
    chmodSync(unfinished, 0o755);
    renameSync(unfinished, finished);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Pages and API share facts, so version, origin and stage must match. */
function requireMatchingBuild(places: ServerPaths, id: string, built: BuildInfo) {
  if (built.id !== id || !id.startsWith(`${built.version}.b`)) {
    throw new Error(`its id is ${built.id} and its version ${built.version}`);
  }
  const { id: runningId, version = runningId } = readRelease(places.current);
  if (built.version !== version) {
    throw new Error(
      `it was built from ${built.version}, the programs are ${version}: install kongres-builder ${version}`,
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

/** Deletes imports that were interrupted, for example by a power cut. */
function deleteUnfinished(releases: string) {
  for (const name of readdirSync(releases).filter((each) => each.startsWith('.importing-'))) {
    const isOld = Date.now() - statSync(join(releases, name)).mtimeMs > hourMs;
    if (isOld) rmSync(join(releases, name), { recursive: true });
  }
}
