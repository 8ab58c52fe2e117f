import { brand } from '@kongres/content/facts/brand';
import { pick } from '@kongres/content/facts/collection';
import { defaultLanguage, languages, type Language } from '@kongres/content/facts/languages';
import { aliases, isPrivate, pageTable, withPrefix } from '@kongres/contract/pages';
import { pagePaths } from './page-paths.ts';

interface Redirect {
  /** The address that leads elsewhere. */
  from: string;
  /** The path of a page, without a prefix. */
  to: string;
  /** Known when the address has a prefix; otherwise the visitor's language is looked for. */
  language?: Language;
}

/** Every unprefixed page, and the old addresses with a prefix and without. */
export const redirects: readonly Redirect[] = [
  ...pagePaths().map((path) => ({ from: `/${path}`, to: path })),
  ...Object.entries(aliases).flatMap(([alias, page]) => {
    const to = pick(pageTable, page).path;
    return [
      { from: `/${alias}`, to },
      ...languages.map((language) => ({ from: `/${language.path}/${alias}`, to, language })),
    ];
  }),
];

/** A page that only sends on: by script into the visitor's language, without scripts into Polish. */
export function redirectDocument(redirect: Redirect, head: string, origin: string): string {
  const { to: path, language } = redirect;
  const target = withPrefix(path, language ?? defaultLanguage);
  const forSearchEngines = isPrivate(path)
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${origin}${withPrefix(path, defaultLanguage)}">`;
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
