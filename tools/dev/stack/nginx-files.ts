import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNginxFiles as write } from '@kongres/deploy/nginx/write-config';
import { localSecrets } from '@kongres/api/platform/config/local-secrets';
import { nginxModules } from '../../lib/find-program.ts';
import { deskFolder, siteFolder } from '../../lib/folders.ts';

export function getLiveFolder(runFolder: string): string {
  return join(runFolder, 'live');
}

interface Ports {
  site: number;
  api: readonly [number, number];
}

interface NginxOptions {
  site?: string;
  /** Takes the client address from this header, because one machine has few addresses. */
  clientHeader?: string | undefined;
}

/** Writes the production configuration for this machine; returns nginx's main file. */
export function writeNginxFiles(
  ports: Ports,
  runFolder: string,
  { site = siteFolder, clientHeader }: NginxOptions = {},
): string {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(join(runFolder, 'cache'), { recursive: true });
  mkdirSync(getLiveFolder(runFolder));
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
    { root: getLiveFolder(runFolder), secret: localSecrets.LIVE_SECRET },
  );
  if (clientHeader) {
    const path = join(runFolder, 'site.conf');
    const trust = `set_real_ip_from 127.0.0.1;\nreal_ip_header ${clientHeader};\n`;
    writeFileSync(path, trust + readFileSync(path, 'utf8'));
  }
  return file;
}
