import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/find-program.ts';
import { rootFolder } from '../lib/folders.ts';

export const drillFolder = join(rootFolder, '.stack/drill');

/** The packages that docs/operations.md requires, and those needed to boot. */
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

export function makeBaseSystem(): string {
  const name = createHash('sha256').update(packages.join()).digest('hex').slice(0, 12);
  const folder = join(drillFolder, `base-${name}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(drillFolder, { recursive: true });
  execFileSync(
    findProgram('mmdebstrap'),
    ['--variant=minbase', `--include=${packages.join()}`, 'bookworm', unfinished],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  renameSync(unfinished, folder);
  return folder;
}
