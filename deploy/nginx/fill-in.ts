import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the templates leave open, for a server and for a developer's machine alike. */
export interface Values {
  API_ONE: string;
  API_TWO: string;
  /** The built site, and the maps that go with it. */
  SITE_ROOT: string;
  NGINX_MAPS: string;
  /** The built desk. */
  DESK_ROOT: string;
  /** Where the filled-in files go. */
  NGINX_FILLED: string;
  NGINX_LOGS: string;
  NGINX_CACHE: string;
  /** The pid and what is under way. */
  NGINX_RUN: string;
  NGINX_MODULES: string;
}

/** Where our own streams are written, and what the way to them is signed with. */
export interface Live {
  root: string;
  secret: string;
}

/** Writes the whole configuration of an nginx; returns the file it starts with. */
export function writeNginxFiles(
  values: Values,
  front: { listen: string; http?: string },
  live: Live | null,
): string {
  const templates = import.meta.dirname;
  const folder = values.NGINX_FILLED;
  mkdirSync(folder, { recursive: true });
  const all = { ...values, NGINX_CONF: templates, NGINX_LIVE: join(folder, liveFile) };
  for (const name of ['site.conf', 'desk.conf', 'nginx.conf']) {
    const template = readFileSync(join(templates, `${name}.template`), 'utf8');
    writeFileSync(join(folder, name), fillIn(template, all));
  }
  writeFileSync(join(folder, liveFile), liveConf(live, templates), { mode: 0o640 });
  writeFileSync(join(folder, 'listen.conf'), front.listen);
  writeFileSync(join(folder, 'front.conf'), front.http ?? '');
  return join(folder, 'nginx.conf');
}

/** Holds a secret: only nginx may read it. */
export const liveFile = 'live.conf';

function liveConf(live: Live | null, templates: string): string {
  if (!live) return 'location ^~ /live/ {\n  return 404;\n}\n';
  const template = readFileSync(join(templates, 'live.conf.template'), 'utf8');
  return fillIn(template, {
    LIVE_ROOT: live.root,
    LIVE_SECRET: live.secret,
    NGINX_CONF: templates,
  });
}

/** Puts every `${NAME}` in its place; nginx's own variables have no braces in our templates. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nobody says what \${${name}} is`);
    return value;
  });
}
