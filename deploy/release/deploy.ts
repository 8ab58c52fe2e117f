import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildApiCommand } from './api-command.ts';
import { linkAssets } from './link-assets.ts';
import type { Host } from '../lib/host.ts';
import { units, type ServerPaths } from '../lib/paths.ts';
import { readLinkedRelease, listReleases, readRelease } from './release.ts';
import { readSiteSettings } from '../lib/settings.ts';

/** Open tabs of these releases keep working, and each can be rolled back to. */
const maxKeptReleases = 5;

/**
 * Deploys an installed release without downtime. Checks settings and nginx configuration before any change, migrates,
 * restarts the worker before the API (an older worker does not know new jobs), the API processes in turn, and reloads
 * nginx last. If a process does not start, the restarted ones return to the release before.
 */
export function deployRelease(places: ServerPaths, host: Host, id: string): void {
  const folder = join(places.releases, id);
  requireSameSite(places, folder);
  host.run(...buildApiCommand(places, folder, 'cli/check.ts'));
  const carried = linkAssets(places, id);
  prepareNginxConfig(host, places, folder);
  host.print(`${id}: settings and pages are valid, ${carried} assets of other releases linked`);

  const before = readLinkedRelease(places.current);
  replaceLink(places.current, folder);
  try {
    host.run('systemctl', 'restart', units.migrate);
    host.print('the database is up to date');
    restartProcesses(host);
  } catch (error) {
    if (before && before !== id) {
      replaceLink(places.current, join(places.releases, before));
      restartProcesses(host);
      host.print(`rolled back to ${before}: ${id} was not served`);
    }
    throw error;
  }
  replaceLink(places.web, join(folder, 'web'));
  host.run('systemctl', 'reload-or-restart', units.web);
  host.run('systemctl', 'enable', '--quiet', '--now', 'kongres.target');
  if (before && before !== id) replaceLink(places.previous, join(places.releases, before));
  deleteOldReleases(places);
  host.print(`${id} is live`);
}

function requireSameSite(places: ServerPaths, folder: string) {
  const release = readRelease(folder);
  const settings = readSiteSettings(places);
  for (const name of ['origin', 'stage'] as const) {
    if (release[name] === settings[name]) continue;
    throw new Error(
      `${release.id} was built for the ${name} "${release[name]}", the settings say "${settings[name]}"`,
    );
  }
}

/** Tests the nginx configuration with the user and capabilities of the service. */
function prepareNginxConfig(host: Host, { logs }: ServerPaths, folder: string) {
  host.run(join(folder, 'node'), join(folder, 'app/deploy/release/write-web.ts'));
  const config = join(folder, 'web/nginx.conf');
  const nginx = ['/usr/sbin/nginx', '-e', join(logs, 'error.log'), '-c', config, '-t', '-q'];
  const user = ['--reuid=kongres-web', '--regid=kongres-web', '--init-groups'];
  const rights = ['--inh-caps=+net_bind_service', '--ambient-caps=+net_bind_service'];
  host.run('setpriv', ...user, ...rights, ...nginx);
}

function restartProcesses(host: Host) {
  for (const unit of [units.worker, ...units.api]) {
    host.run('systemctl', 'restart', unit);
    host.print(`${unit} restarted`);
  }
}

function replaceLink(link: string, target: string) {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

function deleteOldReleases(places: ServerPaths) {
  const needed = [places.current, places.previous].map(readLinkedRelease);
  for (const id of listReleases(places).slice(maxKeptReleases)) {
    if (!needed.includes(id)) rmSync(join(places.releases, id), { recursive: true });
  }
}
