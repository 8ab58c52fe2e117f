import { brand } from '@kongres/content/facts/brand';
import type { Language } from '@kongres/content/facts/languages';
import { offlinePageStylePath } from '../src/offline/addresses.ts';
import type { PrecacheManifest } from '../src/offline/precache-manifest.ts';

/** Served without a network for a page that is not cached: the cached pages and a link to try again. */
export function renderOfflineDocument(
  { pages, texts }: PrecacheManifest,
  { id }: Language,
  style: string,
): string {
  const { title, text, again } = texts.missing;
  const links = pages.map(({ address, name }) => `<li><a href="${address}">${name}</a></li>`);
  return `<!doctype html>
<html lang="${id}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand.full}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/art/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${style}">
<link rel="stylesheet" href="${offlinePageStylePath}">
</head>
<body>
<main class="wrap">
<img src="/art/logo.svg" alt="${brand.full}" width="57" height="45">
<h1>${title}</h1>
<p>${text}</p>
<ul>
${links.join('\n')}
</ul>
<p><a href="">${again}</a></p>
</main>
</body>
</html>
`;
}
