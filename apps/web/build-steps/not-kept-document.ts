import { brand } from '@kongres/content/facts/brand';
import type { Language } from '@kongres/content/facts/languages';
import { notKeptStyle } from '../src/offline/addresses.ts';
import type { Kit } from '../src/offline/kit.ts';

/** Shown without a network where a page is not on the device: what is, and a link to try again. */
export function notKeptDocument({ pages, texts }: Kit, { id }: Language, style: string): string {
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
<link rel="stylesheet" href="${notKeptStyle}">
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
