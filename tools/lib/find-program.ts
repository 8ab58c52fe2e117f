import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inheritedEnvironment, isFirstTier } from './config.ts';

/** Programs with the Debian packages that provide them. Folders outside of PATH are listed here only. */
const packages = {
  amtool: ['prometheus-alertmanager'],
  chromium: ['chromium'],
  // The site's fallback font uses the widths of Arial or Liberation Sans.
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

/** Without a stack trace: the message is sufficient. */
export class MissingProgram extends Error {
  override name = 'Missing';
  override stack = '';
}

/** Throws with the packages to install. */
export function findProgram(program: Program, folders = listProgramFolders()): string {
  const found = folders.map((folder) => join(folder, program)).find(isExecutable);
  if (found) return found;
  throw new MissingProgram(`this needs ${program}: apt install ${packages[program].join(' ')}`);
}

function listProgramFolders(): string[] {
  // Fails on every machine alike, whatever is installed.
  if (isFirstTier) throw new MissingProgram('a test that needs programs is a *.machine.test.ts');
  const onPath = (inheritedEnvironment['PATH'] ?? '').split(delimiter);
  return [...listPostgresFolders(), ...onPath, '/usr/sbin'];
}

function listPostgresFolders(): string[] {
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
