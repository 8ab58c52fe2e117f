import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxModules } from '../debian/installed.ts';
import { deployFolder, siteFolder } from './folders.ts';

interface Ports {
  site: number;
  api: readonly [number, number];
}

/** Fills in the production configuration for this machine; returns the file nginx starts with. */
export function writeNginxFiles(ports: Ports, runFolder: string, site = siteFolder): string {
  rmSync(runFolder, { recursive: true, force: true });
  mkdirSync(join(runFolder, 'cache'), { recursive: true });
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${ports.site}`,
    API_ONE: `127.0.0.1:${ports.api[0]}`,
    API_TWO: `127.0.0.1:${ports.api[1]}`,
    SITE_ROOT: join(site, 'client'),
    NGINX_MAPS: join(site, 'nginx'),
    NGINX_CONF: join(deployFolder, 'nginx'),
    NGINX_CACHE: join(runFolder, 'cache'),
    NGINX_MODULES: nginxModules,
    NGINX_RUN: runFolder,
  };
  for (const name of ['site.conf', 'nginx.conf']) {
    const template = readFileSync(join(deployFolder, 'nginx', `${name}.template`), 'utf8');
    const filled = template.replace(/\$\{(\w+)\}/g, (token, key: string) => values[key] ?? token);
    writeFileSync(join(runFolder, name), filled);
  }
  return join(runFolder, 'nginx.conf');
}
