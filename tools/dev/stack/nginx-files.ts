import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNginxFiles as write } from '@kongres/deploy/nginx/fill-in';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { nginxModules } from '../../lib/installed.ts';
import { deskFolder, siteFolder } from '../../lib/folders.ts';

/** Where streams of this machine are written, a folder for each room. */
export function liveFolderOf(runFolder: string): string {
  return join(runFolder, 'live');
}

interface Ports {
  site: number;
  api: readonly [number, number];
}

interface NginxOptions {
  /** The folder of a build. */
  site?: string;
  /** A request names its client's address in this header, because one machine has few addresses. */
  clientHeader?: string | undefined;
}

/** Fills in the production configuration for this machine; returns the file nginx starts with. */
export function writeNginxFiles(
  ports: Ports,
  runFolder: string,
  { site = siteFolder, clientHeader }: NginxOptions = {},
): string {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(join(runFolder, 'cache'), { recursive: true });
  mkdirSync(liveFolderOf(runFolder));
  const file = write(
    {
      API_ONE: `127.0.0.1:${ports.api[0]}`,
      API_TWO: `127.0.0.1:${ports.api[1]}`,
      SITE_ROOT: join(site, 'client'),
      NGINX_MAPS: join(site, 'nginx'),
      DESK_ROOT: deskFolder,
      NGINX_FILLED: runFolder,
      NGINX_LOGS: runFolder,
      NGINX_CACHE: join(runFolder, 'cache'),
      NGINX_RUN: runFolder,
      NGINX_MODULES: nginxModules,
    },
    { listen: `listen 127.0.0.1:${ports.site};\n` },
    { root: liveFolderOf(runFolder), secret: localSecrets.LIVE_SECRET },
  );
  if (clientHeader) {
    const path = join(runFolder, 'site.conf');
    const trust = `set_real_ip_from 127.0.0.1;\nreal_ip_header ${clientHeader};\n`;
    writeFileSync(path, trust + readFileSync(path, 'utf8'));
  }
  return file;
}
