import { brand } from '@kongres/content/facts/brand';
import { getRow } from '@kongres/content/facts/collection';
import { defaultLanguage, languages, type Language } from '@kongres/content/facts/languages';
import { pageAliases, isPrivatePage, pageTable, addLanguagePrefix } from '@kongres/contract/pages';
import { listPagePaths } from './page-paths.ts';

interface Redirect {
  from: string;
  /** Page path without language prefix. */
  to: string;
  /** Set when the address has a prefix; otherwise the visitor's language is detected. */
  language?: Language;
}

/** Every unprefixed page, and the old addresses with and without a prefix. */
export const redirects: readonly Redirect[] = [
  ...listPagePaths().map((path) => ({ from: `/${path}`, to: path })),
  ...Object.entries(pageAliases).flatMap(([alias, page]) => {
    const to = getRow(pageTable, page).path;
    return [
      { from: `/${alias}`, to },
      ...languages.map((language) => ({ from: `/${language.path}/${alias}`, to, language })),
    ];
  }),
];

/** Redirects by script to the visitor's language, without scripts to Polish. */
export function renderRedirectDocument(redirect: Redirect, head: string, origin: string): string {
  const { to: path, language } = redirect;
  const target = addLanguagePrefix(path, language ?? defaultLanguage);
  const forSearchEngines = isPrivatePage(path)
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${origin}${addLanguagePrefix(path, defaultLanguage)}">`;
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
