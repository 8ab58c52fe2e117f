import { brand } from '@kongres/content/facts/brand';
import { defaultLanguage, languages, type Language } from '@kongres/content/facts/languages';
import {
  addressOf,
  aliases,
  isPrivate,
  pageTable,
  type PageId,
} from '../src/routing/page-table.ts';

interface Redirect {
  /** The address that leads elsewhere. */
  from: string;
  to: PageId;
  /** Known when the address has a prefix; otherwise the visitor's language is looked for. */
  language?: Language;
}

/** Every unprefixed page, and the old addresses with a prefix and without. */
export const redirects: readonly Redirect[] = [
  ...pageTable.map(({ id, path }) => ({ from: `/${path}`, to: id })),
  ...Object.entries(aliases).flatMap(([alias, to]) => [
    { from: `/${alias}`, to },
    ...languages.map((language) => ({ from: `/${language.path}/${alias}`, to, language })),
  ]),
];

/** A page that only sends on: by script into the visitor's language, without scripts into Polish. */
export function redirectDocument(redirect: Redirect, head: string, origin: string): string {
  const { language } = redirect;
  const target = addressOf(redirect.to, language ?? defaultLanguage);
  const path = pageTable.find((page) => page.id === redirect.to)?.path ?? '';
  const forSearchEngines = isPrivate(path)
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${origin}${addressOf(redirect.to, defaultLanguage)}">`;
  return `<!doctype html>
<html lang="${defaultLanguage.id}" data-path="${path}"${language ? ` data-language="${language.path}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.full}</title>
<link rel="icon" href="/art/icon.svg" type="image/svg+xml">
${forSearchEngines}
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
${head}
</head>
<body>
<main class="wrap"><h1><a href="${target}">${brand.full}</a></h1></main>
</body>
</html>
`;
}
