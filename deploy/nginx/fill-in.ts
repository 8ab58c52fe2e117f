import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the templates leave open, for a server and for a developer's machine alike. */
export interface Values {
  API_ONE: string;
  API_TWO: string;
  /** The built site, and the maps that go with it. */
  SITE_ROOT: string;
  NGINX_MAPS: string;
  /** Where the filled-in files go. */
  NGINX_FILLED: string;
  NGINX_LOGS: string;
  NGINX_CACHE: string;
  /** The pid and what is under way. */
  NGINX_RUN: string;
  NGINX_MODULES: string;
}

/** Writes the whole configuration of an nginx; returns the file it starts with. */
export function writeNginxFiles(values: Values, front: { listen: string; http?: string }): string {
  const templates = import.meta.dirname;
  const folder = values.NGINX_FILLED;
  mkdirSync(folder, { recursive: true });
  const all = { ...values, NGINX_CONF: templates };
  for (const name of ['site.conf', 'nginx.conf']) {
    const template = readFileSync(join(templates, `${name}.template`), 'utf8');
    writeFileSync(join(folder, name), fillIn(template, all));
  }
  writeFileSync(join(folder, 'listen.conf'), front.listen);
  writeFileSync(join(folder, 'front.conf'), front.http ?? '');
  return join(folder, 'nginx.conf');
}

/** Puts every `${NAME}` in its place; nginx's own variables have no braces in our templates. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\$\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nobody says what \${${name}} is`);
    return value;
  });
}
