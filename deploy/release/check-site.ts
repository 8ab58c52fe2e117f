import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const address = String.raw`/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?`;
const source = String.raw`'sha256-[A-Za-z0-9+/]{43}='`;

/** Allowed lines of maps that differ between builds, and the page that each line must refer to. */
const lineRules: Record<string, { form: RegExp; page: (found: string) => string }> = {
  'addresses.map': {
    // The path, optionally with a trailing slash, maps to the same path.
    form: new RegExp(`^(?<of>${address})/? \\k<of>;$`),
    page: (found) => join(found, 'index.html'),
  },
  'inline-scripts.map': {
    form: new RegExp(
      String.raw`^(?<of>/(?:[a-z0-9-]+/)*[a-z0-9-]+\.html) "(?:${source}(?: ${source})*)?";$`,
    ),
    page: (found) => found,
  },
};

/** Maps that must match the running release, because the API depends on the same facts. */
const unchangedMaps = ['live-pages.map', 'not-found.map', 'problems.map', 'sale.map'];

/** The maps become nginx configuration, so every line must match what a build writes. Throws at the first other line. */
export function checkSite(site: string, runningSite: string, stage: string): void {
  const read = (folder: string, name: string) => readFileSync(join(folder, 'nginx', name), 'utf8');
  const wanted = [...Object.keys(lineRules), ...unchangedMaps, 'robots.map'].toSorted();
  const found = readdirSync(join(site, 'nginx')).toSorted();
  if (found.join() !== wanted.join()) {
    throw new Error(`expected maps ${wanted.join(', ')}; found ${found.join(', ')}`);
  }
  for (const name of unchangedMaps) {
    if (read(site, name) === read(runningSite, name)) continue;
    throw new Error(`${name} differs from the running release`);
  }
  const robots = stage === 'staging' ? 'noindex, nofollow' : '';
  if (read(site, 'robots.map') !== `default "${robots}";\n`) {
    throw new Error(`robots.map does not match the stage "${stage}"`);
  }
  for (const [name, row] of Object.entries(lineRules)) checkRows(site, name, read(site, name), row);
}

function checkRows(
  site: string,
  name: string,
  text: string,
  { form, page }: { form: RegExp; page: (found: string) => string },
) {
  if (!text.endsWith('\n')) throw new Error(`${name} is truncated`);
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    const of = form.exec(line)?.groups?.['of'];
    if (of !== undefined && existsSync(join(site, 'client', page(of)))) continue;
    const quoted = JSON.stringify(line.slice(0, 100));
    throw new Error(
      of === undefined
        ? `${name}, line ${index + 1}, is not a line of a build: ${quoted}`
        : `${name}, line ${index + 1}, names a missing page: ${quoted}`,
    );
  }
}
