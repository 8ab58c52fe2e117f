import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaFolder } from '@kongres/content/config';
import { languages } from '@kongres/content/facts/languages';
import type { Kit } from '../src/offline/kit.ts';
import { kitAddress, notKeptAddress, notKeptStyle } from '../src/offline/addresses.ts';
import { buildOfflineWorkers, buildRedirectScript } from './build-scripts.ts';
import { compress } from './compress.ts';
import { isStaging, publicOrigin as origin } from './config.ts';
import { clientFolder, nginxFolder, webFolder } from './folders.ts';
import { inlineScriptSources } from './inline-scripts.ts';
import { writeManifests } from './manifests.ts';
import { notKeptDocument } from './not-kept-document.ts';
import { fetchBaseStyleOnce } from './prerender/finish-page.ts';
import { prerender } from './prerender/prerender.ts';
import { redirectDocument, redirects } from './redirects.ts';
import { securityTxt } from './security-txt.ts';
import { serverMaps, type BuiltPage } from './server-maps.ts';
import { robots, sitemaps } from './sitemap.ts';

// Writes the pages, and what they need to become a site: everything a static host serves beside them.

const pages = await prerender();
const baseStyle = await findBaseStyle();
const redirectPages = await writeRedirects();
const offlinePages = await writeOffline();
for (const [file, xml] of Object.entries(sitemaps(origin))) await write(file, xml);
await write('/robots.txt', robots(origin));
await write('/.well-known/security.txt', securityTxt(origin, new Date()));
await copyPhotos();
await finishScripts();
writeManifests();
await writeServerMaps([...pages, ...redirectPages, ...offlinePages]);
await compressTheRest();

async function writeRedirects(): Promise<BuiltPage[]> {
  // The script stands first: it must not wait for a style that only those without it will see.
  const script = `<script src="${await buildRedirectScript()}"></script>
<link rel="stylesheet" href="${baseStyle}">`;
  const written = [];
  for (const redirect of redirects) {
    const file = join(redirect.from, 'index.html');
    const html = redirectDocument(redirect, script, origin);
    await write(file, html);
    written.push({ file, scripts: inlineScriptSources(html) });
  }
  return written;
}

async function findBaseStyle(): Promise<string> {
  const style = (await filesOf('.css')).find((file) => /\/base-[\w-]+\.css$/.test(file));
  if (!style) throw new Error('the base style was not built');
  return style.slice(clientFolder.length);
}

/** The worker, and what it shows in place of a page that a device has not got. */
async function writeOffline(): Promise<BuiltPage[]> {
  await buildOfflineWorkers();
  await cp(join(webFolder, 'src/offline/not-kept.css'), join(clientFolder, notKeptStyle));
  const written = [];
  for (const language of languages) {
    const kit = JSON.parse(await readFile(join(clientFolder, kitAddress(language)), 'utf8')) as Kit;
    const file = join(notKeptAddress(language), 'index.html');
    await write(file, notKeptDocument(kit, language, baseStyle));
    written.push({ file, scripts: [] });
  }
  return written;
}

/** The photographs that entries name. */
async function copyPhotos() {
  if (!existsSync(mediaFolder)) return;
  await cp(mediaFolder, join(clientFolder, 'photos'), { recursive: true });
}

async function finishScripts() {
  for (const file of await filesOf('.js')) {
    const text = await readFile(file, 'utf8');
    const once = fetchBaseStyleOnce(text);
    if (once !== text) await writeFile(file, once);
  }
}

/** What the server has to know of the site it reads from the build, not from a copy. */
async function writeServerMaps(built: readonly BuiltPage[]) {
  await mkdir(nginxFolder, { recursive: true });
  for (const [name, rows] of Object.entries(serverMaps(built, isStaging))) {
    await writeFile(join(nginxFolder, `${name}.map`), `${rows.join('\n')}\n`);
  }
}

/** All but the pages, which come compressed. */
async function compressTheRest() {
  const all = new Set(await filesOf(''));
  const files = [...all].filter((file) => !all.has(`${file}.br`));
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
