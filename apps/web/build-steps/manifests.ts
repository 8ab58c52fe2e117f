import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@kongres/content/facts/languages';
import { neededRoutes, type ManifestRoute } from '../src/lib/routing/needed-routes.ts';
import { clientFolder } from './folders.ts';

const folder = join(clientFolder, 'assets');
const written = /^(window\.__reactRouterManifest=)(.*);$/s;

/** React Router lists the routes of all languages in one file; each language gets its own. */
export function writeManifests(): void {
  const name = readdirSync(folder).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
  const [, start, json] = written.exec(readFileSync(join(folder, name ?? ''), 'utf8')) ?? [];
  if (!name || !start || !json) throw new Error('the list of routes is not written as it was');
  const manifest = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  for (const language of languages) {
    const routes = neededRoutes(manifest.routes, language.path);
    const file = join(folder, manifestOf(name, language));
    writeFileSync(file, `${start}${JSON.stringify({ ...manifest, routes })};`);
  }
}

/** The page asks for the routes of its own language, if it has one. */
export function askForOwnManifest(html: string, language: Language | undefined): string {
  if (!language) return html;
  return html.replaceAll(/manifest-[0-9a-f]+\.js/g, (name) => manifestOf(name, language));
}

function manifestOf(name: string, language: Language): string {
  return name.replace('.js', `.${language.path}.js`);
}
