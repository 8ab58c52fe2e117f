import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaFolder } from '@kongres/content/config';
import { languages } from '@kongres/content/facts/languages';
import { buildRedirectScript } from './build-redirect-script.ts';
import { compress } from './compress.ts';
import { isStaging, publicOrigin as origin } from './config.ts';
import { clientFolder, nginxFolder } from './folders.ts';
import { redirectDocument, redirects } from './redirects.ts';
import { securityTxt } from './security-txt.ts';
import { serverMaps } from './server-maps.ts';
import { robots, sitemap } from './sitemap.ts';

// What the prerendered pages need to become a site: everything a static host serves beside them.

await removeFileData();
await moveNotFoundPages();
await writeRedirects();
await write('/sitemap.xml', sitemap(origin));
await write('/robots.txt', robots(origin));
await write('/.well-known/security.txt', securityTxt(origin, new Date()));
await copyPhotos();
await inlineDrawings();
await lowerScriptPriority();
await fetchBaseStyleOnce();
await writeServerMaps();
await compressEverything();

/** Drawings and press files are fetched as they are; nobody asks for them as route data. */
async function removeFileData() {
  const data = await filesOf('.data');
  await Promise.all(data.filter((file) => /\.\w+\.data$/.test(file)).map((file) => rm(file)));
}

/** /pl/404 is not an address: the pages move to where only the server's error handling finds them. */
async function moveNotFoundPages() {
  await mkdir(join(clientFolder, '404'), { recursive: true });
  for (const { path } of languages) {
    await rename(
      join(clientFolder, path, '404/index.html'),
      join(clientFolder, '404', `${path}.html`),
    );
    await rm(join(clientFolder, path, '404'), { recursive: true });
    await rm(join(clientFolder, path, '404.data'));
  }
}

async function writeRedirects() {
  // The script stands first: it must not wait for a style that only those without it will see.
  const style = (await filesOf('.css')).find((file) => /\/base-[\w-]+\.css$/.test(file));
  if (!style) throw new Error('the base style was not built');
  const script = `<script src="${await buildRedirectScript()}"></script>
<link rel="stylesheet" href="${style.slice(clientFolder.length)}">`;
  for (const redirect of redirects) {
    await write(join(redirect.from, 'index.html'), redirectDocument(redirect, script, origin));
  }
}

/** The photographs that entries name. */
async function copyPhotos() {
  if (!existsSync(mediaFolder)) return;
  await cp(mediaFolder, join(clientFolder, 'photos'), { recursive: true });
}

/** The hero's drawing belongs to the first picture of the page, so it travels in the HTML itself. */
async function inlineDrawings() {
  const slot = /(<div[^>]*data-inline-drawing="([\w-]+)"[^>]*>)(?=<\/div>)/g;
  const read = (name: string) => readFile(join(clientFolder, 'art', `${name}.svg`), 'utf8');
  for (const file of await filesOf('.html')) {
    const html = await readFile(file, 'utf8');
    const names = [...html.matchAll(slot)].map(([, , name = '']) => name);
    if (names.length === 0) continue;
    const drawings = new Map(
      await Promise.all(names.map(async (name) => [name, await read(name)] as const)),
    );
    const filled = html.replace(
      slot,
      (_all, open: string, name: string) => open + drawings.get(name),
    );
    await writeFile(file, filled);
  }
}

/** Text and styles come first; the scripts only add what the page can wait for. */
async function lowerScriptPriority() {
  for (const file of await filesOf('.html')) {
    const html = await readFile(file, 'utf8');
    const lowered = html
      .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
      .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
    await writeFile(file, lowered);
  }
}

/**
 * React Router writes "#" behind a style that a part loaded later needs as well: such a part then fetches
 * it again, as the page that brought it may have gone. The base style never goes, and fetched again it sets
 * its fonts anew: the page jumps, and a button that was about to be pressed is somewhere else.
 */
async function fetchBaseStyleOnce() {
  for (const file of [...(await filesOf('.html')), ...(await filesOf('.js'))]) {
    const text = await readFile(file, 'utf8');
    const once = text.replaceAll(/(\/base-[\w-]+\.css)#/g, '$1');
    if (once !== text) await writeFile(file, once);
  }
}

/** What the server has to know of the site it reads from the build, not from a copy. */
async function writeServerMaps() {
  await mkdir(nginxFolder, { recursive: true });
  const pages = await Promise.all(
    (await filesOf('.html')).map(async (file) => ({
      file: file.slice(clientFolder.length),
      html: await readFile(file, 'utf8'),
    })),
  );
  for (const [name, rows] of Object.entries(serverMaps(pages, isStaging))) {
    await writeFile(join(nginxFolder, `${name}.map`), `${rows.join('\n')}\n`);
  }
}

async function compressEverything() {
  const files = await filesOf('');
  for (let start = 0; start < files.length; start += 16) {
    await Promise.all(files.slice(start, start + 16).map(compress));
  }
}

async function filesOf(ending: string): Promise<string[]> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function write(path: string, content: string) {
  const file = join(clientFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
