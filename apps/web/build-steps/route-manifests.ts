import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '@kongres/content/facts/languages';
import { filterRoutes, type ManifestRoute } from '../src/lib/routing/filter-routes.ts';
import { clientFolder } from './folders.ts';

const folder = join(clientFolder, 'assets');
const manifestPattern = /^(window\.__reactRouterManifest=)(.*);$/s;

/** React Router lists the routes of all languages in one manifest; each language gets its own. */
export function writeRouteManifests(): void {
  const name = readdirSync(folder).find((file) => /^manifest-[0-9a-f]+\.js$/.test(file));
  const [, start, json] =
    manifestPattern.exec(readFileSync(join(folder, name ?? ''), 'utf8')) ?? [];
  if (!name || !start || !json)
    throw new Error('React Router writes its route manifest in another format');
  const manifest = JSON.parse(json) as { routes: Record<string, ManifestRoute> };
  for (const language of languages) {
    const routes = filterRoutes(manifest.routes, language.path);
    const file = join(folder, getManifestName(name, language));
    writeFileSync(file, `${start}${JSON.stringify({ ...manifest, routes })};`);
  }
}

export function linkLanguageManifest(html: string, language: Language | undefined): string {
  if (!language) return html;
  return html.replaceAll(/manifest-[0-9a-f]+\.js/g, (name) => getManifestName(name, language));
}

function getManifestName(name: string, language: Language): string {
  return name.replace('.js', `.${language.path}.js`);
}
