import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inheritedEnvironment, isFirstTier } from './config.ts';

/**
 * Programs that npm does not bring, and the packages of Debian that do. Elsewhere they are taken from
 * the PATH; where Debian puts what is not on it is written here and nowhere else.
 */
const packages = {
  amtool: ['prometheus-alertmanager'],
  chromium: ['chromium'],
  // The site's fallback font takes its widths from Arial or Liberation Sans.
  'chromium-headless-shell': ['chromium-headless-shell', 'fonts-liberation'],
  ffmpeg: ['ffmpeg'],
  'firefox-esr': ['firefox-esr'],
  initdb: ['postgresql'],
  logrotate: ['logrotate'],
  nginx: ['nginx-light', 'libnginx-mod-http-brotli-static'],
  openssl: ['openssl'],
  pdfinfo: ['poppler-utils'],
  pdftoppm: ['poppler-utils'],
  pdftotext: ['poppler-utils'],
  postgres: ['postgresql'],
  prometheus: ['prometheus'],
  'prometheus-alertmanager': ['prometheus-alertmanager'],
  'prometheus-blackbox-exporter': ['prometheus-blackbox-exporter'],
  'prometheus-node-exporter': ['prometheus-node-exporter'],
  promtool: ['prometheus'],
  'systemd-analyze': ['systemd'],
  // Used by `npm run acceptance` only.
  WebKitWebDriver: ['webkit2gtk-driver'],
  mmdebstrap: ['mmdebstrap'],
  pgbackrest: ['pgbackrest'],
  podman: ['podman', 'runc'],
  'systemd-nspawn': ['systemd-container'],
  Xvfb: ['xvfb'],
} as const;

export type Program = keyof typeof packages;

export const nginxModules = '/usr/lib/nginx/modules';
const postgresFolder = '/usr/lib/postgresql';

/** The one sentence is all there is to say: where it was thrown helps nobody. */
export class MissingProgram extends Error {
  override name = 'Missing';
  override stack = '';
}

/** Where a program is; who lacks it hears what to install. */
export function installed(program: Program, folders = usualFolders()): string {
  const found = folders.map((folder) => join(folder, program)).find(isExecutable);
  if (found) return found;
  throw new MissingProgram(`this needs ${program}: apt install ${packages[program].join(' ')}`);
}

function usualFolders(): string[] {
  // The first tier must not pass here by luck and fail elsewhere.
  if (isFirstTier) throw new MissingProgram('a test that needs programs is a *.machine.test.ts');
  const onPath = (inheritedEnvironment['PATH'] ?? '').split(delimiter);
  return [...newestPostgresFirst(), ...onPath, '/usr/sbin'];
}

function newestPostgresFirst(): string[] {
  try {
    return readdirSync(postgresFolder)
      .toSorted((a, b) => Number(b) - Number(a))
      .map((version) => join(postgresFolder, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
