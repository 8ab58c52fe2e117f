import { defaultLanguage, languages } from '@kongres/content/facts/languages';
import { isPrivate, withPrefix } from '@kongres/contract/pages';
import { pagePaths } from './page-paths.ts';

/** As many versions of pages as one file may list: far below what search engines read, and quickly fetched. */
const mostAddresses = 5000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * Every page for the public in every language, each with all its versions under their final addresses. Where
 * one file would be too long, /sitemap.xml names the files that list them. The files by their addresses.
 */
export function sitemaps(
  origin: string,
  paths: readonly string[] = pagePaths(),
): Record<string, string> {
  const shown = paths.filter((path) => !isPrivate(path));
  const size = Math.floor(mostAddresses / languages.length);
  if (shown.length <= size) return { '/sitemap.xml': listOf(origin, shown) };
  const parts = Array.from({ length: Math.ceil(shown.length / size) }, (_, part) => ({
    address: `/sitemap-${part + 1}.xml`,
    paths: shown.slice(part * size, (part + 1) * size),
  }));
  const names = parts.map(({ address }) => `<sitemap><loc>${origin}${address}</loc></sitemap>`);
  return {
    '/sitemap.xml': `${declaration}\n<sitemapindex ${namespace}>\n${names.join('\n')}\n</sitemapindex>\n`,
    ...Object.fromEntries(parts.map((part) => [part.address, listOf(origin, part.paths)])),
  };
}

function listOf(origin: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const versions = [
      ...languages.map((language) => ({ hreflang: language.id as string, language })),
      { hreflang: 'x-default', language: defaultLanguage },
    ].map(
      ({ hreflang, language }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${withPrefix(path, language)}"/>`,
    );
    return languages.map(
      (language) =>
        `<url><loc>${origin}${withPrefix(path, language)}</loc>\n${versions.join('\n')}</url>`,
    );
  });
  return `${declaration}
<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
