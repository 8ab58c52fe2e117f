import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { mediaFolder } from '@kongres/content/config';
import { languages } from '@kongres/content/facts/languages';
import type { PrecacheManifest } from '../src/offline/precache-manifest.ts';
import {
  getPrecacheManifestPath,
  getOfflinePagePath,
  offlinePageStylePath,
} from '../src/offline/addresses.ts';
import { buildOfflineWorkers, buildRedirectScript } from './build-scripts.ts';
import { compressFile } from './compress.ts';
import { isStaging, publicOrigin as origin } from './config.ts';
import { clientFolder, nginxFolder, webFolder } from './folders.ts';
import { listInlineScriptSources } from './inline-scripts.ts';
import { writeRouteManifests } from './route-manifests.ts';
import { renderOfflineDocument } from './offline-document.ts';
import { fetchBaseStyleOnce } from './prerender/finish-page.ts';
import { prerenderSite } from './prerender/prerender.ts';
import { renderRedirectDocument, redirects } from './redirects.ts';
import { buildSecurityTxt } from './security-txt.ts';
import { buildServerMaps, type BuiltPage } from './server-maps.ts';
import { buildRobotsTxt, buildSitemaps } from './sitemap.ts';

// Prerenders the pages and writes everything that a static host serves beside them.

const pages = await prerenderSite();
const baseStyle = await findBaseStyle();
const redirectPages = await writeRedirects();
const offlinePages = await writeOfflinePages();
for (const [file, xml] of Object.entries(buildSitemaps(origin))) await writeBuiltFile(file, xml);
await writeBuiltFile('/robots.txt', buildRobotsTxt(origin));
await writeBuiltFile('/.well-known/security.txt', buildSecurityTxt(origin, new Date()));
await copyPhotos();
await finishScripts();
writeRouteManifests();
await writeServerMaps([...pages, ...redirectPages, ...offlinePages]);
await compressRemainingFiles();

async function writeRedirects(): Promise<BuiltPage[]> {
  // The script stands first so that it does not wait for a style sheet.
  const script = `<script src="${await buildRedirectScript()}"></script>
<link rel="stylesheet" href="${baseStyle}">`;
  const builtPages = [];
  for (const redirect of redirects) {
    const file = join(redirect.from, 'index.html');
    const html = renderRedirectDocument(redirect, script, origin);
    await writeBuiltFile(file, html);
    builtPages.push({ file, scripts: listInlineScriptSources(html) });
  }
  return builtPages;
}

async function findBaseStyle(): Promise<string> {
  const style = (await listBuiltFiles('.css')).find((file) => /\/base-[\w-]+\.css$/.test(file));
  if (!style) throw new Error('the base style was not built');
  return style.slice(clientFolder.length);
}

/** Writes the service worker and the offline pages. */
async function writeOfflinePages(): Promise<BuiltPage[]> {
  await buildOfflineWorkers();
  await cp(
    join(webFolder, 'src/offline/offline-page.css'),
    join(clientFolder, offlinePageStylePath),
  );
  const builtPages = [];
  for (const language of languages) {
    const kit = JSON.parse(
      await readFile(join(clientFolder, getPrecacheManifestPath(language)), 'utf8'),
    ) as PrecacheManifest;
    const file = join(getOfflinePagePath(language), 'index.html');
    await writeBuiltFile(file, renderOfflineDocument(kit, language, baseStyle));
    builtPages.push({ file, scripts: [] });
  }
  return builtPages;
}

async function copyPhotos() {
  if (!existsSync(mediaFolder)) return;
  await cp(mediaFolder, join(clientFolder, 'photos'), { recursive: true });
}

async function finishScripts() {
  for (const file of await listBuiltFiles('.js')) {
    const text = await readFile(file, 'utf8');
    const once = fetchBaseStyleOnce(text);
    if (once !== text) await writeFile(file, once);
  }
}

/** The web server includes these maps from the build. */
async function writeServerMaps(built: readonly BuiltPage[]) {
  await mkdir(nginxFolder, { recursive: true });
  for (const [name, rows] of Object.entries(buildServerMaps(built, isStaging))) {
    await writeFile(join(nginxFolder, `${name}.map`), `${rows.join('\n')}\n`);
  }
}

/** Pages are compressed while they are prerendered. */
async function compressRemainingFiles() {
  const all = new Set(await listBuiltFiles(''));
  const files = [...all].filter((file) => !all.has(`${file}.br`));
  for (let start = 0; start < files.length; start += 16) {
    await Promise.all(files.slice(start, start + 16).map(compressFile));
  }
}

async function listBuiltFiles(extension: string): Promise<string[]> {
  const entries = await readdir(clientFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function writeBuiltFile(path: string, content: string) {
  const file = join(clientFolder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
