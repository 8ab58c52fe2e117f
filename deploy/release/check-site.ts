import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const address = String.raw`/(?:[a-z0-9-]+(?:/[a-z0-9-]+)*)?`;
const source = String.raw`'sha256-[A-Za-z0-9+/]{43}='`;

/** What a line of a map looks like that differs from build to build, with the page that it is about. */
const rows: Record<string, { form: RegExp; page: (found: string) => string }> = {
  'addresses.map': {
    // The address, perhaps with a slash too many, and the address: it leads to no other place.
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

/** Maps that come with the programs: they name tickets, languages and refusals, which the API has as well. */
const unchanged = ['live-pages.map', 'not-found.map', 'problems.map', 'sale.map'];

/**
 * nginx reads the maps of a site as a part of its configuration, so no line of theirs may say more than a build has to
 * say. Throws at the first one that does.
 */
export function checkSite(site: string, runningSite: string, stage: string): void {
  const read = (folder: string, name: string) => readFileSync(join(folder, 'nginx', name), 'utf8');
  const wanted = [...Object.keys(rows), ...unchanged, 'robots.map'].toSorted();
  const found = readdirSync(join(site, 'nginx')).toSorted();
  if (found.join() !== wanted.join()) {
    throw new Error(`the maps should be ${wanted.join(', ')}; there are ${found.join(', ')}`);
  }
  for (const name of unchanged) {
    if (read(site, name) === read(runningSite, name)) continue;
    throw new Error(`${name} is not the one that the programs came with`);
  }
  const robots = stage === 'staging' ? 'noindex, nofollow' : '';
  if (read(site, 'robots.map') !== `default "${robots}";\n`) {
    throw new Error(`robots.map does not fit the stage "${stage}"`);
  }
  for (const [name, row] of Object.entries(rows)) checkRows(site, name, read(site, name), row);
}

function checkRows(
  site: string,
  name: string,
  text: string,
  { form, page }: { form: RegExp; page: (found: string) => string },
) {
  if (!text.endsWith('\n')) throw new Error(`${name} breaks off`);
  for (const [index, line] of text.slice(0, -1).split('\n').entries()) {
    const of = form.exec(line)?.groups?.['of'];
    if (of !== undefined && existsSync(join(site, 'client', page(of)))) continue;
    const said = JSON.stringify(line.slice(0, 100));
    throw new Error(
      of === undefined
        ? `${name}, line ${index + 1}, is nothing that a build writes: ${said}`
        : `${name}, line ${index + 1}, names a page that is not there: ${said}`,
    );
  }
}
