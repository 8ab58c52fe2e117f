import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NginxValues {
  API_ONE: string;
  API_TWO: string;
  SITE_ROOT: string;
  NGINX_MAPS: string;
  DESK_ROOT: string;
  NGINX_FILLED: string;
  NGINX_LOGS: string;
  NGINX_CACHE: string;
  NGINX_RUN: string;
  NGINX_MODULES: string;
}

export interface LiveStreams {
  root: string;
  secret: string;
}

/** Writes the nginx configuration and returns the path of nginx.conf. */
export function writeNginxFiles(
  values: NginxValues,
  front: { listen: string; http?: string },
  live: LiveStreams | null,
): string {
  const templates = import.meta.dirname;
  const folder = values.NGINX_FILLED;
  mkdirSync(folder, { recursive: true });
  const all = { ...values, NGINX_CONF: templates, NGINX_LIVE: join(folder, liveFile) };
  for (const name of ['site.conf', 'desk.conf', 'nginx.conf']) {
    const template = readFileSync(join(templates, `${name}.template`), 'utf8');
    writeFileSync(join(folder, name), fillTemplate(template, all));
  }
  writeFileSync(join(folder, liveFile), buildLiveConfig(live, templates), { mode: 0o640 });
  writeFileSync(join(folder, 'listen.conf'), front.listen);
  writeFileSync(join(folder, 'front.conf'), front.http ?? '');
  return join(folder, 'nginx.conf');
}

/** Contains a secret: readable by nginx only. */
export const liveFile = 'live.conf';

function buildLiveConfig(live: LiveStreams | null, templates: string): string {
  if (!live) return 'location ^~ /live/ {\n  return 404;\n}\n';
  const template = readFileSync(join(templates, 'live.conf.template'), 'utf8');
  return fillTemplate(template, {
    LIVE_ROOT: live.root,
    LIVE_SECRET: live.secret,
    NGINX_CONF: templates,
  });
}

/** Replaces every `${NAME}`; nginx variables are written without braces. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for \${${name}}`);
    return value;
  });
}
