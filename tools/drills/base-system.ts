import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from '../lib/installed.ts';
import { rootFolder } from '../lib/folders.ts';

export const drillFolder = join(rootFolder, '.stack/drill');

/** What docs/operations.md tells an operator to install beside our own package, and what boots. */
const packages = [
  'adduser',
  'ca-certificates',
  'certbot',
  'curl',
  'dbus',
  'iproute2',
  'libnginx-mod-http-brotli-static',
  'logrotate',
  'nginx-light',
  'openssl',
  'pebble',
  'postgresql',
  'procps',
  'prometheus',
  'prometheus-alertmanager',
  'prometheus-blackbox-exporter',
  'prometheus-node-exporter',
  'systemd',
  'systemd-sysv',
];

/** A Debian that nobody has used yet, made once for each list of packages; takes minutes the first time. */
export function makeBaseSystem(): string {
  const name = createHash('sha256').update(packages.join()).digest('hex').slice(0, 12);
  const folder = join(drillFolder, `base-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(drillFolder, { recursive: true });
  execFileSync(
    installed('mmdebstrap'),
    ['--variant=minbase', `--include=${packages.join()}`, 'bookworm', unfinished],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  renameSync(unfinished, folder);
  return folder;
}
