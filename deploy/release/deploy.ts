import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { apiProgram } from './api-program.ts';
import { carryAssets } from './carry-assets.ts';
import type { Host } from '../lib/host.ts';
import { units, type Places } from '../lib/places.ts';
import { linkedRelease, listReleases, readRelease } from './release.ts';
import { readSiteSettings } from '../lib/settings.ts';

/** So many releases stay: tabs that old still work, and one can go back that far. */
const kept = 5;

/**
 * Brings a release that is installed to visitors, without a gap: whatever can be wrong with it is found before anything
 * changes; the worker comes before the API, as an older worker does not know the mails a newer API asks for; of the two
 * API processes one always answers; the pages come last, with the hashes of their scripts. If a process does not
 * start, those that were renewed go back to the release before.
 */
export function deploy(places: Places, host: Host, id: string): void {
  const folder = join(places.releases, id);
  needSameSite(places, folder);
  host.run(...apiProgram(places, folder, 'cli/check.ts'));
  const carried = carryAssets(places, id);
  prepareWeb(host, places, folder);
  host.say(`${id}: settings and pages fit, ${carried} files of other releases come along`);

  const before = linkedRelease(places.current);
  point(places.current, folder);
  try {
    host.run('systemctl', 'restart', units.migrate);
    host.say('the database is up to date');
    renewProcesses(host);
  } catch (error) {
    if (before && before !== id) {
      point(places.current, join(places.releases, before));
      renewProcesses(host);
      host.say(`back to ${before}: visitors have seen nothing of ${id}`);
    }
    throw error;
  }
  point(places.web, join(folder, 'web'));
  host.run('systemctl', 'reload-or-restart', units.web);
  host.run('systemctl', 'enable', '--quiet', '--now', 'kongres.target');
  if (before && before !== id) point(places.previous, join(places.releases, before));
  forgetOld(places);
  host.say(`${id} is what visitors see`);
}

function needSameSite(places: Places, folder: string) {
  const release = readRelease(folder);
  const settings = readSiteSettings(places);
  for (const name of ['origin', 'stage'] as const) {
    if (release[name] === settings[name]) continue;
    throw new Error(
      `${release.id} was built for the ${name} "${release[name]}", the settings say "${settings[name]}"`,
    );
  }
}

/** nginx is asked whether it would take the configuration, as the user that it runs as and with that user's rights. */
function prepareWeb(host: Host, { logs }: Places, folder: string) {
  host.run(join(folder, 'node'), join(folder, 'app/deploy/release/write-web.ts'));
  const config = join(folder, 'web/nginx.conf');
  const nginx = ['/usr/sbin/nginx', '-e', join(logs, 'error.log'), '-c', config, '-t', '-q'];
  const user = ['--reuid=kongres-web', '--regid=kongres-web', '--init-groups'];
  const rights = ['--inh-caps=+net_bind_service', '--ambient-caps=+net_bind_service'];
  host.run('setpriv', ...user, ...rights, ...nginx);
}

function renewProcesses(host: Host) {
  for (const unit of [units.worker, ...units.api]) {
    host.run('systemctl', 'restart', unit);
    host.say(`${unit} is renewed`);
  }
}

/** The link leads to the one or to the other, never nowhere. */
function point(link: string, target: string) {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

function forgetOld(places: Places) {
  const needed = [places.current, places.previous].map(linkedRelease);
  for (const id of listReleases(places).slice(kept)) {
    if (!needed.includes(id)) rmSync(join(places.releases, id), { recursive: true });
  }
}
